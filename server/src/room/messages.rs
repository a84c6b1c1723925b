//! What a room says: made for one class of viewers, out of one fold.

use super::fold::{Fold, GameState};
use super::host::needed;
use super::play::Class;
use super::take_back::{TakeBack, take_back};
use crate::secrets::hex;
use games::{Seat, Viewer as Eye};
use protocol::{
    ChatLine, Fairness, Motion, Presence, ProtocolVersion, Revealed, RoomLine, RoomPhase, RoomView, Seq,
    ServerMessage, TakeBackOffer, Viewer, Vote,
};

/// As whom a class sees the game.
pub(super) fn eye(fold: &Fold, class: Class) -> Eye {
    match class {
        Class::Seat(seat) => Eye::Seat(seat),
        Class::Watchers => fold.watching_eye(),
        // Whoever agreed to show a hand agreed to show it to watchers, not to those who sit at the same table.
        Class::Screen => Eye::Spectator,
    }
}

fn viewer(class: Class) -> Viewer {
    match class {
        Class::Seat(seat) => Viewer::Seat { seat },
        Class::Watchers => Viewer::Spectator {},
        Class::Screen => Viewer::Screen {},
    }
}

/// The room as a class sees it.
pub(super) fn room_view(fold: &Fold, class: Class, now_ms: i64) -> RoomView {
    let over = matches!(fold.phase, RoomPhase::Over | RoomPhase::Abandoned);
    let game = fold.game.as_ref();
    RoomView {
        phase: fold.phase,
        host: fold.host,
        seats: Seat::ALL.into_iter().zip(&fold.seats).map(|(seat, state)| state.view(seat)).collect(),
        settings: fold.settings.clone(),
        fairness: (!fold.practice).then(|| Fairness {
            commitment: fold.secret.commitment(),
            revealed: game.filter(|_| over).map(|game| revealed(fold, game)),
        }),
        game_id: fold.game_id.clone(),
        clocks: game.and_then(|game| game.clock.as_ref()).map(|clock| clock.view(now_ms)),
        take_back: fold.offer.as_ref().map(|offer| TakeBackOffer {
            offer: offer.seq,
            by: offer.by,
            from: offer.from,
            seen: match take_back(fold, offer.by, offer.from) {
                Some(TakeBack::Asked { seen }) => seen,
                Some(TakeBack::Free) | None => 0,
            },
            agreed: offer.agreed.clone(),
        }),
        votes: votes(fold),
        codes: matches!(class, Class::Seat(_)).then(|| fold.codes.clone()),
        rematch: fold.rematch.clone(),
        screens: match class {
            Class::Seat(_) => u32::try_from(fold.screens.count()).unwrap_or(u32::MAX),
            Class::Watchers | Class::Screen => 0,
        },
        practice: fold.practice,
        reinvites: fold.reinvites.clone(),
        open_passes: open_passes(fold, class),
        hook: fold.told.hook_view().filter(|_| matches!(class, Class::Seat(_))),
    }
}

/// The passes of the viewer's own seat; those that the host makes are the host's to hand on.
fn open_passes(fold: &Fold, class: Class) -> u32 {
    let Class::Seat(seat) = class else { return 0 };
    let person = fold.seats.get(seat.index()).and_then(|state| state.person());
    let open = person.map_or(0, |person| person.passes.iter().filter(|pass| !pass.invites).count());
    u32::try_from(open).unwrap_or(u32::MAX)
}

fn revealed(fold: &Fold, game: &GameState) -> Revealed {
    Revealed {
        secret: fold.secret.reveal().to_owned(),
        game_id: fold.game_id.clone(),
        nonces: game.nonces.clone(),
        seed: hex(&game.seed.0),
    }
}

fn votes(fold: &Fold) -> Vec<Vote> {
    let mut motions: Vec<Motion> = Vec::new();
    for (motion, _) in &fold.votes {
        if !motions.contains(motion) {
            motions.push(*motion);
        }
    }
    let vote = |motion| Vote {
        motion,
        votes: fold.votes.iter().filter(|(on, _)| *on == motion).map(|(_, seat)| *seat).collect(),
        needed: u32::try_from(needed(fold, motion)).unwrap_or(u32::MAX),
    };
    motions.into_iter().map(vote).collect()
}

/// Who is welcomed, and what the fold does not know.
pub(super) struct Welcomed {
    pub(super) class: Class,
    pub(super) chat: Vec<ChatLine>,
    pub(super) presence: Presence,
    pub(super) now_ms: i64,
}

/// The answer to `hello`: all of it, or what is beyond a number that is known.
pub(super) fn welcome(fold: &Fold, seen: Seq, welcomed: Welcomed) -> ServerMessage {
    let Welcomed { class, chat, presence, now_ms } = welcomed;
    // One who has seen more than there is, as after a restored backup, has to begin anew; so has everybody when
    // the game is over, as then every line may read differently.
    let since = if seen <= fold.seq && fold.phase != RoomPhase::Over { seen } else { Seq(0) };
    let table = fold.game.as_ref().map(|game| game.play.table(eye(fold, class), fold.key().as_ref(), since));
    ServerMessage::Welcome {
        version: ProtocolVersion::CURRENT,
        viewer: viewer(class),
        seq: fold.seq,
        since,
        room: Box::new(room_view(fold, class, now_ms)),
        log: log_after(fold, since),
        table,
        chat,
        presence,
    }
}

fn log_after(fold: &Fold, since: Seq) -> Vec<RoomLine> {
    fold.log.iter().filter(|line| line.seq > since).cloned().collect()
}

/// What changed of a room.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Change {
    /// Something about the room itself.
    pub(super) room: bool,
    /// The game has begun.
    pub(super) begun: bool,
    /// Something happened in the game.
    pub(super) moved: bool,
}

/// What is new to a class after the facts beyond `since`.
pub(super) fn update(fold: &Fold, class: Class, since: Seq, change: Change, now_ms: i64) -> ServerMessage {
    let eye = eye(fold, class);
    let room = change.room.then(|| Box::new(room_view(fold, class, now_ms)));
    let log = log_after(fold, since);
    let (mut table, mut news) = (None, None);
    let key = fold.key();
    if let Some(game) = &fold.game {
        if change.begun {
            table = Some(game.play.table(eye, key.as_ref(), Seq(0)));
        } else if change.moved {
            news = Some(game.play.news(eye, key.as_ref(), since));
        }
    }
    ServerMessage::Update { seq: fold.seq, room, log, table, news }
}
