/**
 * What is asked of the server to hear why something cannot be done. A command is whole: what the one who points has not
 * named is filled with what comes nearest to being done, so that the reason is the true one. Whether it is legal, only
 * the server knows.
 */
import type { Colour, Command, Effect, View } from '../../lib/protocol/satori';
import { action, type Pick } from './choices';
import { altarTo, jokoroSpot, lots, own, pagodaItem, type Seen } from './nearest';

/** A whole command with the parts of a pick. */
export function wholeOf(pick: Pick, seen: Seen): Command {
  const named = Object.entries(pick).filter(([, part]) => part !== null && part !== undefined);
  return { ...rest(pick, seen), ...Object.fromEntries(named) } as Command;
}

/** What a command must name, where the one who points has not. */
function rest(pick: Pick, seen: Seen): Record<string, unknown> {
  const { view } = seen;
  switch (pick.do) {
    case 'take_starting_tile':
      return { tile: view.starting_tiles[0] ?? 0 };
    case 'place_first_monk':
      return { place: freeSpace(view) };
    case 'place_worshipper': {
      const { colour = waiting(view), spot = 0 } = pick;
      // On an altar of its own colour a worshipper uses both sides.
      return { colour, spot, sides: view.court[spot ?? 0]?.colour === colour ? 'both' : 'left' };
    }
    case 'pray':
      return { colour: waiting(view), gift: 'incense' };
    case 'inspect':
      return { colour: waiting(view), place: lots(seen)[0]?.what ?? 0 };
    case 'turn_wheel':
      return { wheel: wheelWithoutHand(seen) };
    case 'build_altar':
      return { action: 0, ...altarTo(pick, seen), decoration: view.site.decorations[0] ?? 0 };
    case 'use_side':
      return { side: 'left' };
    case 'place_jokoro':
      return { action: 0, on: jokoroSpot(effectOf(pick, view), seen) };
    case 'build_pagoda':
      return { action: 0, item: pagodaItem(seen) };
    case 'meditate':
      return { action: 0, ...monkToMove(seen), to: freeSpace(view) };
    case 'move_light':
      return { action: 0, way: 'a' };
    case 'claim':
      return { action: 0, reward: { space: Math.max(1, own(seen)?.offerings ?? 0), choice: 0 } };
    case 'gain':
      return { action: 0 };
    case 'exchange':
      return { action: 0, ...mixToPay(effectOf(pick, view), seen) };
    case 'choose_amulet':
      return { play: false };
    case 'take_bonus':
      return { incense: 0 };
    case 'keep_monks':
      return { stay: [] };
    case 'exchange_tiles':
      return { incense: 0, coins: 0 };
    case 'claim_at_round_end':
    case 'pass':
    case 'end_turn':
      return {};
  }
}

/** The open action that a pick would take. */
function effectOf(pick: Pick, { phase }: View): Effect | undefined {
  const top = phase.kind === 'turn' ? phase.open.at(-1) : undefined;
  return top?.actions[action(pick) ?? 0]?.effect;
}

/** The place of the first that is so; of none the first one. */
function first<Thing>(all: readonly Thing[], isSo: (thing: Thing, nth: number) => boolean): number {
  return Math.max(0, all.findIndex(isSo));
}

/** A colour that is to be had at the Sanmon. */
const waiting = ({ sanmon }: View): Colour =>
  (['grey', 'orange', 'purple'] as const).find((colour) => sanmon[colour] > 0) ?? 'grey';

function wheelWithoutHand({ view: { phase }, edition }: Seen): number {
  const hand = phase.kind === 'turn' ? phase.hand_before : null;
  return first(edition.prayer_wheel, (_, wheel) => wheel !== hand);
}

const freeSpace = ({ mountains, hikari }: View): number =>
  first(mountains, ({ monk }, place) => monk === null && !hikari.includes(place));

/** With no monk at hand, one on the mountains would move. */
function monkToMove(seen: Seen): { from?: number } {
  const from = seen.view.mountains.findIndex(({ monk }) => monk !== null && monk === seen.mine);
  return own(seen)?.monks === 0 && from >= 0 ? { from } : {};
}

/** As much wood as there is; the rest is stone. */
function mixToPay(effect: Effect | undefined, seen: Seen): { wood_paid?: number } {
  const pay = typeof effect === 'object' && 'exchange' in effect ? effect.exchange.pay : {};
  const wood = Math.min(pay.wood_or_stone ?? 0, own(seen)?.goods.wood ?? 0);
  return wood > 0 ? { wood_paid: wood } : {};
}
