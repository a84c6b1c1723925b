/** The seal of the dice, as far as the table tells it. */
export function commitmentOf(table: object): string | null {
  return 'commitment' in table && typeof table.commitment === 'string' ? table.commitment : null;
}
