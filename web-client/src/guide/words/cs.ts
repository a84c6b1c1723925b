import type { Translation } from '../../lib/i18n/message';
import type { guide as english } from './en';

export const guide: Translation<typeof english> = {
  learn: 'Naučit se hrou',
  learnGame: 'Naučit se {game} hrou',
  heading: 'Naučit se {game}',
  lead: 'Opravdová hra proti nováčkovi a někdo po boku, kdo ji vysvětlí: asi po pěti minutách víš dost.',
  begin: 'Začít',
  beginning: 'Prostíráme stůl…',
  unfinished: 'Máš cvičnou hru, která ještě neskončila.',
  resume: 'Pokračovat v ní',
  anew: 'Začít znovu',

  practice: 'Cvičení',
  practiceWhy: 'Cvičný stůl: všem se tahá totéž a výsledek se nikam neukládá.',
  coach: 'Průvodce',
  count: '{n} z {all}',
  goOn: 'Dál',
  later: 'Přeskočit tento krok',
  finish: 'Rozumím',
  skip: 'Bez průvodce',
  reach: 'W vede k průvodci.',
  callBack: 'Zavolat průvodce zpět',
  keyCoach: 'k průvodci',
  forReal: 'Otevřít opravdový stůl',
  again: 'Cvičit ještě jednou',
};
