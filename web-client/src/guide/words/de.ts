import type { Translation } from '../../lib/i18n/message';
import type { guide as english } from './en';

export const guide: Translation<typeof english> = {
  learn: 'Spielend lernen',
  learnGame: '{game} spielend lernen',
  heading: '{game} lernen',
  lead: 'Ein echtes Spiel gegen einen Novizen, und jemand an deiner Seite, der es erklärt: Nach etwa fünf Minuten weißt du genug.',
  begin: 'Anfangen',
  beginning: 'Der Tisch wird gedeckt…',
  unfinished: 'Du hast ein Übungsspiel, das noch nicht zu Ende ist.',
  resume: 'Damit weitermachen',
  anew: 'Neu anfangen',

  practice: 'Übung',
  practiceWhy:
    'Ein Übungstisch: Gezogen wird für alle dasselbe, und das Ergebnis wird nirgends festgehalten.',
  coach: 'Begleitung',
  count: '{n} von {all}',
  goOn: 'Weiter',
  later: 'Diesen Schritt auslassen',
  finish: 'Verstanden',
  skip: 'Ohne Begleitung',
  reach: 'W führt zur Begleitung.',
  callBack: 'Begleitung zurückrufen',
  keyCoach: 'zur Begleitung',
  forReal: 'Einen echten Tisch öffnen',
  again: 'Noch einmal üben',
};
