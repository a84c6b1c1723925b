import type { Translation } from '../../../../lib/i18n/message';
import type { satoriHint as en } from './en';

export const satoriHint: Translation<typeof en> = {
  what: '{doing}: {which}',
  why_opens: 'Öffnet: {does}.',
  why_opens_offerings: 'Öffnet: {does}. Du rückst auf Feld {space} der Opfergabenleiste.',
  why_wheel: 'Für {paid}: {does}.',
  why_prays: 'Bringt {gained} und Platz {place} in der Reihenfolge der nächsten Runde.',
  why_gains: 'Bringt {gained}.',
  why_exchanges: '{gained} für {paid}.',
  why_altar: {
    one: 'Eine Seite davon nutzt du sofort; deine Altäre haben dann {n} Farbe.',
    other: 'Eine Seite davon nutzt du sofort; deine Altäre haben dann {n} Farben.',
  },
  why_altar_points: '+{points} SP für die Jokoro auf deinen Altären.',
  why_altar_jokoro: 'Zählt nach heutigem Stand {points} SP und bringt Opfergaben.',
  why_pagoda_jokoro: 'Zählt nach heutigem Stand {points} SP: 1 je Dach.',
  why_pagoda_jokoro_early: 'Wird für jedes gebaute Dach 1 SP zählen.',
  why_tier: '{points} SP und Platz für Jokoro.',
  why_roof: '{points} SP, und 1 mehr für jedes Jokoro auf der Pagode.',
  why_roof_more: '{points} SP, und {more} mehr für deine Jokoro auf der Pagode.',
  why_sorin: 'Sein Plättchen zählt nach heutigem Stand {points} SP.',
  why_monk: {
    one: 'Das Licht ist {n} Schritt entfernt. Das Plättchen: {does}.',
    other: 'Das Licht ist {n} Schritte entfernt. Das Plättchen: {does}.',
  },
  why_monk_bare: {
    one: 'Dort liegt kein Plättchen; das Licht ist {n} Schritt entfernt.',
    other: 'Dort liegt kein Plättchen; das Licht ist {n} Schritte entfernt.',
  },
  why_wins: 'Gewinnt: {does}.',
  why_light_near: {
    one: 'Das Licht ist dann einen Schritt von {n} deiner Mönche entfernt.',
    other: 'Das Licht ist dann einen Schritt von {n} deiner Mönche entfernt.',
  },
  why_sixth_jokoro: 'Dein sechstes Jokoro wird frei.',
  why_saves_offerings: 'Dein Marker bleibt auf Feld {space}; Einfordern schickt ihn an den Anfang.',
  why_amulet_alone: 'Nur du erfüllst seine Bedingung.',
  why_amulet_shared: {
    one: 'Du erfüllst seine Bedingung, und {n} andere Person auch.',
    other: 'Du erfüllst seine Bedingung, und {n} andere auch.',
  },
  why_amulet_others: {
    one: 'Du erfüllst seine Bedingung nicht, aber {n} andere Person.',
    other: 'Du erfüllst seine Bedingung nicht, aber {n} andere.',
  },
  why_amulet_nobody: 'Niemand erfüllt seine Bedingung.',
  why_monks_stay: {
    one: 'Das Licht ist einen Schritt von {n} davon entfernt.',
    other: 'Das Licht ist einen Schritt von {n} davon entfernt.',
  },
  why_monks_wait: 'Sie behalten ihre Felder und warten auf das Licht.',
  why_monks_return: 'Spart Weihrauch; die Mönche kommen zu dir zurück.',
  why_keeps_tiles: 'Meditationsplättchen helfen, Altäre und Dächer zu bezahlen.',
  why_nothing_better: 'Sonst bringt jetzt nichts mehr ein.',
  why_nothing_left: 'Sonst ist nichts mehr zu tun.',
};
