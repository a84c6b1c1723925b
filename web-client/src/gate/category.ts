import { hasTable } from '../games/registry';
import type { MessageKey } from '../lib/i18n/catalogue';
import { t } from '../lib/i18n/t';

/** A game has the words for its categories; one that this page does not know goes by its own name. */
export function categoryName(game: string, category: string): string {
  if (!hasTable(game)) return category;
  const key = `${game}.category_${category}`;
  const text = t(key as MessageKey);
  return text === key ? category : text;
}
