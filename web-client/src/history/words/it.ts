import type { Translation } from '../../lib/i18n/message';
import type { history as en } from './en';

export const history: Translation<typeof en> = {
  documentTitle: '{page} · Sanmon',
  pages: 'Sulle mie partite',
  games: 'Le mie partite',
  statistics: 'Statistiche',
  privacy: 'Che cosa si conserva di me',
  privacyShort: 'Privacy',

  gamesLead: 'Le partite finite di questo dispositivo, dalla più recente.',
  filter: 'Filtri',
  filterGame: 'Gioco',
  anyGame: 'Tutti i giochi',
  filterFriend: 'Con',
  anybody: 'Chiunque',
  filterFrom: 'Dal',
  filterTo: 'Al',
  filterResult: 'Risultato',
  anyResult: 'Tutti',
  won: 'Vinte',
  lost: 'Perse',
  clear: 'Mostra tutte',
  noGames:
    'Nessuna partita di questo dispositivo è ancora arrivata alla fine. Quando succede, resta qui per sempre.',
  noGamesFit: 'Nessuna partita corrisponde a questa scelta.',
  shown: { one: '{n} partita', many: '{n} partite', other: '{n} partite' },
  shownSoFar: {
    one: '{n} partita finora',
    many: '{n} partite finora',
    other: '{n} partite finora',
  },
  more: 'Altre partite',
  moreComing: 'Si cercano altre partite…',
  evening: 'La serata',
  eveningOf: 'La serata con {names}, {day}',
  rematch: 'rivincita',
  imported: 'da un file',
  otherRules: 'con altre regole',
  winner: 'vittoria',

  takeIn: 'Apri il file di una partita',
  takeInWhy:
    'Una partita salvata in un file, qui o su un altro server. Viene verificata mossa per mossa; poi resta qui e si apre come ogni altra.',
  takeInChoose: 'Scegli un file',
  takeInDrop: 'Oppure trascinalo qui: il suo nome finisce in .sanmon.',
  takeInChecking: 'Si verifica la partita…',
  takeInTooLarge: 'Il file è troppo grande per una partita: se ne leggono al massimo {mb} MB.',
  takeInUnread: 'Non è stato possibile leggere il file da questo dispositivo.',

  statisticsLead: 'Che cosa danno insieme le partite di questo dispositivo.',
  period: 'Periodo',
  periodAll: 'Tutto',
  periodYear: '12 mesi',
  periodQuarter: '3 mesi',
  whichGame: 'Gioco',
  nothingCounted:
    'Non c’è ancora nulla da contare: nessuna partita di questo dispositivo è arrivata alla fine.',
  nothingInPeriod: 'In questo periodo non è finita nessuna partita di questo dispositivo.',
  played: 'Giocate',
  playedHow: { one: 'partita', many: 'partite', other: 'partite' },
  wins: 'Vinte',
  winsOf: '{share} di tutte; a tavoli così il caso ne darebbe {expected}',
  meanPoints: 'Punti in media',
  best: '{n} al massimo',
  perTurn: 'Tempo per turno',
  turnsTimed: { one: 'su {n} turno', many: 'su {n} turni', other: 'su {n} turni' },
  turnsUntimed: 'non ancora misurato',
  asTable: 'Come tabella',

  course: 'Partita per partita',
  courseAbout: {
    one: 'I tuoi punti nell’ultima partita.',
    many: 'I tuoi punti nelle ultime {n} partite, la più vecchia a sinistra. Un rombo è una partita vinta, un anello una non vinta; la linea tratteggiata è la media.',
    other:
      'I tuoi punti nelle ultime {n} partite, la più vecchia a sinistra. Un rombo è una partita vinta, un anello una non vinta; la linea tratteggiata è la media.',
  },
  date: 'Data',
  players: 'Giocatori',
  points: 'Punti',
  result: 'Risultato',

  categories: 'Da dove sono venuti i punti',
  categoriesAbout:
    'I tuoi punti in media per categoria, e quelli di chi ha vinto le stesse partite.',
  category: 'Categoria',
  you: 'Tu',
  winners: 'Chi ha vinto',

  first: 'Iniziare aiuta?',
  firstAbout:
    'Quante volte ha vinto chi iniziava, e quante tu quando iniziavi. La linea verticale è ciò che darebbe il caso.',
  tables: 'Tavoli da',
  tableOf: { one: '{n} giocatore', many: '{n} giocatori', other: '{n} giocatori' },
  whoBegan: 'Chi iniziava',
  youBegan: 'Tu, iniziando',
  byChance: 'il caso',
  ofGames: '{share} di {n}',

  pieces: 'Che cosa ti piace avere',
  piecesAbout: 'Quanti ne avevi alla fine di una partita, in media.',
  piece: 'Pezzo',
  perGame: 'A partita',
  inAll: 'In tutto',
  inGames: 'Partite con esso',
  wonWithIt: 'Di queste vinte',

  friends: 'Con gli amici',
  friendsAbout: 'In quante partite avevi più punti di un amico, e in quante l’amico più di te.',
  friendsNone: 'Ancora con nessuno. I bot non contano.',
  friend: 'Amico',
  together: 'Insieme',
  ahead: 'Avanti tu',
  level: 'Pari',
  behind: 'Avanti l’amico',
  yourPoints: 'I tuoi punti',
  theirPoints: 'I suoi punti',
  gamesWith: 'Partite con {name}',

  eveningTitle: 'Una serata',
  eveningLead: {
    one: '{n} partita, alle {from}',
    many: '{n} partite, dalle {from} alle {to}',
    other: '{n} partite, dalle {from} alle {to}',
  },
  standing: 'Classifica',
  person: 'Nome',
  gamesOf: 'Partite',
  winsOfPerson: 'Vittorie',
  allPoints: 'Punti',
  eveningGames: 'Le partite, in ordine',
  print: 'Stampa',
  share: 'Condividi',
  shareWhy: 'Chi ha giocato può aprirla dal proprio dispositivo.',
  noEvening: 'Non c’è questa serata',
  noEveningWhy: 'Una serata si mostra a chi ha giocato, sui dispositivi da cui ha giocato.',

  privacyLead:
    'Qui non ci sono account. Questo è tutto ciò che il server e questo dispositivo conservano, e che cosa puoi farne.',
  keptNow: 'Di questo dispositivo il server ha',
  keptGames: {
    one: '{n} partita finita con un tuo nome',
    many: '{n} partite finite con un tuo nome',
    other: '{n} partite finite con un tuo nome',
  },
  keptNames: 'sotto {names}',
  keptLines: {
    one: '{n} riga di chat in esse',
    many: '{n} righe di chat in esse',
    other: '{n} righe di chat in esse',
  },
  keptSince: 'la prima del {day}',
  keptNothing: 'Nessuna partita finita porta un tuo nome.',

  onServer: 'Sul server',
  onServerGames:
    'Le partite finite, per sempre: le mosse, i punti, quando è stato, i nomi di chi ha giocato e che cosa ha scritto in chat. Con ogni nome va l’impronta di un segreto del dispositivo: con essa si ritrovano le tue partite, ma nessuno ne ricava il segreto.',
  onServerRooms:
    'I tavoli ancora aperti: lo stesso, e le impronte di ciò che prova un posto. Un tavolo in cui non succede più nulla viene cancellato con la sua chat dopo il tempo scelto da chi gestisce il server, di solito 60 giorni.',
  onServerNotices:
    'Se hai chiesto di essere avvisato del tuo turno: l’indirizzo che il browser ha dato per questo, con il tavolo e finché c’è il tavolo.',
  onServerNot:
    'Nessuna e-mail, nessuna password, niente per la pubblicità; nessun altro sito viene interpellato.',

  onDevice: 'Su questo dispositivo',
  onDeviceKeys:
    'Il segreto con cui si ritrovano le tue partite finite, e uno per ogni posto che tieni: senza di essi nessuno vi torna, nemmeno tu.',
  onDeviceRest:
    'Il tuo nome, i tuoi tavoli, le tue impostazioni, e fin dove era arrivata la guida. Per cancellare tutto questo, cancella nel browser i dati di questo sito.',

  elsewhere: 'Fuori portata',
  elsewhereWhy:
    'Chi può vedere una partita finita può salvarla in un file o in una pagina. Ciò che sta in quei file vi resta, qualunque cosa cambi qui, e un file con il tuo vecchio nome può tornare.',

  rename: 'Un altro nome',
  renameWhy: 'In tutte le partite finite di questo dispositivo d’ora in poi ti chiami così.',
  renameDo: 'Cambia nome',
  renaming: 'Si cambia il nome…',
  renamed: {
    one: 'Fatto: {n} partita ha il nuovo nome.',
    many: 'Fatto: {n} partite hanno il nuovo nome.',
    other: 'Fatto: {n} partite hanno il nuovo nome.',
  },
  renameNone: 'Non c’è nessuna partita finita in cui cambiarti nome.',

  forget: 'Dimenticami',
  forgetWhy:
    'Toglie il tuo nome, le tue righe di chat e l’impronta del tuo segreto da tutte le partite finite, e sparecchia i tavoli a cui sono state giocate. Le partite restano, per gli altri; dove stava il tuo nome non è nominato nessuno. Questo dispositivo riceve un nuovo segreto e non ne ritrova nessuna.',
  forgetOpen: {
    one: 'Siedi a {n} tavolo non finito. Il suo risultato sarà conservato con il tuo nome, e da qui non si potrebbe più dimenticare: prima lascialo, o finisci la partita.',
    many: 'Siedi a {n} tavoli non finiti. I loro risultati saranno conservati con il tuo nome, e da qui non si potrebbero più dimenticare: prima lasciali, o finisci le partite.',
    other:
      'Siedi a {n} tavoli non finiti. I loro risultati saranno conservati con il tuo nome, e da qui non si potrebbero più dimenticare: prima lasciali, o finisci le partite.',
  },
  forgetAsk: 'Dimenticami…',
  forgetSure: 'Non si può annullare. Davvero?',
  forgetDo: 'Sì, dimenticami',
  forgetting: 'Si dimentica…',
  forgotten: 'Dimenticato. Sul server nulla porta più a te.',
};
