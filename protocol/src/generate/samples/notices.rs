//! Who is told of turns elsewhere.

use crate::generate::GenerateError;
use crate::id::{PushAuth, PushPoint};
use crate::notices::{
    Hook, HookFailure, HookFormat, HookView, Language, MinuteOfDay, Notices, QuietHours, UtcOffset,
    WebAddress,
};

pub(super) fn notices() -> Result<Notices, GenerateError> {
    let time = |minute: u16| MinuteOfDay::try_from(minute).map_err(|_| GenerateError::Game("a wrong time"));
    let quiet = QuietHours {
        from_min: time(22 * 60)?,
        to_min: time(7 * 60)?,
        utc_offset_min: UtcOffset::try_from(120).map_err(|_| GenerateError::Game("a wrong offset"))?,
    };
    Ok(Notices {
        endpoint: endpoint(),
        p256dh: PushPoint::new(key_of_the_server())?,
        auth: PushAuth::new("BTBZMqHH6r4Tts7J_aSIgg")?,
        language: Language::De,
        quiet: Some(quiet),
    })
}

pub(super) fn endpoint() -> WebAddress {
    WebAddress::new("https://push.example.net/message/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV")
}

pub(super) fn hook() -> Hook {
    Hook {
        format: HookFormat::Discord,
        url: WebAddress::new("https://chat.example.net/api/webhooks/1234/a-secret-of-the-channel"),
        language: Language::En,
    }
}

/// What those who sit at the table see of it.
pub(super) fn hook_view() -> HookView {
    let failing = Some(HookFailure::Refused { status: 404 });
    HookView { format: HookFormat::Discord, host: "chat.example.net".into(), failing }
}

/// A point of the curve: the one that multiplies to itself by one.
pub(super) fn key_of_the_server() -> String {
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU".into()
}
