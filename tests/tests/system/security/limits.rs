//! Limits of the whole house and of a table. Those of sockets and addresses are in `guards`.

use serde_json::json;

use crate::socket::{Socket, open_room, wish};
use crate::test_app::TestApp;

#[test]
fn a_full_house_opens_no_room_and_a_full_table_takes_no_watcher() {
    let app = TestApp::start_with(&["--max-rooms", "1", "--max-watchers", "1"]);
    let seat = open_room(&app);
    let (_host, welcome) = Socket::enter(&app, &seat);
    let full = app.post_json("/api/rooms", &wish());
    assert_eq!((full.status, &full.json()["code"]), (503, &json!("full")), "{}", full.body);
    let code = &welcome["room"]["codes"]["watch"];
    let watch = || {
        let mut socket = Socket::open(&app);
        let who = json!({ "as": "spectator", "code": code });
        socket.say(&json!({ "type": "hello", "version": 1, "room": seat["room"], "who": who, "seen": 0 }));
        let answer = socket.answer();
        (socket, answer)
    };
    let (_first, answer) = watch();
    assert_eq!(answer["type"], "welcome", "{answer}");
    let (_second, answer) = watch();
    assert_eq!(answer["code"], "full", "{answer}");
    // Those who sit are not kept out by those who watch.
    let (mut again, _) = Socket::enter(&app, &seat);
    again.say(&json!({ "type": "ping" }));
    assert_eq!(again.answer(), json!({ "type": "pong" }));
}
