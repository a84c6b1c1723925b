/** What the tiles of Tajuto show, by their kind. */
import { t } from '../../lib/i18n/t';
import type { Action, ActionTile, Edition, Objective, Stack } from '../../lib/protocol/tajuto';
import type { IconName } from '../../lib/ui/icons';

/** What is on a village tile. */
export type Face =
  | { readonly kind: 'wisdom'; readonly points: number }
  | { readonly kind: 'market' | 'shrine' | Action };

const FACES: Record<Stack, Face> = {
  wisdom1: { kind: 'wisdom', points: 1 },
  wisdom2: { kind: 'wisdom', points: 2 },
  wisdom3: { kind: 'wisdom', points: 3 },
  wisdom4: { kind: 'wisdom', points: 4 },
  wisdom5: { kind: 'wisdom', points: 5 },
  market: { kind: 'market' },
  shrine: { kind: 'shrine' },
  action_draw: { kind: 'draw' },
  action_offer: { kind: 'offer' },
  action_acquire: { kind: 'acquire' },
};

export const faceOf = (stack: Stack): Face => FACES[stack];

/** The few words under its picture. */
export function faceName(face: Face): string {
  return face.kind === 'wisdom'
    ? t('tajuto.face_wisdom', { n: face.points })
    : t(`tajuto.face_${face.kind}`);
}

/** What a use costs, in words. */
export const costText = (mp: number): string =>
  mp > 0 ? t('tajuto.mpOf', { mp }) : t('tajuto.free');

/** What a village tile is good for. */
export function faceUse(face: Face, edition: Edition): string {
  switch (face.kind) {
    case 'wisdom':
      return t('tajuto.tells_wisdom', { n: face.points });
    case 'market':
      return t('tajuto.tells_market', { less: edition.market.discount });
    case 'shrine':
      return t('tajuto.tells_shrine', { bonus: edition.shrine.bonus });
    default: {
      const cost = costText(edition.additional_action[face.kind].use_cost);
      return t(`tajuto.tells_${face.kind}`, { cost });
    }
  }
}

const ALL: readonly Action[] = ['draw', 'offer', 'acquire'];
const ACTIONS: Record<ActionTile, readonly Action[]> = {
  A: ALL,
  B: ALL,
  C: ALL,
  D: ['draw'],
  E: ['offer'],
  F: ['acquire'],
};

export const actionsOf = (tile: ActionTile): readonly Action[] => ACTIONS[tile];

export const ACTION_ICONS: Record<Action, IconName> = {
  draw: 'bag',
  offer: 'cube',
  acquire: 'tile',
};

/** Additional Action tiles are bought; they have a double edge. */
export const isAdditional = (tile: ActionTile): boolean => actionsOf(tile).length === 1;

export const OBJECTIVES: readonly { objective: Objective; icon: IconName; awarded?: true }[] = [
  { objective: 'wisdom5', icon: 'scroll' },
  { objective: 'wisdom10', icon: 'scroll' },
  { objective: 'four_offerings', icon: 'cube' },
  { objective: 'eight_offerings', icon: 'cube' },
  { objective: 'thirty_steps', icon: 'steps' },
  { objective: 'first_pagoda', icon: 'roof' },
  { objective: 'fourth_pagoda', icon: 'roof', awarded: true },
  { objective: 'most_meditation', icon: 'steps', awarded: true },
];

export const conditionOf = (objective: Objective, edition: Edition): string =>
  t(`tajuto.condition_${objective}`, { steps: edition.objective.steps });
