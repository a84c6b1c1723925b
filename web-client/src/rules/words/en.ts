/** The words around the rules; the rules themselves belong to their games. */
export const rules = {
  rules: 'Rules',
  title: 'The rules of {game}',
  documentTitle: 'The rules of {game} · Sanmon',
  lead: 'In our own words, and numbered: the hints at the table and the log name these numbers.',
  /** Said of a number by itself. */
  rule: 'Rule {number}',
  contents: 'Contents',
  search: 'Search the rules',
  searchFor: 'Word or number',
  found: { one: '{n} rule', other: '{n} rules' },
  none: 'No rule speaks of “{query}”.',
  all: 'Show all rules',
  print: 'Print',
  ownPage: 'As a page of its own',
  back: 'Back',
  backTo: 'Back to {number}',
  opening: 'Opening the book…',
  cutOff: 'The rules could not be loaded. Check the connection, then try again.',
  keyRules: 'the rules; where a reason is told, its rule',
};
