import type { Translation } from '../i18n/message';
import type { common as en } from './en';

export const common: Translation<typeof en> = {
  documentTitle: 'Sanmon · Tajuto e Satori con gli amici',
  settings: 'Impostazioni',
  language: 'Lingua',
  theme: 'Tema',
  themeSystem: 'Come il dispositivo',
  themeLight: 'Giorno',
  themeDark: 'Notte',

  unofficial:
    'Una realizzazione non ufficiale fatta da appassionati, senza legami con gli autori o gli editori dei giochi.',

  privacy: 'Che cosa si conserva di me',
  toGate: 'Al portale',
  retry: 'Riprova',
  cancel: 'Annulla',
  colour_blue: 'Blu, il monte',
  colour_black: 'Nero, i rombi',
  colour_white: 'Bianco, l’anello',
  colour_brown: 'Marrone, le barre',
  colour_red: 'Rosso, il ventaglio',
  colour_yellow: 'Giallo, il pozzo',
  colour_green: 'Verde, la foglia',
  install: 'Installa Sanmon',
  installNo: 'No, grazie',
  installByHand:
    'Per avere Sanmon tra le tue app: tocca Condividi, poi «Aggiungi alla schermata Home».',
};
