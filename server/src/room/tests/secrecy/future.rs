//! What later draws will bring shows before them in nothing, to nobody: the same game twice, with dice that differ
//! from some draw on, up to that draw.

use super::game::Secretive;
use super::normal;
use super::plan::{self, Step};
use super::table::{Table, Told};
use crate::room::dice::script::Script;
use crate::room::tests::game::for_each_game;
use games::dice::{DrawNumber, Seed};
use protocol::Act;
use serde_json::Value;

const FIRST: u64 = 41;
const SECOND: u64 = 42;
const GUESTS: [usize; 4] = [0, 1, 2, 3];

/// Dice that are those of the first seed before the draw that differs, and from there on these.
fn dice(differs: DrawNumber, from_there_on: u64) -> Script {
    let others = (0..differs).map(|number| (number, Seed::from(FIRST))).collect();
    Script { usual: Seed::from(from_there_on), others }
}

/// A game, what of it is played at a table, and the step that draws otherwise.
struct Future<G: Secretive> {
    before: Vec<Step<G>>,
    differs: Step<G>,
    kind: usize,
    all_hands: bool,
}

impl<G: Secretive> Future<G> {
    /// The first draw that differs comes late enough for something to be hidden by then.
    fn new(kind: usize, all_hands: bool) -> Self {
        let mut before = plan::game::<G>(kind, &Seed::from(FIRST));
        let draws: Vec<usize> = (0..before.len()).filter(|&nth| !before[nth].draws.is_empty()).collect();
        before.truncate(draws[draws.len() / 2] + 1);
        let differs = before.pop().unwrap();
        Self { before, differs, kind, all_hands }
    }

    /// Plays up to the draw that differs; tells what was told before it, and of it.
    async fn play(&self, from_there_on: u64) -> (Told, String) {
        let mut settings = plan::listed::<G>(self.kind);
        settings.watching.all_hands = self.all_hands;
        settings.watching.chat_reaches_players = true;
        let mut table = Table::open(settings, 2, dice(self.differs.draws.start, from_there_on)).await;
        let screen = table.admit_screen(0).await;
        table.come(None, screen, 0).await;
        for guest in [0, 1] {
            table.act(guest, Act::ShowHand { show: true }).await;
        }
        table.act(0, Act::Start {}).await;
        let mut drawn = 0;
        for (nth, step) in self.before.iter().enumerate() {
            table.play::<G>(step.seat, &step.command).await;
            let is_draw = step.is_barrier && !step.draws.is_empty();
            drawn += usize::from(is_draw);
            // A draw that is taken back brings the same again; the next one stays unknown.
            if is_draw && drawn % 4 == 1 {
                table.take_back(true).await;
                table.play::<G>(step.seat, &step.command).await;
            }
            if nth % 40 == 39 {
                table.chat(2, "what comes next?").await;
                table.probe::<G>(nth / 40 % 4).await;
            }
        }
        assert!(drawn > 0);
        for guest in GUESTS {
            table.probe::<G>(guest).await;
            table.reconnect(guest).await;
        }
        table.ask_api(false).await;
        let mut before = Vec::new();
        for guest in GUESTS {
            table.settle(guest).await;
            before.push(table.guests[guest].heard());
        }
        let answers = table.answers.clone();
        let mover = self.differs.seat.index();
        let heard = table.guests[mover].here().heard.len();
        table.play::<G>(self.differs.seat, &self.differs.command).await;
        let after: String =
            table.guests[mover].here().heard[heard..].iter().map(|text| normal(text)).collect();
        assert!(after.contains("\"news\""), "{after}");
        (Told { guests: before, answers }, after)
    }

    async fn check(&self) {
        let ((one, drew_one), (two, drew_two)) = tokio::join!(self.play(FIRST), self.play(SECOND));
        assert_ne!(drew_one, drew_two, "the draw itself differs");
        one.assert_same(&two, &GUESTS);
        let sees_hands = one.guests[2].iter().any(|text| shows_hands::<G>(text));
        assert_eq!(sees_hands, self.all_hands, "those who watch all hands see them, and others none");
        assert!(!one.guests[3].iter().any(|text| shows_hands::<G>(text)), "a screen never does");
    }
}

/// Whether a text shows what only some may know.
fn shows_hands<G: Secretive>(text: &str) -> bool {
    // Who is there is told of without words of the game.
    let json: Value = serde_json::from_str(&text.replace('…', "0")).unwrap();
    let players = [&json["table"], &json["news"]].map(|part| part["view"]["players"].as_array());
    players.into_iter().flatten().flatten().any(G::shows_hand)
}

async fn later_draws_reach_nobody<G: Secretive>() {
    for kind in (0..G::KINDS).step_by(2) {
        Box::pin(Future::<G>::new(kind, false).check()).await;
    }
}

async fn later_draws_reach_nobody_who_watches_all_hands<G: Secretive>() {
    for kind in 0..G::KINDS.min(2) {
        Box::pin(Future::<G>::new(kind, true).check()).await;
    }
}

for_each_game! { async later_draws_reach_nobody, later_draws_reach_nobody_who_watches_all_hands }
