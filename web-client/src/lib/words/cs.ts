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

  welcome: 'Pojďte dál, posaďte se.',
  lead: 'Sanmon je chrámová brána, u které se přátelé scházejí, aby si přes internet zahráli Tajuto a Satori.',
  notYet: 'Dnes stojí jen brána: stoly se otevřou v některé z příštích verzí.',

  games: 'Dvě hry',
  players: '{min}–{max} hráči',
  minutes: '{min}–{max} minut',
  rounds: 'pět kol',
  tajutoMotto: 'Osm pagod, jeden temný sáček',
  tajutoAbout:
    'Hmatem hledejte v sáčku patra a společně stavte pagody posvátné zahrady. Oběti a nové střechy přinášejí meditaci, meditace moudrost. Čtvrtou dokončenou pagodou hra končí.',
  satoriMotto: 'Oltáře, hory, jedna Velká pagoda',
  satoriAbout:
    'Veďte věřící od brány Sanmon k oltářům a mnichy do hor, kde putující světlo přináší osvícení. Palte kadidlo, stavte oltáře a úroveň po úrovni pomáhejte budovat Velkou pagodu.',

  unofficial: 'Neoficiální fanouškovské zpracování bez vazby na autory či vydavatele her.',
};
