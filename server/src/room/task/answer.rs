//! How a room answers those who play, watch and write.

use super::input::{Outgoing, Place};
use super::{Failed, Room, Stop};
use crate::metrics::Asked;
use crate::names;
use crate::room::decide::{self, Done, Refused};
use crate::room::fact::Fact;
use crate::room::play::Class;
use crate::room::rematch;
use crate::time::now_ms;
use games::Seat;
use protocol::{
    Act, ClientMessage, CommandId, DecisionKey, ErrorCode, GameCommand, Rematch, RoomPhase, Seq,
    ServerMessage, TryResult,
};
use tokio::sync::mpsc;
use tracing::error;

impl Room {
    pub(super) async fn say(
        &mut self,
        Place { class, term }: Place,
        message: ClientMessage,
        reply: &mpsc::UnboundedSender<Outgoing>,
    ) -> Result<(), Stop> {
        // One whose seat is gone may still read, as one who watches may, until the socket is closed.
        let class = if term == self.term(class) { class } else { Class::Watchers };
        let asked = Asked::of(&message);
        let answer = match (class, message) {
            (Class::Seat(seat), ClientMessage::Command { id, key, command }) => {
                self.command(seat, id, &key, &command).await?
            }
            (Class::Seat(seat), ClientMessage::Act { id, act }) => self.act(seat, id, &act).await?,
            (Class::Seat(seat), ClientMessage::Try { id, command }) => {
                match decide::preview(&self.machine.fold, seat, &command) {
                    Ok(preview) => ServerMessage::Tried { id, result: TryResult::from(preview) },
                    Err(Refused::Rules(refusal)) => {
                        ServerMessage::Tried { id, result: TryResult::from(refusal) }
                    }
                    Err(Refused::Error(code)) => ServerMessage::error(Some(id), code),
                }
            }
            (class, ClientMessage::Chat { id, text }) => self.chat(class, id, &text).await?,
            (
                Class::Watchers,
                ClientMessage::Command { id, .. }
                | ClientMessage::Act { id, .. }
                | ClientMessage::Try { id, .. },
            ) => ServerMessage::error(Some(id), ErrorCode::NotSeated),
            (_, ClientMessage::Hello { .. } | ClientMessage::Ping {}) => {
                ServerMessage::error(None, ErrorCode::OutOfOrder)
            }
        };
        let _ = reply.send(Outgoing::answer(asked, &answer));
        Ok(())
    }

    async fn command(
        &mut self,
        seat: Seat,
        id: CommandId,
        key: &DecisionKey,
        command: &GameCommand,
    ) -> Result<ServerMessage, Stop> {
        if let Some(seq) = self.done(seat, &id) {
            return Ok(done_before(id, seq, self.machine.command_at(seq) == Some(command)));
        }
        if self.machine.is_full() {
            return Ok(ServerMessage::error(Some(id), ErrorCode::Full));
        }
        match decide::command(&self.machine.fold, seat, key, command, false) {
            Ok(facts) => self.save_and_answer(facts, seat, id).await,
            Err(Refused::Rules(refusal)) => Ok(ServerMessage::refused(id, refusal)),
            Err(Refused::Error(code)) => Ok(ServerMessage::error(Some(id), code)),
        }
    }

    async fn act(&mut self, seat: Seat, id: CommandId, act: &Act) -> Result<ServerMessage, Stop> {
        if let Some(seq) = self.done(seat, &id) {
            // Which act it was is not compared: facts do not always tell.
            return Ok(done_before(id, seq, self.machine.command_at(seq).is_none()));
        }
        if self.machine.is_full() {
            return Ok(ServerMessage::error(Some(id), ErrorCode::Full));
        }
        if matches!(act, Act::Rematch {}) {
            return self.rematch(seat, id).await;
        }
        if let Some(decided) = decide::notices(&self.machine.fold, seat, act, &self.config.notices) {
            return match decided {
                Err(code) => Ok(ServerMessage::error(Some(id), code)),
                // All is as it should be already.
                Ok(facts) if facts.is_empty() => {
                    Ok(ServerMessage::Accepted { id, seq: self.machine.fold.seq })
                }
                Ok(facts) => self.save_and_answer(facts, seat, id).await,
            };
        }
        let now = now_ms();
        match decide::act(&self.machine.fold, seat, act, &self.machine.away(now)) {
            Err(code) => Ok(ServerMessage::error(Some(id), code)),
            Ok(Done { facts, pass: None }) => self.save_and_answer(facts, seat, id).await,
            // A pass is told once and stored as a hash: asked for again, under whatever id, another one is made.
            Ok(Done { facts, pass: Some(secret) }) => match self.save(facts, None).await {
                Ok(_) => Ok(ServerMessage::Pass { id, secret }),
                Err(Failed::Code(code)) => Ok(ServerMessage::error(Some(id), code)),
                Err(Failed::Stop) => Err(Stop),
            },
        }
    }

