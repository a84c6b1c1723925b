//! One table and its clients: people sit down, others watch, and they play game after game.

use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use games::dice::{Dice as _, Seed, Stream};
use games::registry::GameKind;
use games::{FirstPlayer, with_game};
use protocol::{
    Act, ClientMessage, ClockSetting, Code, Codes, CommandId, GameOptions, OpenRoom, RoomId, SeatGiven,
    SeatToken, Settings, TakeSeat, Watching, Who,
};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::crowd::{Pace, Target, World};
use crate::notes::Notes;
use crate::seats::{Done, Seats};
use crate::socket::{Socket, text_of};
use crate::tally::Fault;
use crate::watcher::watch_on;
use crate::{http, place};

/// How long everybody may take to come to the last number.
const PATIENCE: Duration = Duration::from_secs(15);

/// What table is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Its number: whence its clients come, and what they choose by.
    pub(crate) number: u32,
    pub(crate) game: GameKind,
    pub(crate) people: u8,
    pub(crate) watchers: u32,
    /// How many commands are played at once at the beginning, so that not all tables are equally far.
    pub(crate) ahead: u32,
}

/// A table and its clients.
pub(crate) struct Table {
    plan: Plan,
    world: Arc<World>,
    pace: watch::Receiver<Pace>,
    chance: Stream,
    tokens: Vec<SeatToken>,
    playing: Playing,
    /// How many commands and acts there were: their ids.
    asked: u32,
    due: Instant,
}

/// One game.
struct Playing {
    notes: Arc<Notes>,
    seats: Seats,
    leave: watch::Sender<bool>,
    watchers: JoinSet<()>,
}

/// Why play ended.
enum End {
    Over,
    Stopped,
}

/// As much of a welcome as is needed.
#[derive(Deserialize)]
struct Welcome {
    seq: u32,
    room: WelcomeRoom,
}

#[derive(Deserialize)]
struct WelcomeRoom {
    codes: Option<Codes>,
}

impl Table {
    /// Opens a room; everybody comes, and the first game begins.
    pub(crate) async fn open(plan: Plan, world: Arc<World>) -> anyhow::Result<Self> {
        let (source, server) = (place::household(plan.number), world.server);
        let open = OpenRoom {
            settings: settings(plan.game),
            seats: plan.people,
            name: "Player 0".into(),
            nonce: None,
            token: None,
        };
        let given: SeatGiven = http::post(source, server, "/api/rooms", &open).await?;
        // Only those who sit there get the codes.
        let who = Who::Seat { token: given.token.clone() };
        let (host, welcome) = Socket::enter(source, server, &given.room, who).await?;
        host.close().await;
        let welcome: Welcome = serde_json::from_str(&welcome)?;
        let codes = welcome.room.codes.context("the host has the codes")?;
        let mut tokens = vec![given.token];
        for number in 1..plan.people {
            let (code, name) = (codes.join.clone(), format!("Player {number}"));
            let take = TakeSeat { code, seat: None, name, colour: None, nonce: None, token: None };
            let given: SeatGiven = http::post(source, server, "/api/seats", &take).await?;
            tokens.push(given.token);
        }
        let playing = Playing::gather(&plan, &world, &given.room, &codes.watch, &tokens).await?;
        let (pace, chance) = (world.pace(), Seed::from(u64::from(plan.number)).stream(0));
        let mut table = Self { plan, world, pace, chance, tokens, playing, asked: 0, due: Instant::now() };
        table.start().await?;
        Ok(table.play_ahead().await?)
    }

    /// Plays until it is told to stop; then everybody comes to the last number.
    pub(crate) async fn run(mut self) -> Result<(), Fault> {
        loop {
            match self.play().await? {
                End::Over => self = self.play_again().await?,
                End::Stopped => {
                    self.playing.settle().await?;
                    self.playing.leave().await;
                    return Ok(());
                }
            }
        }
    }

    async fn start(&mut self) -> Result<(), Fault> {
        let (id, start) = self.act(Act::Start {})?;
        self.ask(0, &id, start).await.map(drop)
    }

    /// Plays as fast as commands are acknowledged; also on in the next game.
    async fn play_ahead(mut self) -> Result<Self, Fault> {
        for _ in 0..self.plan.ahead {
            while self.playing.seats.mover().is_none() {
                if self.playing.seats.is_over {
                    self = self.play_again().await?;
                } else {
                    self.playing.seats.hear().await?;
                }
            }
            self.move_on().await?;
        }
        Ok(self)
    }

    async fn play(&mut self) -> Result<End, Fault> {
        loop {
            let pace = *self.pace.borrow_and_update();
            if pace == Pace::Stop {
                return Ok(End::Stopped);
            }
            if self.playing.seats.is_over {
                return Ok(End::Over);
            }
            let moves = pace == Pace::Play && self.playing.seats.mover().is_some();
            tokio::select! {
                heard = self.playing.seats.hear() => {
                    if let Some(answer) = heard? {
                        return Err(Fault::Other(format!("{} was answered twice", answer.id)));
                    }
                }
                () = tokio::time::sleep_until(self.due.into()), if moves => {
                    self.move_on().await?;
                    self.due = (self.due + self.world.every).max(Instant::now());
                }
                changed = self.pace.changed() => {
                    changed.map_err(|_| Fault::Other("nobody says how to play".into()))?;
                    // Not all tables move at the same moment.
                    let every = u32::try_from(self.world.every.as_millis()).unwrap_or(u32::MAX).max(1);
                    self.due = Instant::now() + Duration::from_millis(self.chance.below(every).into());
                }
            }
        }
    }

