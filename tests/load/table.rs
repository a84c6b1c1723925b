//! One table and its clients: people sit down, others watch, and they play game after game.

mod playing;

use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use games::dice::{Dice as _, Seed, Stream};
use games::registry::GameKind;
use games::{FirstPlayer, with_game};
use protocol::{
    Act, ClientMessage, ClockSetting, CommandId, GameOptions, OpenRoom, RoomId, SeatGiven, SeatToken,
    Settings, TakeSeat, Watching, Who,
};
use tokio::sync::watch;

use crate::crowd::{Pace, World};
use crate::seats::Done;
use crate::socket::{Socket, hello_again};
use crate::tally::{Fault, Samples};
use crate::{http, place};
use playing::{Playing, Welcome};

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
    samples: Arc<Mutex<Samples>>,
    playing: Playing,
    /// How many commands and acts there were: their ids.
    asked: u32,
    due: Instant,
}

/// Why play ended.
enum End {
    Over,
    Stopped,
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
        let samples = world.tally.samples();
        let playing = Playing::gather(&plan, &world, &samples, &given.room, &codes.watch, &tokens).await?;
        let (pace, chance) = (world.pace(), Seed::from(u64::from(plan.number)).stream(0));
        let mut table =
            Self { plan, world, pace, chance, tokens, samples, playing, asked: 0, due: Instant::now() };
        table.start().await?;
        Ok(table.play_ahead().await?)
    }

    /// Plays so many commands, or until the game is over, as fast as they are acknowledged.
    pub(crate) async fn play_on(&mut self, commands: u32) -> Result<(), Fault> {
        let mut played = 0;
        while played < commands && !self.is_over() {
            if self.playing.seats.mover().is_some() {
                self.move_on().await?;
                played += 1;
            } else {
                self.playing.seats.hear().await?;
            }
        }
        self.playing.seats.settle(PATIENCE).await
    }

    /// Hears what comes until something else happens.
    pub(crate) async fn listen_until<T>(&mut self, other: impl Future<Output = T>) -> Result<T, Fault> {
        let mut other = pin!(other);
        loop {
            tokio::select! {
                happened = &mut other => return Ok(happened),
                heard = self.playing.seats.hear() => drop(heard?),
            }
        }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.playing.seats.is_over
    }

    /// The room it is in.
    pub(crate) fn room(&self) -> &RoomId {
        &self.playing.room
    }

    /// By what its seats are proven.
    pub(crate) fn tokens(&self) -> &[SeatToken] {
        &self.tokens
    }

    /// The last number that everybody has got.
    pub(crate) fn seq(&self) -> u32 {
        self.playing.seats.seqs().into_iter().min().unwrap_or_default()
    }

    /// Hears until the server has closed all sockets.
    pub(crate) async fn until_cut_off(&mut self) {
        self.playing.seats.until_cut_off().await;
    }

    /// A player comes back and says what it has seen: its new socket and the welcome.
    pub(crate) fn come_back(
        &self,
        seat: usize,
    ) -> anyhow::Result<impl Future<Output = anyhow::Result<(Socket, String)>> + Send + use<>> {
        let token = self.tokens.get(seat).context("there is such a seat")?.clone();
        let seen = self.playing.seats.seqs().get(seat).copied().unwrap_or_default();
        let hello = hello_again(&self.playing.room, Who::Seat { token }, seen);
        let (source, server) = (place::household(self.plan.number), self.world.server);
        Ok(async move {
            let (socket, welcome) = Socket::enter_by(source, server, &hello).await?;
            let known = serde_json::from_str::<Welcome>(&welcome)?.seq;
            ensure!(known >= seen, "what was seen up to {seen} goes up to {known}");
            Ok((socket, welcome))
        })
    }

    /// The player is back.
    pub(crate) fn take_back(&mut self, seat: usize, socket: Socket, welcome: &str) -> anyhow::Result<()> {
        let known = serde_json::from_str::<Welcome>(welcome)?.seq;
        self.playing.seats.replace(seat, socket, known, welcome);
        Ok(())
    }

    /// Everybody leaves.
    pub(crate) async fn leave(mut self) {
        self.playing.leave().await;
    }

    /// Plays until it is told to stop; then everybody comes to the last number.
    pub(crate) async fn run(mut self) -> Result<(), Fault> {
        loop {
            match self.play().await? {
                End::Over => self = self.play_again().await?,
                End::Stopped => {
                    self.playing.seats.settle(PATIENCE).await?;
                    self.playing.leave().await;
                    return Ok(());
                }
            }
        }
    }

    async fn start(&mut self) -> Result<(), Fault> {
        let (id, start) = self.act(Act::Start {})?;
        self.ask(0, &id, &start).await.map(drop)
    }

    /// Plays as fast as commands are acknowledged; also on in the next game.
    async fn play_ahead(mut self) -> Result<Self, Fault> {
        for _ in 0..self.plan.ahead {
            self = self.until_somebody_is_to_move().await?;
            self.move_on().await?;
        }
        Ok(self)
    }

    /// In the next game, where this one is over.
    async fn until_somebody_is_to_move(mut self) -> Result<Self, Fault> {
        while self.playing.seats.mover().is_none() {
            if self.playing.seats.is_over {
                self = self.play_again().await?;
            } else {
                self.playing.seats.hear().await?;
            }
        }
        Ok(self)
    }

    /// Plays for so long, each command only when everybody has got the last: how many, and how long that took.
    /// What is between two games does not count.
    pub(crate) async fn play_in_step(mut self, time: Duration) -> Result<(Self, u32, Duration), Fault> {
        let (mut count, mut taken) = (0, Duration::ZERO);
        while taken < time {
            self = self.until_somebody_is_to_move().await?;
            let begun = Instant::now();
            self.move_on().await?;
            self.playing.seats.settle(PATIENCE).await?;
            taken += begun.elapsed();
            count += 1;
        }
        Ok((self, count, taken))
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
            // A timer takes up to a millisecond more.
            if moves && self.due <= Instant::now() {
                self.move_on().await?;
                self.due = (self.due + self.world.every).max(Instant::now());
                continue;
            }
            tokio::select! {
                heard = self.playing.seats.hear() => {
                    if let Some(answer) = heard? {
                        return Err(Fault::Other(format!("{} was answered twice", answer.id)));
                    }
                }
                () = tokio::time::sleep_until(self.due.into()), if moves => {}
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
        let (id, game) = (self.next_id(), self.plan.game.name());
        let said = self.playing.seats.move_on(&mut self.chance, &id, game).await?;
        self.complain_of_repeats(said);
        Ok(())
    }

    /// The host asks for a rematch, and all go there.
    async fn play_again(mut self) -> Result<Self, Fault> {
        let (id, rematch) = self.act(Act::Rematch {})?;
        self.ask(0, &id, &rematch).await?;
        self.playing.seats.settle(PATIENCE).await?;
        let untold = || Fault::Other("nobody was told of the rematch".into());
        let rematch = self.playing.seats.rematch.take().ok_or_else(untold)?;
        self.playing.leave().await;
        self.world.tally.ended();
        let playing = Playing::gather(
            &self.plan,
            &self.world,
            &self.samples,
            &rematch.room,
            &rematch.watch,
            &self.tokens,
        )
        .await?;
        let mut table = Self { playing, ..self };
        table.start().await?;
        Ok(table)
    }

    /// Asks for something until it is done.
    async fn ask(&mut self, seat: usize, id: &str, message: &str) -> Result<Done, Fault> {
        let done = self.playing.seats.ask(seat, id, message).await?;
        self.complain_of_repeats(done.said);
        Ok(done)
    }

    fn complain_of_repeats(&self, said: u32) {
        if said > 1 {
            self.world.tally.complain(&format!("table {}", self.plan.number), &Fault::NotSaved(said - 1));
        }
    }

    fn act(&mut self, act: Act) -> Result<(String, String), Fault> {
        let id = self.next_id();
        let command = CommandId::new(id.clone()).map_err(|error| Fault::Other(error.to_string()))?;
        let message = serde_json::to_string(&ClientMessage::Act { id: command, act });
        Ok((id, message.map_err(|error| Fault::Other(error.to_string()))?))
    }

    fn next_id(&mut self) -> String {
        self.asked += 1;
        format!("c{}", self.asked)
    }
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
