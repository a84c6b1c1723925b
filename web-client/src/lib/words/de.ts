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

  welcome: 'Kommt herein, setzt euch.',
  lead: 'Sanmon ist das Tempeltor, an dem sich Freunde treffen, um Tajuto und Satori über das Internet zu spielen.',
  notYet: 'Heute steht nur das Tor: Tische gibt es in einer kommenden Version.',

  games: 'Die beiden Spiele',
  players: '{min}–{max} Personen',
  minutes: '{min}–{max} Minuten',
  rounds: 'fünf Runden',
  tajutoMotto: 'Acht Pagoden, ein dunkler Beutel',
  tajutoAbout:
    'Ertastet Stockwerke im Stoffbeutel und errichtet gemeinsam die Pagoden im heiligen Garten. Opfer und neue Dächer bringen Meditation, Meditation bringt Weisheit. Mit der vierten fertigen Pagode endet das Spiel.',
  satoriMotto: 'Altäre, Berge, eine große Pagode',
  satoriAbout:
    'Führt Gläubige vom Sanmon zu den Altären und Mönche auf die Berge, wo ein wanderndes Licht Erleuchtung bringt. Verbrennt Weihrauch, baut Altäre und helft, die große Pagode Stockwerk um Stockwerk zu errichten.',

  unofficial:
    'Eine inoffizielle Umsetzung von Fans, ohne Verbindung zu den Autoren oder Verlagen der Spiele.',
};