    fn done(&self, seat: Seat, id: &CommandId) -> Option<Seq> {
        self.machine.fold.done.get(&(seat, id.as_str().to_owned())).copied()
    }

    async fn save_and_answer(
        &mut self,
        facts: Vec<Fact>,
        seat: Seat,
        id: CommandId,
    ) -> Result<ServerMessage, Stop> {
        match self.save(facts, Some((seat, &id))).await {
            Ok(seq) => Ok(ServerMessage::Accepted { id, seq }),
            Err(Failed::Code(code)) => Ok(ServerMessage::error(Some(id), code)),
            Err(Failed::Stop) => Err(Stop),
        }
    }

    async fn rematch(&mut self, seat: Seat, id: CommandId) -> Result<ServerMessage, Stop> {
        let fold = &self.machine.fold;
        let over = matches!(fold.phase, RoomPhase::Over | RoomPhase::Abandoned);
        let code = match (over && fold.rematch.is_none(), fold.host == Some(seat)) {
            (false, _) => Some(ErrorCode::WrongPhase),
            (true, false) => Some(ErrorCode::NotHost),
            (true, true) => None,
        };
        if let Some(code) = code {
            return Ok(ServerMessage::error(Some(id), code));
        }
        // The new room is stored first: a room that nobody hears of does no harm.
        let Some((Rematch { room, watch }, append)) = rematch::open(fold, self.config.clone(), now_ms())
        else {
            return Ok(ServerMessage::error(Some(id), ErrorCode::Internal));
        };
        match self.store.append(append).await {
            Ok(()) => self.save_and_answer(vec![Fact::RematchOpened { room, watch }], seat, id).await,
            Err(_) => Ok(ServerMessage::error(Some(id), ErrorCode::NotSaved)),
        }
    }

    async fn chat(&mut self, class: Class, id: CommandId, text: &str) -> Result<ServerMessage, Stop> {
        let Some(text) = names::chat(text) else {
            return Ok(ServerMessage::error(Some(id), ErrorCode::BadText));
        };
        if let Some(same) = self.machine.has_written(class, &id, &text) {
            return Ok(done_before(id, self.machine.seq_of(class), same));
        }
        if self.machine.has_written_enough(class) {
            return Ok(ServerMessage::error(Some(id), ErrorCode::Full));
        }
        let now = now_ms();
        let (line, append) = self.machine.write(class, &id, text, now);
        match self.keep(append).await {
            Ok(()) => {
                let said = self.machine.written(&line, now);
                self.send(said);
                Ok(ServerMessage::Accepted { id, seq: self.machine.seq_of(class) })
            }
            Err(Failed::Code(code)) => Ok(ServerMessage::error(Some(id), code)),
            Err(Failed::Stop) => Err(Stop),
        }
    }

    pub(super) async fn play_for_bot(
        &mut self,
        seat: Seat,
        key: &DecisionKey,
        chosen: Option<GameCommand>,
    ) -> Result<(), Stop> {
        let still = self.machine.bot_job().is_some_and(|(mover, _, now, _)| mover == seat && now == *key);
        let Some(command) = chosen.filter(|_| still) else { return Ok(()) };
        match decide::command(&self.machine.fold, seat, key, &command, true) {
            Ok(facts) => match self.save(facts, None).await {
                Err(Failed::Stop) => Err(Stop),
                Ok(_) | Err(Failed::Code(_)) => Ok(()),
            },
            Err(refused) => {
                error!(?refused, room.id = self.machine.fold.room.as_str(), "a bot chose something illegal");
                Ok(())
            }
        }
    }
}

/// The answer to an id that was used before: as at first, if it is for the same.
fn done_before(id: CommandId, seq: Seq, same: bool) -> ServerMessage {
    if same {
        ServerMessage::Accepted { id, seq }
    } else {
        ServerMessage::error(Some(id), ErrorCode::IdReused)
    }
}
