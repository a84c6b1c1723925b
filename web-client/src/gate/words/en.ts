export const gate = {
  welcome: 'Come in, sit down.',
  lead: 'At this temple gate friends meet to play Tajuto and Satori over the internet. No account, no e-mail: a name and a link are enough.',

  openHeading: 'Open a table',
  openTable: 'Open a table',
  players: '{min}–{max} players',
  minutes: '{min}–{max} minutes',

  joinHeading: 'Join a table',
  joinLabel: 'Link or code',
  join: 'Join',
  joinHelp: 'Paste the link you were sent, or type its code.',
  joinUnreadable: 'This is neither a link nor a code. A code is five short words: {example}',
  bots: 'Play against bots now',
  botsOpening: 'Laying the table…',
  guest: 'Guest',

  mine: 'My tables',
  mineEmpty: 'The tables you sit at are kept here, on this device.',
  unkept:
    'This browser keeps nothing for this page: a seat is lost when its tab is closed. Allow storage for this site, then your tables stand here.',
  mineAlone: 'Nobody else yet',
  play: 'Play',
  look: 'Look',
  over: 'over',
  more: { one: '{n} more', other: '{n} more' },
  forget: 'Forget',
  forgetTable: 'Forget this table: {names}',
  forgetSure: 'Forget it? This device cannot come back to your seat then.',
  keep: 'Keep it',
  yourTurn: 'Your turn',
  turnOf: '{name}’s turn',
  gathering: 'people are gathering',
  mineGone:
    'The server no longer knows your seat here: the table was cleared away, or the seat was handed on.',
  titleTurns: '({n}) {title}',

  live: 'Live now',
  liveEmpty: 'No table is open to watchers just now. Those that are appear here.',
  watch: 'Watch',
  watchTable: 'Watch this table: {names}',

  finished: 'Recently finished',
  finishedEmpty: 'Nothing has been finished here yet. Yours could be the first.',
  result: 'Result',
  resultOf: 'The result: {names}',
  wonBy: '{name} won',
  sharedBy: '{names} share the victory',
  score: '{name} {points}',

  newHeading: 'A table for {game}',
  newLead: 'You host it. Options, bots and invitations come next, in the waiting room.',
  name: 'Your name',
  nameHelp: 'The others see it; this device remembers it.',
  nameMissing: 'Please type a name.',
  nameTooLong: {
    one: 'A name has at most 24 characters; this one has {n}.',
    other: 'A name has at most 24 characters; this one has {n}.',
  },
  nameInvisible: 'There is a character in this name that nobody can see. Type it anew.',
  seats: 'Seats',
  seatsHelp: 'Friends or bots can take them; the number can be changed until the start.',
  newOpen: 'Open the table',
  newOpening: 'Opening the table…',
  newUnknown: 'No such game here',
  newUnknownWhy: 'This address asks for a game that cannot be played here, or not yet.',

  codeLooking: 'Looking for the table…',
  codeHeading: 'A seat is waiting for you',
  codeLead: 'You are invited to play {game}.',
  codeChoose: 'Choose a seat',
  codeFree: 'Free',
  codeSit: 'Sit down',
  codeSitting: 'Sitting down…',
  codeTaken: 'Somebody was quicker. Here is the table as it is now.',
  codeFullTitle: 'Every seat is taken',
  codeFullWhy: 'Ask the host for another seat, or for the watch link to look on.',
  codeBegunTitle: 'They have begun',
  codeBegunWhy:
    'Nobody can sit down any more. To look on you need the watch link: those at the table can send it to you.',
  codeOverTitle: 'This game is over',
  codeOverWhy: 'The table has been cleared. Open one of your own?',
  codeUnknownTitle: 'No table by this code',
  codeUnknownWhy:
    'Check the letters, or ask for a new link. A code lives as long as its table, and only on its own server.',
  codeHeld: 'This device already has a seat at this table.',
  codeMine: 'To my seat',
  atTable: 'At the table',

  passHeading: 'Take over a seat',
  passWhy:
    'This link carries a seat at a table to this device: from now on you can play from here.',
  passOnce:
    'It works once. Whether the device before keeps the seat too was decided when the link was made.',
  passTake: 'Take the seat here',
  passTaking: 'Carrying the seat over…',
  passUsedTitle: 'This link is no longer good',
  passUsedWhy:
    'A pass works once, and not for long. Make a new one at the table, on the device that has the seat.',

  finishedLead: '{game}, finished {when}',
  finishedPlayer: 'Player',
  total: 'Total',
  winner: 'won',
  file: 'The game as a file',
  fileWhy:
    'The file holds every draw and the secret of the dice, opened after the game: with it anybody can check that chance was fair.',
  ownTable: 'Open a table of your own',
  goneTitle: 'No such game',
  goneWhy: 'It was never played here, it is still going on, or its table shows it a little later.',

  unknownTitle: 'Nothing stands here',
  unknownWhy: 'This address leads nowhere. The gate is open, though.',

  shareTitle: 'Nothing to open in it',
  shareWhy:
    'There is no link to a table on this server in what was shared, and no code. Paste the link here, or type its code.',
};
