import type { Translation } from '../../lib/i18n/message';
import type { history as en } from './en';

export const history: Translation<typeof en> = {
  documentTitle: '{page} · Sanmon',
  pages: 'Rund um meine Partien',
  games: 'Meine Partien',
  statistics: 'Statistik',
  privacy: 'Was von mir gespeichert ist',
  privacyShort: 'Datenschutz',

  gamesLead: 'Die beendeten Partien dieses Geräts, die neuesten zuerst.',
  filter: 'Filter',
  filterGame: 'Spiel',
  anyGame: 'Alle Spiele',
  filterFriend: 'Mit',
  anybody: 'Allen',
  filterFrom: 'Von',
  filterTo: 'Bis',
  filterResult: 'Ergebnis',
  anyResult: 'Alle',
  won: 'Gewonnen',
  lost: 'Verloren',
  clear: 'Alle zeigen',
  noGames:
    'Von diesem Gerät ist noch keine Partie zu Ende gespielt. Sobald eine es ist, bleibt sie hier stehen.',
  noGamesFit: 'Keine Partie passt zu dieser Auswahl.',
  shown: { one: '{n} Partie', other: '{n} Partien' },
  shownSoFar: { one: 'bisher {n} Partie', other: 'bisher {n} Partien' },
  more: 'Weitere Partien',
  moreComing: 'Weitere werden geholt …',
  evening: 'Der Abend',
  eveningOf: 'Der Abend mit {names}, {day}',
  rematch: 'Revanche',
  imported: 'aus einer Datei',
  otherRules: 'nach anderen Regeln',
  winner: 'gewonnen',

  takeIn: 'Eine Partie aus einer Datei',
  takeInWhy:
    'Eine Partie, die hier oder auf einem anderen Server als Datei gespeichert wurde. Sie wird Zug für Zug geprüft; dann bleibt sie hier und öffnet sich wie jede andere.',
  takeInChoose: 'Datei wählen',
  takeInDrop: 'Oder hier ablegen: Ihr Name endet auf .sanmon.',
  takeInChecking: 'Die Partie wird geprüft …',
  takeInTooLarge: 'Die Datei ist zu groß für eine Partie: Höchstens {mb} MB werden gelesen.',
  takeInUnread: 'Die Datei ließ sich auf diesem Gerät nicht lesen.',

  statisticsLead: 'Was die Partien dieses Geräts ergeben.',
  period: 'Zeitraum',
  periodAll: 'Alles',
  periodYear: '12 Monate',
  periodQuarter: '3 Monate',
  whichGame: 'Spiel',
  nothingCounted:
    'Es gibt noch nichts zu zählen: Von diesem Gerät ist keine Partie zu Ende gespielt.',
  nothingInPeriod: 'In dieser Zeit ist keine Partie dieses Geräts zu Ende gegangen.',
  played: 'Gespielt',
  playedHow: { one: 'Partie', other: 'Partien' },
  wins: 'Gewonnen',
  winsOf: '{share} von allen; {expected} wären an solchen Tischen Zufall',
  meanPoints: 'Punkte im Schnitt',
  best: 'höchstens {n}',
  perTurn: 'Zeit je Zug',
  turnsTimed: { one: 'über {n} Zug', other: 'über {n} Züge' },
  turnsUntimed: 'noch nicht gemessen',
  asTable: 'Als Tabelle',

  course: 'Partie für Partie',
  courseAbout: {
    one: 'Deine Punkte in deiner letzten Partie.',
    other:
      'Deine Punkte in deinen letzten {n} Partien, die älteste links. Eine Raute ist eine gewonnene Partie, ein Ring eine andere; die gestrichelte Linie ist der Schnitt.',
  },
  date: 'Datum',
  players: 'Personen',
  points: 'Punkte',
  result: 'Ergebnis',

  categories: 'Woher die Punkte kamen',
  categoriesAbout:
    'Deine Punkte im Schnitt nach Kategorie, und die derer, die dieselben Partien gewannen.',
  category: 'Kategorie',
  you: 'Du',
  winners: 'Wer gewann',

  first: 'Hilft es anzufangen?',
  firstAbout:
    'Wie oft gewann, wer anfing, und wie oft du, wenn du anfingst. Der senkrechte Strich ist, was der Zufall gäbe.',
  tables: 'Tische zu',
  tableOf: { one: '{n} Person', other: '{n} Personen' },
  whoBegan: 'Wer anfing',
  youBegan: 'Du am Anfang',
  byChance: 'Zufall',
  ofGames: '{share} von {n}',

  pieces: 'Was du gern hast',
  piecesAbout: 'Wie viele davon du am Ende einer Partie hattest, im Schnitt.',
  piece: 'Teil',
  perGame: 'Je Partie',
  inAll: 'Insgesamt',
  inGames: 'Partien damit',
  wonWithIt: 'Davon gewonnen',

  friends: 'Mit anderen',
  friendsAbout:
    'In wie vielen Partien du mehr Punkte hattest als jemand, und diese Person mehr als du.',
  friendsNone: 'Noch mit niemandem. Bots zählen nicht mit.',
  friend: 'Mit',
  together: 'Gemeinsam',
  ahead: 'Du voran',
  level: 'Gleich',
  behind: 'Die andere Person voran',
  yourPoints: 'Deine Punkte',
  theirPoints: 'Deren Punkte',
  gamesWith: 'Partien mit {name}',

  eveningTitle: 'Ein Abend',
  eveningLead: { one: '{n} Partie, {from} Uhr', other: '{n} Partien, {from} bis {to} Uhr' },
  standing: 'Stand',
  person: 'Name',
  gamesOf: 'Partien',
  winsOfPerson: 'Siege',
  allPoints: 'Punkte',
  eveningGames: 'Die Partien, der Reihe nach',
  print: 'Drucken',
  share: 'Teilen',
  shareWhy: 'Wer mitgespielt hat, kann den Abend auf dem eigenen Gerät öffnen.',
  noEvening: 'Diesen Abend gibt es nicht',
  noEveningWhy:
    'Ein Abend zeigt sich denen, die mitgespielt haben, auf den Geräten, an denen sie gespielt haben.',

  privacyLead:
    'Konten gibt es hier nicht. Das ist alles, was der Server und dieses Gerät aufheben, und was du damit tun kannst.',
  keptNow: 'Von diesem Gerät hat der Server',
  keptGames: {
    one: '{n} beendete Partie mit einem Namen von dir',
    other: '{n} beendete Partien mit einem Namen von dir',
  },
  keptNames: 'unter {names}',
  keptLines: { one: '{n} Zeile Chat darin', other: '{n} Zeilen Chat darin' },
  keptSince: 'die erste vom {day}',
  keptNothing: 'Keine beendete Partie trägt einen Namen von dir.',

  onServer: 'Auf dem Server',
  onServerGames:
    'Beendete Partien, für immer: die Züge, die Punkte, wann es war, die Namen derer, die spielten, und was sie im Chat schrieben. Zu jedem Namen gehört die Prüfsumme eines Geheimnisses des Geräts: Durch sie finden sich deine Partien wieder, das Geheimnis selbst verrät sie nicht.',
  onServerRooms:
    'Tische, die noch offen sind: dasselbe, und die Prüfsummen dessen, was einen Platz beweist. Geschieht an einem nichts mehr, wird er samt Chat nach einer Zeit gelöscht, die der Betrieb des Servers festlegt, meist 60 Tage.',
  onServerNotices:
    'Wenn du von deinem Zug hören wolltest: die Adresse, die dein Browser dafür gab, beim Tisch und so lange wie er.',
  onServerNot: 'Keine E-Mail, kein Passwort, nichts für Werbung; keine andere Seite wird gefragt.',

  onDevice: 'Auf diesem Gerät',
  onDeviceKeys:
    'Das Geheimnis, durch das sich deine beendeten Partien finden, und je eines für deine Plätze: Ohne sie kommt niemand dorthin zurück, auch du nicht.',
  onDeviceRest:
    'Dein Name, deine Tische, deine Einstellungen, und wie weit die Einführung war. Um all das zu löschen, lösche im Browser die Daten dieser Seite.',

  elsewhere: 'Außer Reichweite',
  elsewhereWhy:
    'Eine beendete Partie kann als Datei oder Seite speichern, wer sie sehen kann. Was in solchen Dateien steht, bleibt dort, was immer sich hier ändert, und eine Datei mit deinem alten Namen kann wiederkommen.',

  rename: 'Ein anderer Name',
  renameWhy: 'In allen beendeten Partien dieses Geräts heißt du von nun an so.',
  renameDo: 'Umbenennen',
  renaming: 'Wird umbenannt …',
  renamed: {
    one: 'Geschehen: {n} Partie hat den neuen Namen.',
    other: 'Geschehen: {n} Partien haben den neuen Namen.',
  },
  renameNone: 'Es gibt keine beendete Partie, in der du umzubenennen wärst.',

  forget: 'Vergiss mich',
  forgetWhy:
    'Nimmt deinen Namen, deine Zeilen im Chat und die Prüfsumme deines Geheimnisses aus allen beendeten Partien und räumt die Tische weg, an denen sie gespielt wurden. Die Partien bleiben, für die anderen; wo dein Name stand, wird niemand genannt. Dieses Gerät bekommt ein neues Geheimnis und findet keine davon wieder.',
  forgetOpen: {
    one: 'Du sitzt an {n} Tisch, der nicht zu Ende ist. Sein Ergebnis wird unter deinem Namen aufgehoben und ließe sich dann von hier nicht mehr vergessen: Verlass ihn zuerst, oder spiel zu Ende.',
    other:
      'Du sitzt an {n} Tischen, die nicht zu Ende sind. Ihre Ergebnisse werden unter deinem Namen aufgehoben und ließen sich dann von hier nicht mehr vergessen: Verlass sie zuerst, oder spiel zu Ende.',
  },
  forgetAsk: 'Vergiss mich …',
  forgetSure: 'Das lässt sich nicht rückgängig machen. Wirklich?',
  forgetDo: 'Ja, vergiss mich',
  forgetting: 'Wird vergessen …',
  forgotten: 'Vergessen. Auf dem Server führt nichts mehr zu dir.',
};
