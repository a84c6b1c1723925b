/** How pieces come to a pagoda. One who wants no motion gets a fade. */
import { cubicOut, quadOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { CALM_MS, CEREMONY_MS, isStill, QUICK_MS } from '../ui/motion';

type Coming = (node: Element) => TransitionConfig;

const FADE: TransitionConfig = { duration: QUICK_MS, css: (t) => `opacity: ${t}` };

/** How much of the way down the floor has landed. */
const LANDING = 0.72;

/** A floor comes down from above and gives a little as it lands. */
export function settle(_: Element, { base }: { base: number }): TransitionConfig {
  if (isStill()) return FADE;
  return {
    duration: CEREMONY_MS,
    css: (t) => {
      const fallen = cubicOut(Math.min(1, t / LANDING));
      const squash = t > LANDING ? Math.sin((Math.PI * (t - LANDING)) / (1 - LANDING)) * 0.07 : 0;
      return (
        `opacity: ${Math.min(1, 3 * t)}; transform: translateY(${base - 34 * (1 - fallen)}px) ` +
        `scale(${1 + squash / 2}, ${1 - squash}) translateY(${-base}px)`
      );
    },
  };
}

/** A cube comes in an arc. */
export const arrive: Coming = () => {
  if (isStill()) return FADE;
  return {
    duration: CALM_MS,
    css: (t) => {
      const rest = 1 - quadOut(t);
      const lift = 18 * Math.sin(Math.PI * t) + 26 * rest;
      return `opacity: ${Math.min(1, 2.5 * t)}; transform: translate(${-34 * rest}px, ${-lift}px)`;
    },
  };
};

/** A ring of light that opens once and is gone. */
export const flare: Coming = () => {
  if (isStill()) return { duration: 0 };
  return {
    duration: 2 * CEREMONY_MS,
    easing: cubicOut,
    css: (t, rest) => `opacity: ${0.9 * rest}; transform: scale(${0.2 + 0.8 * t})`,
  };
};
