import type { Language } from '../../lib/settings/choices';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export type WorkerWords = Readonly<Record<keyof typeof en, string>>;

/** All languages at once: which one is chosen is known only to the page. */
export const WORDS: Record<Language, WorkerWords> = { en, de, it, cs };
