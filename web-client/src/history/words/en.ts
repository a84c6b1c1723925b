/** One's finished games, what they come to, and what is kept of oneself. Loaded with these pages. */
export const history = {
  documentTitle: '{page} · Sanmon',
  pages: 'About my games',
  games: 'My games',
  statistics: 'Statistics',
  privacy: 'What is kept of me',
  privacyShort: 'Privacy',

  gamesLead: 'The finished games of this device, the newest first.',
  filter: 'Filter',
  filterGame: 'Game',
  anyGame: 'All games',
  filterFriend: 'With',
  anybody: 'Anybody',
  filterFrom: 'From',
  filterTo: 'Until',
  filterResult: 'Result',
  anyResult: 'All',
  won: 'Won',
  lost: 'Lost',
  clear: 'Show all',
  noGames:
    'No game of this device has come to its end yet. Once one does, it stands here for good.',
  noGamesFit: 'No game fits what is chosen.',
  shown: { one: '{n} game', other: '{n} games' },
  shownSoFar: { one: '{n} game so far', other: '{n} games so far' },
  more: 'More games',
  moreComing: 'Fetching more…',
  evening: 'The evening',
  eveningOf: 'The evening with {names}, {day}',
  rematch: 'rematch',
  imported: 'from a file',
  otherRules: 'by other rules',
  winner: 'won',

  takeIn: 'Open a game file',
  takeInWhy:
    'A game that was saved as a file, from here or from another server. It is checked move by move; then it is kept here and opens like any other.',
  takeInChoose: 'Choose a file',
  takeInDrop: 'Or drop it here: its name ends in .sanmon.',
  takeInChecking: 'Checking the game…',
  takeInTooLarge: 'The file is too large to be a game: at most {mb} MB are read.',
  takeInUnread: 'The file could not be read from this device.',

  statisticsLead: 'What the games of this device come to.',
  period: 'Period',
  periodAll: 'All',
  periodYear: '12 months',
  periodQuarter: '3 months',
  whichGame: 'Game',
  nothingCounted: 'There is nothing to count yet: no game of this device has come to its end.',
  nothingInPeriod: 'No game of this device ended in this time.',
  played: 'Played',
  playedHow: { one: 'game', other: 'games' },
  wins: 'Won',
  winsOf: '{share} of all; {expected} would be chance at such tables',
  meanPoints: 'Points on average',
  best: '{n} at best',
  perTurn: 'Time per turn',
  turnsTimed: { one: 'over {n} turn', other: 'over {n} turns' },
  turnsUntimed: 'not measured yet',
  asTable: 'As a table',

  course: 'Game by game',
  courseAbout: {
    one: 'Your points in your last game.',
    other:
      'Your points in your last {n} games, the oldest at the left. A diamond is a game that you won, a ring one that you did not; the dashed line is the average.',
  },
  date: 'Date',
  players: 'Players',
  points: 'Points',
  result: 'Result',

  categories: 'Where the points came from',
  categoriesAbout: 'Your points on average by category, and those of whoever won the same games.',
  category: 'Category',
  you: 'You',
  winners: 'The winners',

  first: 'Does it help to begin?',
  firstAbout:
    'How often whoever began won, and how often you won when you began. The upright line is what chance would give.',
  tables: 'Tables of',
  tableOf: { one: '{n} player', other: '{n} players' },
  whoBegan: 'Whoever began',
  youBegan: 'You, beginning',
  byChance: 'by chance',
  ofGames: '{share} of {n}',

  pieces: 'What you like to hold',
  piecesAbout: 'How many of each you held at the end of a game, on average.',
  piece: 'Piece',
  perGame: 'Per game',
  inAll: 'In all',
  inGames: 'Games with it',
  wonWithIt: 'Won of those',

  friends: 'With friends',
  friendsAbout:
    'In how many games you had more points than a friend, and the friend more than you.',
  friendsNone: 'Not with anybody yet. Bots are not counted.',
  friend: 'Friend',
  together: 'Together',
  ahead: 'You ahead',
  level: 'Level',
  behind: 'Friend ahead',
  yourPoints: 'Your points',
  theirPoints: 'Friend’s points',
  gamesWith: 'Games with {name}',

  eveningTitle: 'An evening',
  eveningLead: { one: '{n} game, {from}', other: '{n} games, {from} to {to}' },
  standing: 'Standing',
  person: 'Name',
  gamesOf: 'Games',
  winsOfPerson: 'Wins',
  allPoints: 'Points',
  eveningGames: 'The games, in order',
  print: 'Print',
  share: 'Share',
  shareWhy: 'Those who played can open it from their own devices.',
  noEvening: 'No such evening',
  noEveningWhy: 'An evening is shown to those who played in it, on the devices they played from.',

  privacyLead:
    'There are no accounts here. This is everything that the server and this device keep, and what you can do about it.',
  keptNow: 'Of this device the server has',
  keptGames: {
    one: '{n} finished game with a name of yours',
    other: '{n} finished games with a name of yours',
  },
  keptNames: 'under {names}',
  keptLines: { one: '{n} line of chat in them', other: '{n} lines of chat in them' },
  keptSince: 'the first from {day}',
  keptNothing: 'No finished game has a name of yours.',

  onServer: 'On the server',
  onServerGames:
    'Finished games, for ever: the moves, the points, when it was, the names of those who played and what they wrote in the chat. With each name goes the hash of a secret of the device: by it your games are found again, but nobody can tell the secret from it.',
  onServerRooms:
    'Tables that are still open: the same, and the hashes of what proves a seat. One at which nothing happens is deleted with its chat after a time that whoever runs the server has set, usually 60 days.',
  onServerNotices:
    'Where you asked to be told of your turn: the address that your browser gave for it, with the table and as long as the table.',
  onServerNot: 'No e-mail, no password, nothing for advertising; no other site is asked.',

  onDevice: 'On this device',
  onDeviceKeys:
    'The secret by which your finished games are found, and one for each seat that you hold: without them nobody comes back to it, you neither.',
  onDeviceRest:
    'Your name, your tables, your settings, and how far the coach had come. To delete all this, delete the data of this site in the browser.',

  elsewhere: 'Out of reach',
  elsewhereWhy:
    'A finished game can be saved as a file or a page by anybody who can see it. What is in such files stays there, whatever is changed here, and a file with your old name may be brought back.',

  rename: 'Another name',
  renameWhy: 'In all finished games of this device you are called so from now on.',
  renameDo: 'Rename me',
  renaming: 'Renaming…',
  renamed: {
    one: 'Done: {n} game has the new name.',
    other: 'Done: {n} games have the new name.',
  },
  renameNone: 'There is no finished game to rename you in.',

  forget: 'Forget me',
  forgetWhy:
    'Takes your name, your lines of chat and the hash of your secret out of all finished games, and clears away the tables at which they were played. The games stay, for the others; where your name was, nobody is named. This device gets a new secret and finds none of them again.',
  forgetOpen: {
    one: 'You sit at {n} table that is not over. Its result will be kept under your name, and could then no longer be forgotten from here: leave it first, or finish it.',
    other:
      'You sit at {n} tables that are not over. Their results will be kept under your name, and could then no longer be forgotten from here: leave them first, or finish them.',
  },
  forgetAsk: 'Forget me…',
  forgetSure: 'This cannot be undone. Really?',
  forgetDo: 'Yes, forget me',
  forgetting: 'Forgetting…',
  forgotten: 'Forgotten. Nothing on the server leads to you any more.',
};
