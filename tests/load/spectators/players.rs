//! Four clients who play: each knows its decision and whether the game is over.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use games::dice::Stream;
use games::tajuto::{Command, Options, Preview};
use games::{FirstPlayer, Legal};
use protocol::{
    Act, ClientMessage, ClockSetting, Code, CommandId, Decision, GameCommand, GameNews, GameTable, OpenRoom,
    RoomId, RoomPhase, SeatGiven, ServerMessage, Settings, TakeSeat, Watching, Who,
};

use crate::http;
use crate::server::Server;
use crate::socket::Socket;

const SEATS: u8 = 4;
/// All of them come from one address.
pub(super) const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// A command that was accepted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sent {
    pub(super) at: Instant,
    /// How long it took until the player knew that it is done.
    pub(super) answered: Duration,
    /// The number of its last event.
    pub(super) seq: u32,
}

/// Everybody at the table.
pub(super) struct Players {
    pub(super) room: RoomId,
    pub(super) watch: Code,
    pub(super) sent: Vec<Sent>,
    /// By seat.
    seats: Vec<Player>,
}

impl Players {
    /// Opens a room; four sit down and are connected.
    pub(super) async fn sit_down(server: &Server) -> anyhow::Result<Self> {
        let settings = Settings {
            game: Options::default().into(),
            first: FirstPlayer::Random,
            clock: ClockSetting::Off,
            watching: Watching::default(),
            hints: true,
        };
        let open = OpenRoom { settings, seats: SEATS, name: "Player 0".into(), nonce: None, token: None };
        let given: SeatGiven = http::post(HERE, server.address, "/api/rooms", &open).await?;
        let (host, welcome) = Player::enter(server, &given).await?;
        let ServerMessage::Welcome { room, .. } = welcome else { bail!("a player is welcomed") };
        let codes = room.codes.context("the host has the codes")?;
        let mut seats = vec![host];
        for number in 1..SEATS {
            let (code, name) = (codes.join.clone(), format!("Player {number}"));
            let take = TakeSeat { code, seat: None, name, colour: None, nonce: None, token: None };
            let given: SeatGiven = http::post(HERE, server.address, "/api/seats", &take).await?;
            seats.push(Player::enter(server, &given).await?.0);
        }
        Ok(Self { room: given.room, watch: codes.watch, sent: Vec::new(), seats })
    }

    /// Begins the game; the number of its last event.
    pub(super) async fn start(&mut self) -> anyhow::Result<u32> {
        let host = self.seats.first_mut().context("there is a host")?;
        let id = CommandId::new("start".to_owned())?;
        host.socket.say(&ClientMessage::Act { id: id.clone(), act: Act::Start {} }).await?;
        let (seq, _) = host.accepted(&id).await?;
        self.catch_up(seq).await?;
        Ok(seq)
    }

    /// One who is to move does something; the number of its last event.
    pub(super) async fn play(&mut self, chance: &mut Stream) -> anyhow::Result<u32> {
        let id = CommandId::new(format!("c{}", self.sent.len()))?;
        let mover =
            self.seats.iter_mut().find(|player| player.decision.is_some()).context("nobody is to move")?;
        let Decision { key, legal } = mover.decision.clone().context("it is to move")?;
        let Legal { command, .. } = chance.pick(&legal).context("there is something to do")?;
        let command = GameCommand::from(*command);
        let at = Instant::now();
        mover.socket.say(&ClientMessage::Command { id: id.clone(), key, command }).await?;
        let (seq, answered) = mover.accepted(&id).await?;
        self.sent.push(Sent { at, answered: answered - at, seq });
        self.catch_up(seq).await?;
        Ok(seq)
    }

    pub(super) fn is_over(&self) -> bool {
        self.seats.iter().all(|player| player.is_over)
    }

    /// What the players know.
    pub(super) fn seq(&self) -> u32 {
        self.seats.iter().map(|player| player.seq).max().unwrap_or_default()
    }

    async fn catch_up(&mut self, seq: u32) -> anyhow::Result<()> {
        for player in &mut self.seats {
            while player.seq < seq {
                player.hear().await?;
            }
        }
        Ok(())
    }
}

struct Player {
    socket: Socket,
    seq: u32,
    decision: Option<Decision<Command, Preview>>,
    is_over: bool,
}

impl Player {
    async fn enter(server: &Server, seat: &SeatGiven) -> anyhow::Result<(Self, ServerMessage)> {
        let who = Who::Seat { token: seat.token.clone() };
        let (socket, welcome) = Socket::enter(HERE, server.address, &seat.room, who).await?;
        let welcome = serde_json::from_str(&welcome)?;
        Ok((Self { socket, seq: 0, decision: None, is_over: false }, welcome))
    }

    /// Listens until this was accepted: its last number, and when that was heard.
    async fn accepted(&mut self, wanted: &CommandId) -> anyhow::Result<(u32, Instant)> {
        loop {
            match self.hear().await? {
                (ServerMessage::Accepted { id, seq }, at) if id == *wanted => return Ok((seq.0, at)),
                (message @ (ServerMessage::Refused { .. } | ServerMessage::Error { .. }), _) => {
                    bail!("what is legal was not accepted: {message:?}")
                }
                _ => {}
            }
        }
    }

    async fn hear(&mut self) -> anyhow::Result<(ServerMessage, Instant)> {
        let (message, at) = self.socket.must_hear().await?;
        ensure!(!matches!(message, ServerMessage::Welcome { .. }), "a player was too slow");
        if let ServerMessage::Update { seq, room, table, news, .. } = &message {
            self.seq = seq.0;
            if let Some(room) = room {
                self.is_over = room.phase == RoomPhase::Over;
            }
            if let Some(GameTable::Tajuto(table)) = table.as_ref() {
                self.decision.clone_from(&table.decision);
            }
            if let Some(GameNews::Tajuto(news)) = news.as_ref() {
                self.decision.clone_from(&news.decision);
            }
        }
        Ok((message, at))
    }
}
