import type { Translation } from '../../lib/i18n/message';
import type { notices as en } from './en';

export const notices: Translation<typeof en> = {
  heading: 'Nachrichten',
  offer: 'Soll dir dieses Gerät sagen, wenn du am Zug bist?',
  yes: 'Sag mir’s',
  later: 'Jetzt nicht',
  never: 'Nie',
  body: '{name}, du bist am Zug.',

  open: 'Sag mir, wenn ich am Zug bin',
  openWhy: 'Für deinen Platz an diesem Tisch, auf diesem Gerät.',
  closed: 'Auch wenn diese Seite geschlossen ist',
  closedWhy:
    'Die Nachricht kommt verschlüsselt über den Push-Dienst deines Browsers, wenn niemand an deinem Platz ist.',
  state_off: 'An diesem Tisch aus.',
  state_open: 'An, solange diese Seite in einem Tab offen ist.',
  state_closed: 'An, auch wenn diese Seite geschlossen ist.',
  state_blocked:
    'Der Browser blockiert Nachrichten dieser Seite. Um sie zu erlauben, öffne die Einstellungen der Website über das Zeichen neben der Adresse.',
  state_insecure: 'Browser erlauben Nachrichten nur auf Seiten, die über https kommen.',
  state_install:
    'Auf iPhone und iPad muss Sanmon erst installiert sein: tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne es von dort.',
  state_unsupported: 'Dieser Browser kennt keine Nachrichten.',
  state_allowed: 'Auf diesem Gerät erlaubt. Jeder Tisch hat einen eigenen Schalter in seinem Menü.',
  state_unasked: 'Jeder Tisch hat einen eigenen Schalter in seinem Menü.',
  problem_unsupported: 'Dieser Browser kann dir nur Bescheid sagen, solange die Seite offen ist.',
  problem_service:
    'Der Push-Dienst dieses Browsers ist nicht erreichbar: vorerst erfährst du es nur, solange die Seite offen ist. Beim nächsten Besuch wird es neu versucht.',

  quiet: 'Ruhezeit',
  quietWhy: 'Dann meldet sich nichts. Worauf an ihrem Ende noch gewartet wird, erfährst du dann.',
  quietFrom: 'Von',
  quietTo: 'Bis',

  hook: 'Züge in einem Chat',
  hookWhy:
    'Ist jemand am Zug, der nicht am Tisch ist, schreibt es der Server in einen Kanal von euch. Gut für Spiele über Tage.',
  hookKept: 'Die Adresse bleibt auf dem Server und wird niemandem gezeigt, auch dir nicht.',
  hookFormat: 'Wo',
  hookUrl: 'Adresse des Webhooks',
  hookLanguage: 'Sprache der Nachrichten',
  hookSave: 'Speichern',
  hookSaved: 'Gespeichert.',
  hookChange: 'Andere Adresse',
  hookRemove: 'Nicht mehr melden',
  hookTold: 'Züge werden bei {host} gemeldet ({format}).',
  hookNone: 'Züge werden in keinem Chat gemeldet. Wer die Leitung hat, kann das ändern.',
  hookAt: 'Züge meldet',
  failing_bad_address:
    'Die letzte Nachricht ging nicht hinaus: {host} führt nirgendwohin, oder dorthin, wohin nichts geschickt wird.',
  failing_unreachable: 'Die letzte Nachricht kam nicht an: {host} war nicht zu erreichen.',
  failing_timed_out: 'Die letzte Nachricht kam nicht an: {host} hat nicht rechtzeitig geantwortet.',
  failing_refused:
    'Die letzte Nachricht wurde nicht angenommen: {host} hat {status} geantwortet. Prüfe die Adresse.',
};
