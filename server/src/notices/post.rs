//! One request to somewhere else: looked up, checked, sent to exactly what was checked, over TLS. Nothing is
//! followed, nothing of the answer is read but its head, and all of it is over in a set time.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, HOST, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};
use axum::http::{Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use ipnet::IpNet;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::address::{LookupError, Target};

const WE: HeaderValue = HeaderValue::from_static(concat!("sanmon/", env!("CARGO_PKG_VERSION")));

/// Sends requests.
#[derive(Clone)]
pub(super) struct Post {
    tls: TlsConnector,
    own: Vec<IpNet>,
    timeout: Duration,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) status: StatusCode,
    /// How long to wait, where it was said.
    pub(super) retry_after_s: Option<u32>,
}

/// Why there was no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoAnswer {
    BadAddress,
    Unreachable,
    TimedOut,
}

impl Post {
    /// It believes the certificates that browsers believe.
    pub(super) fn new(own: Vec<IpNet>, timeout: Duration) -> Result<Self, rustls::Error> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        Self::with_roots(roots, own, timeout)
    }

    fn with_roots(roots: RootCertStore, own: Vec<IpNet>, timeout: Duration) -> Result<Self, rustls::Error> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let mut config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { tls: Arc::new(config).into(), own, timeout })
    }

    /// The networks that the operator names.
    pub(super) fn own(&self) -> &[IpNet] {
        &self.own
    }

    /// Posts a body.
    pub(super) async fn send(
        &self,
        target: &Target,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<Answer, NoAnswer> {
        let sent = tokio::time::timeout(self.timeout, self.try_to_send(target, headers, body)).await;
        sent.unwrap_or(Err(NoAnswer::TimedOut))
    }

    async fn try_to_send(
        &self,
        target: &Target,
        mut headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<Answer, NoAnswer> {
        let addresses = target.look_up(&self.own).await.map_err(|error| match error {
            LookupError::Bad(_) => NoAnswer::BadAddress,
            LookupError::Failed(_) => NoAnswer::Unreachable,
        })?;
        headers.insert(HOST, header(&target.authority())?);
        headers.insert(USER_AGENT, WE);
        headers.insert(CONTENT_LENGTH, body.len().into());
        let mut request = Request::post(target.path.as_str());
        if let Some(ours) = request.headers_mut() {
            *ours = headers;
        }
        let request = request.body(Body::from(body)).map_err(|_| NoAnswer::BadAddress)?;
        // One after the other: an address that does not answer at all uses up the time.
        let stream = TcpStream::connect(&addresses[..]).await.map_err(unreachable)?;
        if target.tls {
            let name = ServerName::try_from(target.server_name()).map_err(|_| NoAnswer::BadAddress)?;
            let stream = self.tls.connect(name, stream).await.map_err(unreachable)?;
            exchange(stream, request).await
        } else {
            exchange(stream, request).await
        }
    }
}

/// The connector prints all certificates.
impl std::fmt::Debug for Post {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Post").field("own", &self.own).field("timeout", &self.timeout).finish_non_exhaustive()
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<Answer, NoAnswer> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
    let mut answer = std::pin::pin!(async {
        let response = sender.send_request(request).await.map_err(unreachable)?;
        let retry = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Answer { status: response.status(), retry_after_s: retry })
    });
    // The connection is driven no longer than until the head of the answer is there, and dropped then.
    tokio::select! {
        biased;
        answer = &mut answer => answer,
        // One that ends may have brought the head just before.
        _ = connection => answer.await,
    }
}

fn header(text: &str) -> Result<HeaderValue, NoAnswer> {
    HeaderValue::from_str(text).map_err(|_| NoAnswer::BadAddress)
}

fn unreachable<E>(_: E) -> NoAnswer {
    NoAnswer::Unreachable
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::WebAddress;
    use rustls::ServerConfig;
    use rustls::pki_types::PrivateKeyDer;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    /// A server with a certificate for a name; gives one answer, and what it was asked.
    async fn serve(
        name: &str,
        answer: &'static str,
    ) -> (u16, RootCertStore, tokio::task::JoinHandle<String>) {
        let made = rcgen::generate_simple_self_signed(vec![name.to_owned()]).unwrap();
        let mut roots = RootCertStore::empty();
        roots.add(made.cert.der().clone()).unwrap();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let asked = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let Ok(mut stream) = TlsAcceptor::from(Arc::new(config)).accept(stream).await else {
                return String::new();
            };
            let mut asked = Vec::new();
            while !asked.ends_with(b"the end") {
                asked.push(stream.read_u8().await.unwrap());
            }
            stream.write_all(answer.as_bytes()).await.unwrap();
            String::from_utf8(asked).unwrap()
        });
        (port, roots, asked)
    }

    async fn send(
        name: &str,
        roots: impl FnOnce(RootCertStore) -> RootCertStore,
        answer: &'static str,
    ) -> (Result<Answer, NoAnswer>, String) {
        let (port, theirs, asked) = serve(name, answer).await;
        let own: Vec<IpNet> = vec!["127.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()];
        let address = WebAddress::new(format!("https://localhost:{port}/a/secret?x=1"));
        let target = Target::parse(&address, &own).unwrap();
        let sender = Post::with_roots(roots(theirs), own, Duration::from_secs(20)).unwrap();
        let outcome = sender.send(&target, HeaderMap::new(), b"this is the end".to_vec()).await;
        (outcome, asked.await.unwrap())
    }

    #[tokio::test]
    async fn a_body_goes_over_tls_and_the_head_of_the_answer_comes_back() {
        let answer = "HTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\ncontent-length: 999999\r\n\r\n";
        let (answered, asked) = send("localhost", |roots| roots, answer).await;
        let expected = Answer { status: StatusCode::TOO_MANY_REQUESTS, retry_after_s: Some(7) };
        assert_eq!(answered, Ok(expected), "the body is not waited for");
        assert!(asked.starts_with("POST /a/secret?x=1 HTTP/1.1\r\n"), "{asked}");
        assert!(asked.contains("host: localhost:") && asked.contains("content-length: 15"), "{asked}");
    }

    #[tokio::test]
    async fn a_certificate_that_is_not_believed_or_of_another_name_ends_it() {
        let (answered, asked) = send("localhost", |_| RootCertStore::empty(), "").await;
        assert_eq!((answered, asked.as_str()), (Err(NoAnswer::Unreachable), ""), "nothing was said");
        let (answered, asked) = send("elsewhere.example", |roots| roots, "").await;
        assert_eq!((answered, asked.as_str()), (Err(NoAnswer::Unreachable), ""));
    }
}
