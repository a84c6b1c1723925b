//! The signals that ask the process to stop.

use std::io;

/// Begins to listen for SIGTERM and ctrl-c; the future is ready when one of them came.
///
/// From this call on, not only once the future is polled, neither ends the process by itself.
///
/// # Errors
/// When the operating system refuses the registration.
#[cfg(unix)]
pub fn stop_requested() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Begins to listen for ctrl-c; the future is ready when it came.
///
/// # Errors
/// When the operating system refuses the registration.
#[cfg(windows)]
pub fn stop_requested() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
