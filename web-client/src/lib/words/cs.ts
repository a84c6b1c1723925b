import type { Translation } from '../i18n/message';
import type { common as en } from './en';

export const common: Translation<typeof en> = {
  documentTitle: 'Sanmon · Tajuto a Satori s přáteli',
  settings: 'Nastavení',
  language: 'Jazyk',
  theme: 'Vzhled',
  themeSystem: 'Podle zařízení',
  themeLight: 'Den',
  themeDark: 'Noc',

  unofficial: 'Neoficiální fanouškovské zpracování bez vazby na autory či vydavatele her.',

  privacy: 'Co se o mně uchovává',
  toGate: 'K bráně',
  retry: 'Zkusit znovu',
  cancel: 'Zrušit',
  colour_blue: 'Modrá, hora',
  colour_black: 'Černá, kosočtverce',
  colour_white: 'Bílá, kruh',
  colour_brown: 'Hnědá, trámy',
  colour_red: 'Červená, vějíř',
  colour_yellow: 'Žlutá, studna',
  colour_green: 'Zelená, list',
  install: 'Nainstalovat Sanmon',
  installNo: 'Není třeba',
  installByHand:
    'Aby byl Sanmon mezi tvými aplikacemi: klepni na Sdílet a pak na „Přidat na plochu“.',
};
