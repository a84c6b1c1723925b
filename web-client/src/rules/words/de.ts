import type { Translation } from '../../lib/i18n/message';
import type { rules as en } from './en';

export const rules: Translation<typeof en> = {
  rules: 'Regeln',
  title: 'Die Regeln von {game}',
  documentTitle: 'Die Regeln von {game} · Sanmon',
  lead: 'In unseren eigenen Worten und mit Nummern: Die Hinweise am Tisch und der Verlauf nennen sie.',
  rule: 'Regel {number}',
  contents: 'Inhalt',
  search: 'Regeln durchsuchen',
  searchFor: 'Wort oder Nummer',
  found: { one: '{n} Regel', other: '{n} Regeln' },
  none: 'Keine Regel handelt von „{query}“.',
  all: 'Alle Regeln zeigen',
  print: 'Drucken',
  ownPage: 'Als eigene Seite',
  back: 'Zurück',
  backTo: 'Zurück zu {number}',
  opening: 'Das Buch wird aufgeschlagen …',
  cutOff:
    'Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
  keyRules: 'die Regeln; wo ein Grund genannt wird, seine Regel',
};
