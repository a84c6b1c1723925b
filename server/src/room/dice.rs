//! The dice of a room: its seed, and nothing else in the shipped program.

use games::dice::{Dice, DrawNumber, Seed, Stream};
use protocol::RoomId;
use std::fmt::{Debug, Formatter};
use std::sync::Arc;

/// The dice of one game.
#[derive(Clone)]
pub(super) struct RoomDice(Arc<dyn Dice + Send + Sync>);

impl RoomDice {
    /// The dice of a seed. Tests may have left a script for the room.
    pub(super) fn new(seed: &Seed, room: &RoomId) -> Self {
        #[cfg(test)]
        if let Some(scripted) = script::of(room) {
            return Self(scripted);
        }
        #[cfg(not(test))]
        let _ = room;
        Self(Arc::new(seed.clone()))
    }
}

impl Dice for RoomDice {
    fn stream(&self, number: DrawNumber) -> Stream {
        self.0.stream(number)
    }
}

/// Dice are not for logs.
impl Debug for RoomDice {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("RoomDice(…)")
    }
}

/// Scripted dice, for tests alone: a seed for each draw.
#[cfg(test)]
pub(super) mod script {
    use super::{Arc, Dice, DrawNumber, RoomId, Seed, Stream};
    use std::collections::HashMap;
    use std::sync::{LazyLock, Mutex};

    static SCRIPTS: LazyLock<Mutex<HashMap<String, Arc<Script>>>> = LazyLock::new(Mutex::default);

    /// The seed of each draw that is not the usual one.
    #[derive(Debug)]
    pub(in crate::room) struct Script {
        pub(in crate::room) usual: Seed,
        pub(in crate::room) others: HashMap<DrawNumber, Seed>,
    }

    impl Dice for Script {
        fn stream(&self, number: DrawNumber) -> Stream {
            self.others.get(&number).unwrap_or(&self.usual).stream(number)
        }
    }

    pub(super) fn of(room: &RoomId) -> Option<Arc<dyn Dice + Send + Sync>> {
        let scripts = SCRIPTS.lock().unwrap();
        scripts.get(room.as_str()).cloned().map(|script| script as Arc<dyn Dice + Send + Sync>)
    }

    /// Leaves a script for a room that has not begun.
    pub(in crate::room) fn leave(room: &RoomId, script: Script) {
        SCRIPTS.lock().unwrap().insert(room.as_str().to_owned(), Arc::new(script));
    }
}
