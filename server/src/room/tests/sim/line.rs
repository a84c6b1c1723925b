//! Lines between clients and the room: what is said arrives late, in order, or never.

use super::door::Asker;
use super::world::{Event, World};
use crate::room::desk::{Input, Place, Question};
use crate::room::play::Class;
use crate::rooms::{Numbers, Reading};
use protocol::{ClientMessage, ErrorCode, Seq, ServerMessage, Who};
use std::collections::VecDeque;
use std::rc::Rc;

/// A message on its way to a client.
#[derive(Clone, Debug)]
pub(super) struct Out {
    pub(super) numbers: Numbers,
    /// For updates: the number that the class was at before.
    pub(super) before: Option<Seq>,
    pub(super) message: Rc<ServerMessage>,
}

impl Out {
    pub(super) fn new(seq: Option<Seq>, message: ServerMessage) -> Self {
        Self { numbers: Numbers::of(seq, &message), before: None, message: Rc::new(message) }
    }
}

/// What a client says on a line.
#[derive(Debug)]
pub(super) enum Uttered {
    Hello { who: Who, seen: Seq, chat_seen: u32 },
    Say(ClientMessage),
}

/// A line.
#[derive(Debug)]
pub(super) struct Socket {
    pub(super) client: usize,
    /// Nothing gets through any more.
    broken: bool,
    /// When the last thing that was said arrives.
    reaches_at: u64,
    inside: Option<Inside>,
}

/// The server's end of a line that was let in, as `Connection` is one.
#[derive(Debug)]
struct Inside {
    place: Place,
    reading: Reading,
    first: Option<Out>,
    news: VecDeque<Out>,
    /// Some news was dropped, as too much was waiting.
    lagged: bool,
    /// No more news comes.
    ended: bool,
    replies: VecDeque<Option<Out>>,
    sending: bool,
}

/// What the server's end does next.
enum Next {
    Send(Out),
    Ask(Question),
    Wait,
    End,
}

impl Inside {
    fn next(&mut self) -> Next {
        if let Some(first) = self.first.take() {
            self.reading.is_answered(first.numbers);
            return Next::Send(first);
        }
        while self.reading.takes_news() {
            if std::mem::take(&mut self.lagged) {
                self.reading.has_missed();
            } else if let Some(news) = self.news.pop_front() {
                if self.reading.hears(news.numbers) {
                    return Next::Send(news);
                }
            } else if self.ended {
                return Next::End;
            } else {
                break;
            }
        }
        if let Some((seen, chat_seen)) = self.reading.asks_anew() {
            self.reading.has_asked();
            return Next::Ask(Question::Resync { from: self.place, seen, chat_seen });
        }
        match self.replies.pop_front() {
            Some(Some(reply)) => {
                self.reading.is_answered(reply.numbers);
                Next::Send(reply)
            }
            Some(None) => Next::End,
            None => Next::Wait,
        }
    }
}

impl Socket {
    pub(super) fn is_in(&self) -> bool {
        self.inside.is_some()
    }

    pub(super) fn is_at_rest(&self) -> bool {
        let rests = |inside: &Inside| {
            let quiet = inside.news.is_empty() && inside.replies.is_empty() && inside.first.is_none();
            quiet && !inside.sending && !inside.reading.is_behind() && !inside.ended
        };
        !self.broken && self.inside.as_ref().is_some_and(rests)
    }
}

impl World {
    /// A client opens a line and says hello.
    pub(super) fn dial(&mut self, client: usize, hello: Uttered) -> u32 {
        self.dialled += 1;
        let number = self.dialled;
        self.sockets.insert(number, Socket { client, broken: false, reaches_at: 0, inside: None });
        self.utter(number, hello);
        number
    }

    /// A client says something on its line.
    pub(super) fn utter(&mut self, socket: u32, uttered: Uttered) {
        let longest = if self.odds(100) { 2_000 } else { 40 };
        let wait = 1 + self.up_to(longest);
        let now = self.now;
        if let Some(line) = self.sockets.get_mut(&socket) {
            line.reaches_at = line.reaches_at.max(now + wait);
            let at = line.reaches_at;
            self.at(at, Event::Reach { socket, uttered });
        }
    }

