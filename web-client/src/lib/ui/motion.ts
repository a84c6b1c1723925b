/** Whether this viewer wants things to stand still: fades are allowed, travel is not. The settings say so on the root. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'off';
}

export const QUICK_MS = 150;
export const CALM_MS = 350;
export const CEREMONY_MS = 600;
/** A piece that is carried takes a ceremony in all: it travels, and then gives a little where it stands. */
export const SETTLE_MS = 120;
export const CARRY_MS = CEREMONY_MS - SETTLE_MS;
/** What was gained flies to where it is counted. */
export const FLOAT_MS = 300;
