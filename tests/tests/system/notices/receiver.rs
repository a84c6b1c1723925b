//! Those to whom notices are sent: a small HTTP server that says what it got, and a device that reads it.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver as Inbox, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::PublicKey;
use p256::SecretKey;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use protocol::{Language, Notices, PushAuth, PushPoint, QuietHours, WebAddress};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use serde_json::Value;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server to which notices are sent.
pub(crate) struct Receiver {
    port: u16,
    answers: Arc<Mutex<VecDeque<String>>>,
    got: Inbox<Got>,
}

/// A request.
#[derive(Debug)]
pub(crate) struct Got {
    pub(crate) path: String,
    head: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

/// What it answers where nothing else was asked for.
const CREATED: &str = "201 Created\r\n";
/// An answer that never comes.
pub(crate) const SILENCE: &str = "";

impl Receiver {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = listener.local_addr().expect("it is bound").port();
        let answers = Arc::new(Mutex::new(VecDeque::new()));
        let (sender, got) = channel();
        let theirs = Arc::clone(&answers);
        thread::spawn(move || {
            // Those who get no answer are kept waiting.
            let mut waiting = Vec::new();
            for stream in listener.incoming().map_while(Result::ok) {
                waiting.extend(serve(stream, &theirs, &sender));
            }
        });
        Self { port, answers, got }
    }

    /// An address here.
    pub(crate) fn url(&self, path: &str) -> WebAddress {
        WebAddress::new(format!("http://127.0.0.1:{}{path}", self.port))
    }

    /// The next requests are answered so: status and headers, each line ended.
    pub(crate) fn answer(&self, answers: &[&str]) {
        let answers = answers.iter().map(|&answer| answer.to_owned());
        self.answers.lock().expect("nobody panics").extend(answers);
    }

    /// The next request.
    pub(crate) fn next(&self) -> Got {
        self.got.recv_timeout(PATIENCE).expect("a notice comes")
    }

    /// What has come and nobody has asked for.
    pub(crate) fn rest(&self) -> Vec<Got> {
        self.got.try_iter().collect()
    }
}

/// Takes one request; gives the stream back where it is not answered.
fn serve(stream: TcpStream, answers: &Mutex<VecDeque<String>>, got: &Sender<Got>) -> Option<TcpStream> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let path = line.strip_prefix("POST ")?.split(' ').next()?.to_owned();
    let mut head = Vec::new();
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        head.push((name.to_ascii_lowercase(), value.to_owned()));
    }
    let request = Got { path, head, body: Vec::new() };
    let mut body = vec![0; request.header("content-length").parse().ok()?];
    reader.read_exact(&mut body).ok()?;
    let answer = answers.lock().ok()?.pop_front().unwrap_or_else(|| CREATED.to_owned());
    let mut stream = reader.into_inner();
    if answer != SILENCE {
        stream.write_all(format!("HTTP/1.1 {answer}content-length: 0\r\n\r\n").as_bytes()).ok()?;
    }
    // A test that has ended no longer listens.
    let _ = got.send(Got { body, ..request });
    (answer == SILENCE).then_some(stream)
}

impl Got {
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.head.iter().find(|(known, _)| known == name);
        found.map_or_else(|| panic!("there is no {name} in {:?}", self.head), |(_, value)| value.as_str())
    }

    /// All of its head, as it came.
    pub(crate) fn head_text(&self) -> String {
        let lines: Vec<String> = self.head.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        lines.join("\n")
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("it is text")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("it is JSON")
    }
}

/// A device that has subscribed.
pub(crate) struct Device {
    secret: SecretKey,
    auth: [u8; 16],
    endpoint: WebAddress,
}

impl Device {
    /// A device whose push service is that receiver.
    pub(crate) fn at(receiver: &Receiver, path: &str, seed: u8) -> Self {
        let secret = SecretKey::from_slice(&[seed; 32]).expect("it is less than the order");
        Self { secret, auth: [seed; 16], endpoint: receiver.url(path) }
    }

    /// What it asks the room for.
    pub(crate) fn notices(&self, language: Language, quiet: Option<QuietHours>) -> Notices {
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        Notices {
            endpoint: self.endpoint.clone(),
            p256dh: PushPoint::new(encode(&uncompressed(&self.secret.public_key()))).expect("it is a point"),
            auth: PushAuth::new(encode(&self.auth)).expect("it has 16 bytes"),
            language,
            quiet,
        }
    }

    /// Reads a message as a browser does, by the standard and not by our code.
    pub(crate) fn read(&self, got: &Got) -> Value {
        assert_eq!(got.header("content-encoding"), "aes128gcm");
        let (salt, rest) = got.body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!((size, rest[0]), (&4_096_u32.to_be_bytes()[..], 65));
        let (theirs, sealed) = rest[1..].split_at(65);
        let their_key = PublicKey::from_sec1_bytes(theirs).expect("it is a point");
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), their_key.as_affine());
        let ours = uncompressed(&self.secret.public_key());
        let mut material = [0; 32];
        Salt::new(HKDF_SHA256, &self.auth)
            .extract(shared.raw_secret_bytes())
            .expand(&[b"WebPush: info\0", &ours, theirs], HKDF_SHA256)
            .and_then(|okm| okm.fill(&mut material))
            .expect("32 bytes can be had");
        let derived = Salt::new(HKDF_SHA256, salt).extract(&material);
        let key = derived.expand(&[b"Content-Encoding: aes128gcm\0"], &AES_128_GCM).expect("16 bytes");
        let mut nonce = [0; 12];
        derived
            .expand(&[b"Content-Encoding: nonce\0"], Twelve)
            .and_then(|okm| okm.fill(&mut nonce))
            .expect("12 bytes can be had");
        let mut sealed = sealed.to_vec();
        let plain = LessSafeKey::new(UnboundKey::from(key))
            .open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
            .expect("it is for this device");
        let end = plain.iter().rposition(|byte| *byte != 0).expect("there is an end");
        assert_eq!(plain[end], 2, "the last record");
        serde_json::from_slice(&plain[..end]).expect("it is JSON")
    }
}

struct Twelve;

impl KeyType for Twelve {
    fn len(&self) -> usize {
        12
    }
}

fn uncompressed(key: &PublicKey) -> Vec<u8> {
    use p256::elliptic_curve::sec1::ToSec1Point;
    key.to_sec1_point(false).as_bytes().to_vec()
}

/// The server proves that it is the one with this key; gives what it claims.
pub(crate) fn proven(got: &Got, key: &str) -> Value {
    let header = got.header("authorization").strip_prefix("vapid t=").expect("it is VAPID");
    let (token, k) = header.split_once(", k=").expect("it has both");
    assert_eq!(k, key, "the key that devices were told");
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("it is base64");
    let (signed, signature) = token.rsplit_once('.').expect("it is a JWT");
    let key = VerifyingKey::from_sec1_bytes(&decode(k)).expect("it is a point");
    let signature = Signature::from_slice(&decode(signature)).expect("it is a signature");
    key.verify(signed.as_bytes(), &signature).expect("it is theirs");
    let (head, claims) = signed.split_once('.').expect("it is a JWT");
    let head: Value = serde_json::from_slice(&decode(head)).expect("it is JSON");
    assert_eq!(head["alg"], "ES256");
    serde_json::from_slice(&decode(claims)).expect("it is JSON")
}
