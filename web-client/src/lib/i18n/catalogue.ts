import type { Language } from '../settings/choices';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { it } from './it';

/** The English catalogue decides which messages there are; the others must have the same. */
export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
export type Parameters = Record<string, string | number>;

export const CATALOGUES: Record<Language, Messages> = { en, de, it, cs };

/** Fills `{name}` with the parameter of that name; an unknown name stays visible. */
export function fill(message: string, parameters: Parameters): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

export function placeholders(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}
