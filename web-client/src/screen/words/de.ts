import type { Translation } from '../../lib/i18n/message';
import type { screen as en } from './en';

export const screen: Translation<typeof en> = {
  title: 'Fernseher · {game}',
  titleOff: 'Fernseher',
  show: 'Auf dem Fernseher zeigen',
  showWhy:
    'Alle im Raum sehen dort den offenen Tisch, sofort und ohne die Hand von jemandem. Öffne diese Adresse auf dem Fernseher und tippe dann den Pass ein. Er lässt einen Bildschirm herein und gilt ein paar Minuten.',
  address: 'Adresse',
  pass: 'Pass',
  link: 'Der Link mit dem Pass',
  another: 'Neuen Pass machen',
  on: { one: '{n} Bildschirm zeigt diesen Tisch', other: '{n} Bildschirme zeigen diesen Tisch' },
  none: 'Noch zeigt kein Bildschirm diesen Tisch.',
  off: 'Bildschirme abschalten',
  askTitle: 'Hier einen Tisch zeigen',
  askWhy: 'Dieser Bildschirm braucht einen Pass von jemandem, der am Tisch sitzt.',
  step1:
    'Öffne am Tisch das Menü und wähle „Auf dem Fernseher zeigen“. Im Warteraum steht der Knopf unter der Einladung.',
  step2: 'Tippe den Pass ein, der dort steht.',
  field: 'Pass',
  enter: 'Tisch zeigen',
  entering: 'Einen Moment …',
  unreadable: 'Ein Pass besteht aus fünf kurzen Wörtern, etwa {example}.',
  badTitle: 'Dieser Pass gilt nicht mehr',
  badWhy:
    'Ein Pass lässt einen einzigen Bildschirm herein, und nur ein paar Minuten lang. Mach am Tisch einen neuen und tippe ihn hier ein.',
  nowhereTitle: 'Zu dieser Adresse gibt es keinen Tisch',
  nowhereWhy:
    'Der Code in der Adresse führt zu keinem Tisch: Er ist vertippt, oder der Tisch wurde abgeräumt. Öffne die Adresse, die der Tisch unter „Auf dem Fernseher zeigen“ nennt.',
  offTitle: 'Dieser Bildschirm wurde abgeschaltet',
  offWhy:
    'Jemand am Tisch hat die Bildschirme abgeschaltet. Um den Tisch wieder zu zeigen, tippe einen neuen Pass ein.',
  goneTitle: 'Diesen Tisch gibt es nicht mehr',
  goneWhy: 'Der Server kennt ihn nicht mehr: Er wurde abgeräumt, oder dies ist ein anderer Server.',
  fullTitle: 'Genug Bildschirme',
  fullWhy:
    'Dieser Tisch wird schon auf so vielen Bildschirmen gezeigt, wie er darf. Schalte sie am Tisch ab und versuche es mit einem neuen Pass.',
  overTitle: 'Das Spiel wurde aufgegeben',
  overWhy: 'Dieser Tisch ist geschlossen; es gibt nichts zu zeigen.',
  turnOf: '{name} ist am Zug',
  lastMove: 'Letzter Zug',
  players: 'Wer spielt',
  whole: 'Vollbild',
  leaveWhole: 'Vollbild verlassen',
  joinTitle: 'Setz dich zu uns',
  joinWhy: 'Scanne das mit dem Telefon, oder öffne die Adresse und tippe den Code ein.',
  joinQr: 'Zum Tisch: {link}',
  seats: 'Wer hier sitzt',
  free: 'frei',
  waitFor: { one: '{n} Platz ist frei', other: '{n} Plätze sind frei' },
  ready: 'Alle sind da. Die Leitung beginnt das Spiel.',
  again: 'Dieselbe Runde spielt noch einmal.',
};
