/** Words that every page uses. The English catalogue of an area decides which messages it has. */
export const common = {
  documentTitle: 'Sanmon · Tajuto and Satori with friends',
  settings: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themeSystem: 'Like the device',
  themeLight: 'Day',
  themeDark: 'Night',

  unofficial:
    'An unofficial fan implementation, not connected with the authors or publishers of the games.',

  privacy: 'What is kept of me',
  toGate: 'To the gate',
  retry: 'Try again',
  cancel: 'Cancel',
  colour_blue: 'Blue, the mountain',
  colour_black: 'Black, the diamonds',
  colour_white: 'White, the ring',
  colour_brown: 'Brown, the bars',
  colour_red: 'Red, the fan',
  colour_yellow: 'Yellow, the well',
  colour_green: 'Green, the leaf',
  install: 'Install Sanmon',
  installNo: 'No, thanks',
  installByHand: 'To have Sanmon among your apps: tap Share, then “Add to Home Screen”.',
};
