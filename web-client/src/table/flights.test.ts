import { describe, expect, it, vi } from 'vitest';
import type { Flight } from '../games/game';
import { Flights } from './flights.svelte';
import type { Spot } from './spots';

const flight: Flight = { piece: 'a floor', course: 'carry', from: ['hand'], to: ['site'] };
const box = { left: 10, top: 20, width: 30, height: 40 };

/** A table where these places are in sight; a piece lies at each of them. */
function sky(seen: string[], { still = false, looking = true } = {}) {
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel }));
  const piece = { animate } as unknown as Element;
  const flights = new Flights({
    isStill: () => still,
    isLooking: () => looking,
    find:
      () =>
      (names): Spot | null =>
        names.some((name) => seen.includes(name)) ? { box, piece } : null,
  });
  flights.open(() => 1);
  return { flights, animate, cancel, seen };
}

describe('Flights', () => {
  it('leave where the piece was and arrive where it is, and are gone afterwards', async () => {
    const { flights, seen } = sky(['hand']);
    expect(flights.lift([flight])).toBe(480);
    expect(flights.isBusy).toBe(true);
    // The table changes: the piece has left the hand.
    seen.splice(0, 1, 'site');
    await flights.go();
    const [flying] = flights.flying;
    expect(flying?.flight).toBe(flight);
    expect(flying?.size).toMatchObject({ width: 30, height: 40 });
    if (flying) flights.end(flying);
    expect(flights.isBusy).toBe(false);
  });

  it('are none where motion is off: what has come fades in', async () => {
    const { flights, animate } = sky(['hand', 'site'], { still: true });
    expect(flights.lift([flight])).toBe(0);
    await flights.go();
    expect(flights.flying).toEqual([]);
    expect(animate.mock.calls).toEqual([[[{ opacity: 0, offset: 0 }], 150]]);
    expect(flights.isBusy).toBe(false);
  });

  it('are none where nobody looks, or an end is out of sight', async () => {
    for (const { flights, animate } of [sky(['hand', 'site'], { looking: false }), sky(['hand'])]) {
      flights.lift([flight]);
      await flights.go();
      expect(flights.isBusy).toBe(false);
      expect(animate).not.toHaveBeenCalled();
    }
  });

  it('land at once when they are skipped, and then nothing is unseen any more', async () => {
    const { flights, animate, cancel } = sky(['hand', 'site']);
    flights.lift([flight]);
    await flights.go();
    flights.land();
    expect(flights.isBusy).toBe(false);
    expect(cancel).toHaveBeenCalledTimes(animate.mock.calls.length);
  });

  it('end where the piece is taken on before it has arrived', async () => {
    const { flights } = sky(['bag', 'hand', 'site']);
    const drawn: Flight = { ...flight, course: 'rise', from: ['bag'], to: ['hand'] };
    flights.lift([drawn]);
    await flights.go();
    flights.lift([flight]);
    await flights.go();
    expect(flights.flying.map((one) => one.flight)).toEqual([flight]);
  });

  it('keep the zoom of the page out of their measures', async () => {
    const { flights } = sky(['hand', 'site']);
    flights.open(() => 2);
    flights.lift([flight]);
    await flights.go();
    expect(flights.flying[0]?.size).toEqual({ left: 5, top: 10, width: 15, height: 20 });
  });
});
