import type { Translation } from '../../lib/i18n/message';
import type { gate as en } from './en';

export const gate: Translation<typeof en> = {
  welcome: 'Entrate, sedetevi.',
  lead: 'A questo portale del tempio gli amici si ritrovano per giocare a Tajuto e Satori via internet. Niente account, niente e-mail: bastano un nome e un link.',

  openHeading: 'Apri un tavolo',
  openTable: 'Apri un tavolo',
  players: '{min}–{max} giocatori',
  minutes: '{min}–{max} minuti',

  joinHeading: 'Siediti a un tavolo',
  joinLabel: 'Link o codice',
  join: 'Entra',
  joinHelp: 'Incolla il link che hai ricevuto, o scrivi il codice.',
  joinUnreadable:
    'Non è né un link né un codice. Un codice è fatto di cinque parole brevi: {example}',
  bots: 'Gioca subito contro i bot',
  botsOpening: 'Si apparecchia il tavolo…',
  guest: 'Ospite',

  mine: 'I miei tavoli',
  mineEmpty: 'I tavoli a cui siedi restano qui, su questo dispositivo.',
  unkept:
    'Questo browser non conserva nulla per questa pagina: un posto va perso quando la sua scheda viene chiusa. Permetti a questo sito di salvare dati, e i tuoi tavoli staranno qui.',
  mineAlone: 'Ancora nessun altro',
  play: 'Gioca',
  look: 'Guarda',
  over: 'terminata',
  more: { one: 'Un altro', many: 'Altri {n}', other: 'Altri {n}' },
  forget: 'Dimentica',
  forgetTable: 'Dimentica questo tavolo: {names}',
  forgetSure: 'Dimenticarlo? Da questo dispositivo non potrai più tornare al tuo posto.',
  keep: 'Tienilo',
  yourTurn: 'Tocca a te',
  turnOf: 'tocca a {name}',
  gathering: 'ci si sta riunendo',
  mineGone:
    'Il server non conosce più il tuo posto qui: il tavolo è stato sgomberato, o il posto ceduto.',
  titleTurns: '({n}) {title}',

  live: 'In corso',
  liveEmpty: 'Ora nessun tavolo è aperto a tutti gli spettatori. Quelli aperti appaiono qui.',
  watch: 'Guarda',
  watchTable: 'Guarda questo tavolo: {names}',

  finished: 'Finite di recente',
  finishedEmpty: 'Qui non è ancora finita nessuna partita. La tua potrebbe essere la prima.',
  result: 'Risultato',
  resultOf: 'Il risultato: {names}',
  wonBy: 'Ha vinto {name}',
  sharedBy: '{names} condividono la vittoria',
  score: '{name} {points}',
  somebody: 'Qualcuno',
  games: 'Le mie partite',
  evening: 'La serata',

  newHeading: 'Un tavolo per {game}',
  newLead: 'Ospiti tu. Opzioni, bot e inviti vengono subito dopo, nella sala d’attesa.',
  name: 'Il tuo nome',
  nameHelp: 'Gli altri lo vedono; questo dispositivo lo ricorda.',
  nameMissing: 'Scrivi un nome.',
  nameTooLong: {
    one: 'Un nome ha al massimo 24 caratteri; questo ne ha {n}.',
    many: 'Un nome ha al massimo 24 caratteri; questo ne ha {n}.',
    other: 'Un nome ha al massimo 24 caratteri; questo ne ha {n}.',
  },
  nameInvisible: 'In questo nome c’è un carattere che nessuno può vedere. Riscrivilo.',
  seats: 'Posti',
  seatsHelp: 'Possono occuparli amici o bot; il numero si può cambiare fino all’inizio.',
  newOpen: 'Apri il tavolo',
  newOpening: 'Il tavolo si apre…',
  newUnknown: 'Questo gioco qui non c’è',
  newUnknownWhy: 'Questo indirizzo chiede un gioco a cui qui non si può giocare, o non ancora.',

  codeLooking: 'Cerco il tavolo…',
  codeHeading: 'Un posto ti aspetta',
  codeLead: 'Ti invitano a una partita di {game}.',
  codeChoose: 'Scegli un posto',
  codeFree: 'Libero',
  codeSit: 'Siediti',
  codeSitting: 'Ti siedi…',
  codeTaken: 'Qualcuno è stato più veloce. Ecco il tavolo com’è adesso.',
  codeFullTitle: 'Tutti i posti sono occupati',
  codeFullWhy: 'Chiedi a chi ospita un altro posto, o il link per guardare.',
  codeBegunTitle: 'La partita è cominciata',
  codeBegunWhy:
    'Non ci si può più sedere. Per guardare serve il link per spettatori: chi è al tavolo può mandartelo.',
  codeOverTitle: 'Questa partita è finita',
  codeOverWhy: 'Il tavolo è stato sparecchiato. Ne apri uno tuo?',
  codeUnknownTitle: 'Nessun tavolo con questo codice',
  codeUnknownWhy:
    'Controlla le lettere, o chiedi un nuovo link. Un codice vive quanto il suo tavolo, e solo sul suo server.',
  codeHeld: 'Questo dispositivo ha già un posto a questo tavolo.',
  codeMine: 'Al mio posto',
  atTable: 'Al tavolo',

  passHeading: 'Prendi un posto',
  passWhy:
    'Questo link porta su questo dispositivo un posto a un tavolo: d’ora in poi puoi giocare da qui.',
  passOnce:
    'Vale una volta sola. Se anche il dispositivo di prima tiene il posto è stato deciso quando il link è stato creato.',
  passTake: 'Porta qui il posto',
  passTaking: 'Il posto si sposta…',
  passUsedTitle: 'Questo link non vale più',
  passUsedWhy:
    'Un lasciapassare vale una volta, e non a lungo. Creane uno nuovo al tavolo, sul dispositivo che ha il posto.',

  finishedLead: '{game}, finita {when}',
  finishedPlayer: 'Giocatore',
  total: 'Totale',
  winner: 'vittoria',
  file: 'La partita in un file',
  fileWhy:
    'Il file contiene ogni estrazione e il segreto dei dadi, aperto a fine partita: così chiunque può verificare che il caso sia stato onesto.',
  replay: 'Rivedi la partita',
  noReplay:
    'È stata giocata con un’altra versione delle regole e non si può mostrare passo per passo.',
  page: 'Una pagina che si apre offline',
  ownTable: 'Apri un tavolo tuo',
  goneTitle: 'Questa partita non c’è',
  goneWhy:
    'Non è mai stata giocata qui, è ancora in corso, o il suo tavolo la mostra un po’ più tardi.',

  unknownTitle: 'Qui non c’è niente',
  unknownWhy: 'Questo indirizzo non porta da nessuna parte. Il portale però è aperto.',

  shareTitle: 'Qui non c’è nulla da aprire',
  shareWhy:
    'In ciò che è stato condiviso non c’è un link a un tavolo di questo server, né un codice.',
};
