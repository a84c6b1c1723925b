//! One who sends and never reads.

use std::io::Write;
use std::time::{Duration, Instant};

use super::check_works;
use crate::socket::{Socket, open_room};
use crate::test_app::TestApp;

/// `[` as a masked text frame: two bytes of head, four of mask, one of text.
const FRAME: [u8; 7] = [0x81, 0x81, 0, 0, 0, 0, b'['];

#[test]
fn one_who_takes_nothing_is_cut_off_and_nobody_waits_for_it() {
    let app = TestApp::start_with(&[
        "--send-timeout-ms",
        "100",
        "--max-mistakes",
        "1000000000",
        "--socket-messages",
        "1000000/s",
        "--address-messages",
        "1000000/s",
    ]);
    let seat = open_room(&app);
    let (mut good, _) = Socket::enter(&app, &seat);
    let (mut stuck, _) = Socket::enter(&app, &seat);
    let flood = FRAME.repeat(1000);
    let start = Instant::now();
    // Writes until the server has cut it off; what it answers is never read.
    stuck.stream().set_write_timeout(Some(Duration::from_secs(5))).unwrap();
    while stuck.stream().write_all(&flood).is_ok() {
        assert!(start.elapsed() < Duration::from_mins(1), "it is still there");
    }
    let counted = "sanmon_sockets_dropped_total{reason=\"slow\"} 1";
    let metrics = app.get("/metrics").body;
    assert!(metrics.contains(counted), "{metrics}");
    check_works(&mut good);
}
