import type { Translation } from '../i18n/message';
import type { common as en } from './en';

export const common: Translation<typeof en> = {
  documentTitle: 'Sanmon · Tajuto und Satori mit Freunden',
  settings: 'Einstellungen',
  language: 'Sprache',
  theme: 'Farben',
  themeSystem: 'Wie das Gerät',
  themeLight: 'Tag',
  themeDark: 'Nacht',

  unofficial:
    'Eine inoffizielle Umsetzung von Fans, ohne Verbindung zu den Autoren oder Verlagen der Spiele.',

  privacy: 'Was von mir gespeichert ist',
  toGate: 'Zum Tor',
  retry: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  colour_blue: 'Blau, der Berg',
  colour_black: 'Schwarz, die Rauten',
  colour_white: 'Weiß, der Ring',
  colour_brown: 'Braun, die Balken',
  colour_red: 'Rot, der Fächer',
  colour_yellow: 'Gelb, der Brunnen',
  colour_green: 'Grün, das Blatt',
  install: 'Sanmon installieren',
  installNo: 'Nicht nötig',
  installByHand: 'Sanmon bei deinen Apps: tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
};
