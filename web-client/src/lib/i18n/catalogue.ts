import type { Language } from '../settings/choices';
import type { en } from './languages/en';
import type { Translation } from './message';

export type English = typeof en;
export type Area = keyof English;
/** Everything the client says in one language. */
export type Catalogue = { readonly [area in Area]: Translation<English[area]> };
/** A message by its area and name: `gate.openTable`. */
export type MessageKey = {
  [area in Area]: `${area}.${Extract<keyof English[area], string>}`;
}[Area];

/** Each language comes as a file of its own, when it is wanted. */
export const LOAD: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import('./languages/en')).en,
  de: async () => (await import('./languages/de')).de,
  it: async () => (await import('./languages/it')).it,
  cs: async () => (await import('./languages/cs')).cs,
};
