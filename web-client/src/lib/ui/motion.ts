/** Whether this viewer wants things to stand still: fades are allowed, travel is not. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

export const QUICK_MS = 150;
export const CALM_MS = 350;
export const CEREMONY_MS = 600;