    /// The one who is to move does something that is allowed, and knows that it is done.
    async fn move_on(&mut self) -> Result<(), Fault> {
        let id = self.next_id();
        let nobody = || Fault::Other("nobody is to move".into());
        let (mover, decision) = self.playing.seats.mover().ok_or_else(nobody)?;
        let legal = self.chance.pick(&decision.legal).ok_or_else(nobody)?;
        let mut command = legal.command.clone();
        command.insert("game".into(), decision.game.clone().into());
        let message =
            serde_json::json!({ "type": "command", "id": id, "key": decision.key, "command": command });
        let sent = Instant::now();
        let done = self.ask(mover, &id, Message::text(message.to_string())).await?;
        self.world.tally.acknowledged(done.at - sent);
        self.playing.notes.acknowledged(done.seq, sent);
        Ok(())
    }

    /// The host asks for a rematch, and all go there.
    async fn play_again(mut self) -> Result<Self, Fault> {
        let (id, rematch) = self.act(Act::Rematch {})?;
        self.ask(0, &id, rematch).await?;
        self.playing.settle().await?;
        let untold = || Fault::Other("nobody was told of the rematch".into());
        let rematch = self.playing.seats.rematch.take().ok_or_else(untold)?;
        self.playing.leave().await;
        self.world.tally.ended();
        let playing =
            Playing::gather(&self.plan, &self.world, &rematch.room, &rematch.watch, &self.tokens).await?;
        let mut table = Self { playing, ..self };
        table.start().await?;
        Ok(table)
    }

    /// Asks for something until it is done.
    async fn ask(&mut self, seat: usize, id: &str, message: Message) -> Result<Done, Fault> {
        let done = self.playing.seats.ask(seat, id, message).await?;
        if done.said > 1 {
            let fault = Fault::NotSaved(done.said - 1);
            self.world.tally.complain(&format!("table {}", self.plan.number), &fault);
        }
        Ok(done)
    }

    fn act(&mut self, act: Act) -> Result<(String, Message), Fault> {
        let id = self.next_id();
        let other = |error: anyhow::Error| Fault::Other(error.to_string());
        let command = CommandId::new(id.clone()).map_err(|error| other(error.into()))?;
        Ok((id, text_of(&ClientMessage::Act { id: command, act }).map_err(other)?))
    }

    fn next_id(&mut self) -> String {
        self.asked += 1;
        format!("c{}", self.asked)
    }
}

impl Playing {
    /// Everybody enters a room in which no game is on yet.
    async fn gather(
        plan: &Plan,
        world: &Arc<World>,
        room: &RoomId,
        watch: &Code,
        tokens: &[SeatToken],
    ) -> Result<Self, Fault> {
        let (source, server) = (place::household(plan.number), world.server);
        let mut sockets = Vec::new();
        let mut base = 0;
        for token in tokens {
            let (socket, welcome) = enter(source, server, room, Who::Seat { token: token.clone() }).await?;
            base = welcome.seq;
            sockets.push(socket);
        }
        let people = u32::from(plan.people);
        let notes = Arc::new(Notes::new(people + plan.watchers, base, Arc::clone(&world.tally)));
        let (leave, left) = tokio::sync::watch::channel(false);
        let mut watchers = JoinSet::new();
        for _ in 0..plan.watchers {
            let (socket, _) = enter(source, server, room, Who::Spectator { code: watch.clone() }).await?;
            let (notes, left, world) = (Arc::clone(&notes), left.clone(), Arc::clone(world));
            let number = plan.number;
            watchers.spawn(async move {
                if let Err(fault) = watch_on(socket, notes, left).await {
                    world.tally.complain(&format!("a watcher of table {number}"), &fault);
                }
            });
        }
        if let Some(token) = tokens.last() {
            let target = Target { room: room.clone(), watch: watch.clone(), token: token.clone() };
            world.show(plan.number, target);
        }
        Ok(Self { seats: Seats::new(sockets, Arc::clone(&notes)), notes, leave, watchers })
    }

    /// Everybody comes to the last number.
    async fn settle(&mut self) -> Result<(), Fault> {
        let mut settled = pin!(self.notes.settle(PATIENCE));
        let missed = loop {
            tokio::select! {
                missed = &mut settled => break missed,
                heard = self.seats.hear() => drop(heard?),
            }
        };
        if missed == 0 { Ok(()) } else { Err(Fault::Missed(missed)) }
    }

    /// Everybody leaves.
    async fn leave(&mut self) {
        self.leave.send_replace(true);
        while self.watchers.join_next().await.is_some() {}
        self.seats.close().await;
    }
}

async fn enter(
    source: Ipv4Addr,
    server: SocketAddr,
    room: &RoomId,
    who: Who,
) -> Result<(Socket, Welcome), Fault> {
    let failed = |error: anyhow::Error| Fault::NotAccepted(format!("{error:#}"));
    let (socket, welcome) = Socket::enter(source, server, room, who).await.map_err(failed)?;
    let welcome = serde_json::from_str(&welcome).map_err(|error| failed(error.into()))?;
    Ok((socket, welcome))
}

/// The usual settings of a game.
pub(crate) fn settings(game: GameKind) -> Settings {
    Settings {
        game: with_game!(game, G => GameOptions::from(<G as games::Game>::Options::default())),
        first: FirstPlayer::Random,
        clock: ClockSetting::Off,
        watching: Watching::default(),
        hints: true,
    }
}
