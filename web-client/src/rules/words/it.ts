import type { Translation } from '../../lib/i18n/message';
import type { rules as en } from './en';

export const rules: Translation<typeof en> = {
  rules: 'Regole',
  title: 'Le regole di {game}',
  documentTitle: 'Le regole di {game} · Sanmon',
  lead: 'Con parole nostre e numerate: i suggerimenti al tavolo e la cronaca citano questi numeri.',
  rule: 'Regola {number}',
  contents: 'Indice',
  search: 'Cerca nelle regole',
  searchFor: 'Parola o numero',
  found: { one: '{n} regola', many: '{n} regole', other: '{n} regole' },
  none: 'Nessuna regola parla di «{query}».',
  all: 'Mostra tutte le regole',
  print: 'Stampa',
  ownPage: 'In una pagina a parte',
  back: 'Indietro',
  backTo: 'Torna a {number}',
  opening: 'Apriamo il libro…',
  cutOff: 'Non è stato possibile caricare le regole. Controlla la connessione, poi riprova.',
  keyRules: 'le regole; dove è detto un motivo, la sua regola',
};
