import type { Translation } from '../../../../lib/i18n/message';
import type { tajutoHint as en } from './en';

export const tajutoHint: Translation<typeof en> = {
  why_floors_fit: '{fit} der {of} Stockwerke im Beutel können gleich gebaut werden.',
  why_size_fits: '{fit} der {of} Stockwerke der Größe {size} können gleich gebaut werden.',
  why_must_use_a_tile: 'In jedem Zug wird mindestens ein Aktionsplättchen genutzt.',
  why_floor_for_later: 'Ein Stockwerk zum Aufheben, bis es passt.',
  why_feels: 'Fühlt sich nach Größe {size} an ({percent} %): {fit} von {of} davon passen sofort.',
  why_feels_only: 'Fühlt sich am ehesten nach Größe {size} an ({percent} %).',
  why_another_handful: {
    one: 'Ein neuer Griff verspricht mehr; {n} ist noch übrig.',
    other: 'Ein neuer Griff verspricht mehr; {n} sind noch übrig.',
  },
  why_offering: 'Ein Opfer hier: {gain} MP.',
  why_offering_for: 'Ein Opfer hier: {gain} MP für {cost}.',
  why_points: '{points} EP für {cost} MP.',
  why_discount: 'Ab jetzt ist für dich alles um {less} MP billiger.',
  why_shrine: '{bonus} EP mehr je Weisheits- und fertigem Einweihungsplättchen: jetzt {points} EP.',
  why_more_draw: 'In jedem Zug einmal mehr ziehen.',
  why_more_offer: 'In jedem Zug ein Opfer mehr.',
  why_more_acquire: 'In jedem Zug ein Plättchen mehr kaufen.',
  why_inauguration: '{points} EP, sobald {pagoda} fertig ist: {floors} von 6 Stockwerken stehen.',
  why_ends_game: 'Beendet das Spiel, mit {points} EP mehr für dich.',
  why_finishes: 'Stellt {pagoda} fertig: {gain} MP.',
  why_finishes_points: 'Stellt {pagoda} fertig: {gain} MP und {points} EP.',
  why_over_cube: 'Überbaut einen Opferstein: {gain} MP.',
  why_makes_room: '{gain} MP, und Platz für {next}.',
  why_builds: '{gain} MP; es muss gebaut werden, bevor der Zug endet.',
  why_claims: '{points} EP, bevor jemand anders das Ziel erfüllt.',
  why_keeps: {
    one: 'Es verspricht am meisten: Darunter fehlt {n} Stockwerk.',
    other: 'Es verspricht am meisten: Darunter fehlen {n} Stockwerke.',
  },
  why_nothing_pays: 'Sonst ist jetzt nichts seinen Preis wert.',
  why_nothing_left: 'Sonst ist nichts mehr zu tun.',
  again: 'Neu greifen',
  thenClaim: 'Dann kannst du {objective} erfüllen.',
};
