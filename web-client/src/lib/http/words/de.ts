import type { Translation } from '../../i18n/message';
import type { errors as en } from './en';

export const errors: Translation<typeof en> = {
  malformed: 'Der Server konnte nicht lesen, was diese Seite geschickt hat. Lade die Seite neu.',
  too_large: 'Das war zu lang für den Server. Versuche es kürzer.',
  unknown_message:
    'Der Server versteht nicht, was diese Seite will. Lade sie neu: Vielleicht gibt es eine neuere.',
  unsupported_version: 'Der Server wurde erneuert. Lade die Seite neu, dann passt sie wieder dazu.',
  out_of_order: 'Diese Seite und der Server haben den Faden verloren. Lade die Seite neu.',
  unknown_room:
    'Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Prüfe den Link oder den Code.',
  unknown_seat_token:
    'Dieses Gerät hat den Platz nicht mehr: Er wurde freigegeben oder ist auf ein anderes Gerät umgezogen. Bitte um einen Platz oder einen Platzpass.',
  not_seated: 'Das können nur die, die am Tisch sitzen.',
  other_game: 'An diesem Tisch wird ein anderes Spiel gespielt. Lade die Seite neu.',
  stale_decision:
    'Inzwischen ist etwas anderes geschehen. Sieh noch einmal hin und entscheide neu.',
  not_saved:
    'Es konnte nicht gespeichert werden und ist nicht geschehen. Versuche es bitte noch einmal.',
  rate_limited: 'Das ging etwas zu schnell. Warte einen Moment und versuche es noch einmal.',
  wrong_phase: 'Dafür ist es zu früh oder zu spät: Der Tisch ist schon weiter.',
  not_host: 'Das kann nur, wer am Tisch die Leitung hat.',
  seat_taken: 'Dort sitzt schon jemand. Wähle einen anderen Platz.',
  seat_empty: 'Ein Platz ist noch leer. Besetzt ihn oder nehmt ihn weg.',
  colour_taken: 'Diese Farbe hat schon jemand. Wähle eine andere.',
  bad_name: 'Ein Name hat 1 bis 24 sichtbare Zeichen. Wähle einen anderen.',
  bad_text: 'Eine Zeile hat 1 bis 500 Zeichen reinen Text.',
  bad_settings: 'Diese Einstellungen passen nicht zusammen. Ändere eine davon.',
  nothing_to_take_back: 'Das lässt sich nicht mehr zurücknehmen.',
  nothing_asked: 'Hier gibt es nichts mehr zu beantworten.',
  not_absent: 'Diese Person ist noch keine zwei Minuten weg.',
  bad_pass:
    'Dieser Platzpass ist verbraucht oder zu alt, oder es war nie einer. Bitte um einen neuen.',
  bad_address:
    'An diese Adresse wird nichts geschickt. Sie muss mit https:// beginnen und ins offene Internet führen.',
  no_notices:
    'Dieser Server schickt keine Nachrichten, oder es werden schon genug Geräte dieses Platzes benachrichtigt.',
  full: 'Das Haus ist gerade voll. Versuche es etwas später noch einmal.',
  stopping: 'Der Server wird neu gestartet. Versuche es in ein paar Sekunden noch einmal.',
  internal:
    'Der Server hat einen Fehler gemacht. Versuche es noch einmal; bleibt es dabei, sag es denen, die den Server betreiben.',
  id_reused: 'Das kam unter einer Nummer, die schon vergeben war. Lade die Seite neu.',
  unknown_game: 'Dieses Spiel gibt es hier nicht, oder es ist noch nicht zu sehen.',
  foreign_origin:
    'Der Server traut der Adresse dieser Seite nicht. Öffne sie unter der Adresse des Servers selbst.',
  unknown_path: 'Diese Adresse kennt der Server nicht. Lade die Seite neu.',
  no_player_key: 'Dieses Gerät hat nicht gesagt, wer es ist. Lade die Seite neu.',
  no_hints: 'An diesem Tisch gibt es keine Tipps: So hat es die Leitung gewählt.',
  not_a_game_file: 'Das ist keine Datei einer Sanmon-Partie.',
  other_file_version: 'Die Datei hat eine Version, die dieser Server nicht liest.',
  damaged_file: 'Die Datei wurde nach dem Schreiben verändert: Ihre Prüfsummen passen nicht.',
  unfair_dice: 'Die Würfel in der Datei folgen nicht aus ihrem Geheimnis.',
  wrong_moves: 'Regeln und Würfel bestätigen einen Zug in der Datei nicht.',
  unfinished_game: 'Die Partie in der Datei wurde nicht zu Ende gespielt.',
  unreachable:
    'Der Server antwortet gerade nicht. Prüfe die Verbindung und versuche es noch einmal.',
};