    pub(super) fn reach(&mut self, socket: u32, uttered: Uttered) {
        let Some(line) = self.sockets.get(&socket).filter(|line| !line.broken) else { return };
        let place = line.inside.as_ref().map(|inside| inside.place);
        match (uttered, place) {
            (Uttered::Hello { who, seen, chat_seen }, _) => {
                if self.wake_house() {
                    let question = Question::Enter { who, seen, chat_seen };
                    self.ask(question, Asker::Enter { socket, seen, chat_seen });
                } else {
                    self.later(10, Event::TurnedAway { socket, code: ErrorCode::NotSaved });
                }
            }
            (Uttered::Say(message), Some(place)) => self.ask_said(socket, place, message),
            (Uttered::Say(_), None) => {}
        }
    }

    /// The room lets a client in.
    pub(super) fn admit(&mut self, socket: u32, place: Place, reading: Reading, welcome: Out) {
        match self.sockets.get_mut(&socket) {
            Some(line) => {
                line.inside = Some(Inside {
                    place,
                    reading,
                    first: Some(welcome),
                    news: VecDeque::new(),
                    lagged: false,
                    ended: false,
                    replies: VecDeque::new(),
                    sending: false,
                });
                self.pump(socket);
            }
            // One who is gone before the answer was never here.
            None => {
                if let Some(house) = &mut self.house {
                    house.inbox.push_front(Input::Leave { class: place.class });
                }
            }
        }
    }

    pub(super) fn reply(&mut self, socket: u32, reply: Option<Out>) {
        if let Some(inside) = self.sockets.get_mut(&socket).and_then(|line| line.inside.as_mut()) {
            inside.replies.push_back(reply);
            self.pump(socket);
        }
    }

    pub(super) fn tell(&mut self, class: Class, out: &Out) {
        let kept = self.plan.config.updates_kept;
        let mut told = Vec::new();
        for (&socket, line) in &mut self.sockets {
            let inside = line.inside.as_mut().filter(|inside| inside.place.class == class && !inside.ended);
            if let Some(inside) = inside {
                inside.news.push_back(out.clone());
                if inside.news.len() > kept {
                    inside.news.pop_front();
                    inside.lagged = true;
                }
                told.push(socket);
            }
        }
        for socket in told {
            self.pump(socket);
        }
    }

    pub(super) fn cut_off(&mut self, class: Class) {
        let mut cut = Vec::new();
        for (&socket, line) in &mut self.sockets {
            if let Some(inside) = line.inside.as_mut().filter(|inside| inside.place.class == class) {
                inside.ended = true;
                cut.push(socket);
            }
        }
        for socket in cut {
            self.pump(socket);
        }
    }

    /// Sends the next message, where the line is free.
    fn pump(&mut self, socket: u32) {
        loop {
            let Some(line) = self.sockets.get_mut(&socket) else { return };
            let client = line.client;
            let Some(inside) = line.inside.as_mut().filter(|inside| !inside.sending) else { return };
            let class = inside.place.class;
            match inside.next() {
                Next::Send(out) => {
                    inside.sending = true;
                    let slow = self.clients[client].slow;
                    let wait = 1 + if slow { 500 + self.up_to(3_000) } else { self.up_to(40) };
                    return self.later(wait, Event::Deliver { socket, out });
                }
                Next::Ask(question) => self.ask(question, Asker::Anew { socket, class }),
                Next::Wait => return,
                Next::End => {
                    self.bring(Input::Leave { class });
                    return self.end_line(socket);
                }
            }
        }
    }

    pub(super) fn deliver(&mut self, socket: u32, out: &Out) {
        let Some(line) = self.sockets.get_mut(&socket).filter(|line| !line.broken) else { return };
        let client = line.client;
        if let Some(inside) = &mut line.inside {
            inside.sending = false;
        }
        self.hear(client, socket, out);
        self.pump(socket);
    }

    /// A line breaks; each side finds it out in its own time.
    pub(super) fn break_line(&mut self, socket: u32) {
        let Some(line) = self.sockets.get_mut(&socket).filter(|line| !line.broken) else { return };
        line.broken = true;
        self.figures.breaks += 1;
        let (cut, left) = (self.up_to(1_500), self.up_to(6_000));
        self.later(cut, Event::Cut { socket });
        self.later(left, Event::Left { socket });
    }

    /// The server ends a line.
    pub(super) fn end_line(&mut self, socket: u32) {
        if self.sockets.remove(&socket).is_some() {
            let wait = self.up_to(300);
            self.later(wait, Event::Cut { socket });
        }
    }

    /// The server finds that a line is broken.
    pub(super) fn left(&mut self, socket: u32) {
        if let Some(Socket { inside: Some(inside), .. }) = self.sockets.remove(&socket) {
            self.bring(Input::Leave { class: inside.place.class });
        }
    }
}
