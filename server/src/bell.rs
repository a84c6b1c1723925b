//! An alarm that is put off again and again, as by each message that comes.

use std::pin::Pin;
use tokio::time::{Instant, Sleep, sleep_until};

/// Rings at the time it is asked for. It is set anew only where that is sooner than it would ring by itself: to set a timer for
/// each message costs more than to look once in a while whether the time has come.
#[derive(Debug)]
pub(crate) struct Bell(Pin<Box<Sleep>>);

impl Bell {
    pub(crate) fn new() -> Self {
        Self(Box::pin(sleep_until(Instant::now())))
    }

    /// Waits for a time. It may be dropped and called again at any time, with another one.
    pub(crate) async fn rings_at(&mut self, at: Instant) {
        if at < self.0.deadline() {
            self.0.as_mut().reset(at);
        }
        loop {
            self.0.as_mut().await;
            if at <= Instant::now() {
                return;
            }
            self.0.as_mut().reset(at);
        }
    }
}
