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

  welcome: 'Entrate, sedetevi.',
  lead: 'Sanmon è il portale del tempio dove gli amici si ritrovano per giocare a Tajuto e Satori via internet.',
  notYet: 'Oggi c’è solo il portale: i tavoli apriranno in una prossima versione.',

  games: 'I due giochi',
  players: '{min}–{max} giocatori',
  minutes: '{min}–{max} minuti',
  rounds: 'cinque round',
  tajutoMotto: 'Otto Pagode, un sacchetto buio',
  tajutoAbout:
    'Cercate a tastoni i piani nel sacchetto e innalzate insieme le Pagode del Sacro Giardino. Offerte e nuovi tetti portano meditazione, la meditazione porta saggezza. Con la quarta Pagoda terminata finisce la partita.',
  satoriMotto: 'Altari, monti, una Grande Pagoda',
  satoriAbout:
    'Guidate i fedeli dal Sanmon agli altari e i monaci sui monti, dove una luce errante porta l’illuminazione. Bruciate incenso, costruite altari e aiutate a innalzare la Grande Pagoda, piano dopo piano.',

  unofficial:
    'Una realizzazione non ufficiale fatta da appassionati, senza legami con gli autori o gli editori dei giochi.',
};
