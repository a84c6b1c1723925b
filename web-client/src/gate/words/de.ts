import type { Translation } from '../../lib/i18n/message';
import type { gate as en } from './en';

export const gate: Translation<typeof en> = {
  welcome: 'Kommt herein, setzt euch.',
  lead: 'An diesem Tempeltor treffen sich Freunde, um Tajuto und Satori über das Internet zu spielen. Kein Konto, keine E-Mail: Ein Name und ein Link genügen.',

  openHeading: 'Einen Tisch eröffnen',
  openTable: 'Tisch eröffnen',
  players: '{min}–{max} Personen',
  minutes: '{min}–{max} Minuten',

  joinHeading: 'An einen Tisch setzen',
  joinLabel: 'Link oder Code',
  join: 'Los',
  joinHelp: 'Füge den Link ein, den du bekommen hast, oder tippe den Code.',
  joinUnreadable:
    'Das ist weder ein Link noch ein Code. Ein Code besteht aus fünf kurzen Wörtern: {example}',
  bots: 'Gleich gegen Bots spielen',
  botsOpening: 'Der Tisch wird gedeckt …',
  guest: 'Gast',

  mine: 'Meine Tische',
  mineEmpty: 'Tische, an denen du sitzt, merkt sich dieses Gerät hier.',
  unkept:
    'Dieser Browser merkt sich für diese Seite nichts: Ein Platz ist verloren, wenn sein Tab geschlossen wird. Erlaube dieser Website das Speichern, dann stehen deine Tische hier.',
  mineAlone: 'Noch niemand sonst',
  play: 'Spielen',
  look: 'Ansehen',
  over: 'beendet',
  more: { one: '{n} weiterer', other: '{n} weitere' },
  forget: 'Vergessen',
  forgetTable: 'Diesen Tisch vergessen: {names}',
  forgetSure: 'Vergessen? Von diesem Gerät kommst du dann nicht mehr an deinen Platz.',
  keep: 'Behalten',
  yourTurn: 'Du bist am Zug',
  turnOf: '{name} ist am Zug',
  gathering: 'man trifft sich noch',
  mineGone:
    'Der Server kennt deinen Platz hier nicht mehr: Der Tisch wurde abgeräumt oder der Platz übergeben.',
  titleTurns: '({n}) {title}',

  live: 'Gerade im Gange',
  liveEmpty: 'Gerade lässt kein Tisch alle zusehen. Offene Tische erscheinen hier.',
  watch: 'Zusehen',
  watchTable: 'Bei diesem Tisch zusehen: {names}',

  finished: 'Zuletzt beendet',
  finishedEmpty: 'Hier ist noch keine Partie zu Ende gegangen. Deine könnte die erste sein.',
  result: 'Ergebnis',
  resultOf: 'Das Ergebnis: {names}',
  wonBy: '{name} hat gewonnen',
  sharedBy: '{names} teilen sich den Sieg',
  score: '{name} {points}',
  somebody: 'Jemand',
  games: 'Meine Partien',
  evening: 'Der Abend',

  newHeading: 'Ein Tisch für {game}',
  newLead: 'Du hast die Leitung. Optionen, Bots und Einladungen kommen gleich, im Warteraum.',
  name: 'Dein Name',
  nameHelp: 'Die anderen sehen ihn; dieses Gerät merkt ihn sich.',
  nameMissing: 'Bitte gib einen Namen ein.',
  nameTooLong: {
    one: 'Ein Name hat höchstens 24 Zeichen; dieser hat {n}.',
    other: 'Ein Name hat höchstens 24 Zeichen; dieser hat {n}.',
  },
  nameInvisible: 'In diesem Namen ist ein Zeichen, das niemand sehen kann. Tippe ihn neu.',
  seats: 'Plätze',
  seatsHelp: 'Freunde oder Bots können sie einnehmen; die Zahl lässt sich bis zum Start ändern.',
  newOpen: 'Tisch eröffnen',
  newOpening: 'Der Tisch wird eröffnet …',
  newUnknown: 'Dieses Spiel gibt es hier nicht',
  newUnknownWhy:
    'Diese Adresse fragt nach einem Spiel, das man hier nicht oder noch nicht spielen kann.',

  codeLooking: 'Der Tisch wird gesucht …',
  codeHeading: 'Ein Platz wartet auf dich',
  codeLead: 'Du bist zu einer Partie {game} eingeladen.',
  codeChoose: 'Wähle einen Platz',
  codeFree: 'Frei',
  codeSit: 'Hinsetzen',
  codeSitting: 'Du setzt dich …',
  codeTaken: 'Jemand war schneller. So sieht der Tisch jetzt aus.',
  codeFullTitle: 'Alle Plätze sind besetzt',
  codeFullWhy:
    'Bitte die Leitung des Tisches um einen weiteren Platz oder um den Link zum Zusehen.',
  codeBegunTitle: 'Die Partie hat begonnen',
  codeBegunWhy:
    'Hinsetzen kann sich niemand mehr. Zum Zusehen brauchst du den Zuschauerlink: Wer am Tisch sitzt, kann ihn dir schicken.',
  codeOverTitle: 'Diese Partie ist vorbei',
  codeOverWhy: 'Der Tisch ist abgeräumt. Eröffnest du einen eigenen?',
  codeUnknownTitle: 'Kein Tisch mit diesem Code',
  codeUnknownWhy:
    'Prüfe die Buchstaben oder bitte um einen neuen Link. Ein Code gilt so lange wie sein Tisch, und nur auf dessen Server.',
  codeHeld: 'Dieses Gerät hat schon einen Platz an diesem Tisch.',
  codeMine: 'Zu meinem Platz',
  atTable: 'Am Tisch',

  passHeading: 'Einen Platz übernehmen',
  passWhy:
    'Dieser Link trägt einen Platz an einem Tisch auf dieses Gerät: Von nun an kannst du von hier aus spielen.',
  passOnce:
    'Er gilt einmal. Ob auch das vorige Gerät den Platz behält, wurde beim Erstellen des Links entschieden.',
  passTake: 'Platz hierher holen',
  passTaking: 'Der Platz zieht um …',
  passUsedTitle: 'Dieser Link gilt nicht mehr',
  passUsedWhy:
    'Ein Platzpass gilt einmal, und nicht lange. Erstelle am Tisch einen neuen, auf dem Gerät, das den Platz hat.',

  finishedLead: '{game}, beendet {when}',
  finishedPlayer: 'Person',
  total: 'Summe',
  winner: 'gewonnen',
  file: 'Die Partie als Datei',
  fileWhy:
    'Die Datei enthält jeden Griff in den Beutel und das nach der Partie geöffnete Geheimnis der Würfel: Damit kann jeder prüfen, dass der Zufall ehrlich war.',
  replay: 'Das Spiel noch einmal ansehen',
  noReplay:
    'Es wurde nach einer anderen Fassung der Regeln gespielt und lässt sich nicht Schritt für Schritt zeigen.',
  page: 'Eine Seite, die offline aufgeht',
  ownTable: 'Einen eigenen Tisch eröffnen',
  goneTitle: 'Diese Partie gibt es nicht',
  goneWhy: 'Sie wurde hier nie gespielt, ist noch im Gange, oder ihr Tisch zeigt sie etwas später.',

  unknownTitle: 'Hier steht nichts',
  unknownWhy: 'Diese Adresse führt nirgendwohin. Das Tor aber steht offen.',

  shareTitle: 'Darin ist nichts zu öffnen',
  shareWhy: 'Im Geteilten steht weder ein Link zu einem Tisch auf diesem Server noch ein Code.',
};
