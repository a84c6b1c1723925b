/** Words that every page uses. The English catalogue of an area decides which messages it has. */
export const common = {
  documentTitle: 'Sanmon · Tajuto and Satori with friends',
  settings: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themeSystem: 'Like the device',
  themeLight: 'Day',
  themeDark: 'Night',

  welcome: 'Come in, sit down.',
  lead: 'Sanmon is the temple gate where friends meet to play Tajuto and Satori over the internet.',
  notYet: 'Today only the gate stands: tables open in a coming version.',

  games: 'The two games',
  players: '{min}–{max} players',
  minutes: '{min}–{max} minutes',
  rounds: 'five rounds',
  tajutoMotto: 'Eight pagodas, one dark bag',
  tajutoAbout:
    'Feel for floors in the bag and raise the pagodas of the Sacred Garden together. Offerings and fresh roofs bring meditation, meditation buys wisdom. The fourth finished pagoda ends the game.',
  satoriMotto: 'Altars, mountains, one Great Pagoda',
  satoriAbout:
    'Lead worshippers from the Sanmon to the altars and monks to the mountains, where a wandering light brings enlightenment. Burn incense, build altars, and help to raise the Great Pagoda tier by tier.',

  unofficial:
    'An unofficial fan implementation, not connected with the authors or publishers of the games.',
};
