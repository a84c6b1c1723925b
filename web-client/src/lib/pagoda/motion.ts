/** How pieces come to a pagoda where no flight brings them, and what a finished one shows. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { CARRY_MS, CEREMONY_MS, isStill, QUICK_MS } from '../ui/motion';

type Coming = (node: Element) => TransitionConfig;

const FADE: TransitionConfig = { duration: QUICK_MS, css: (t) => `opacity: ${t}` };

/** It is there, softly. */
export const appear: Coming = () => FADE;

/** The finial grows out of the roof that has just been set down. */
export function grow(_: Element, { peak, from }: { peak: number; from: number }): TransitionConfig {
  if (isStill()) return FADE;
  return {
    delay: CARRY_MS,
    duration: CEREMONY_MS,
    easing: cubicOut,
    css: (t) =>
      `opacity: ${Math.min(1, 50 * t)}; transform: translateY(${peak}px) ` +
      `scaleY(${from + (1 - from) * t}) translateY(${-peak}px)`,
  };
}

/** A ring of light that opens once and is gone. */
export const flare: Coming = () => {
  if (isStill()) return { duration: 0 };
  return {
    delay: CARRY_MS,
    duration: CEREMONY_MS,
    easing: cubicOut,
    css: (t, rest) => `opacity: ${t > 0 ? 0.9 * rest : 0}; transform: scale(${0.2 + 0.8 * t})`,
  };
};
