import { describe, expect, it } from 'vitest';
import { shared } from './shared';

const view = () => ({
  round: 2,
  court: [
    { colour: 'grey', built: null },
    { colour: null, built: { owner: 1 } },
  ],
  order: [0, 1],
  bells: [] as number[],
});

describe('what is shared with what was known before', () => {
  it('is all of it where nothing has changed', () => {
    const old = view();
    expect(shared(old, view())).toBe(old);
  });

  it('is what has not changed; what has changed says what is new', () => {
    const old = view();
    const fresh = { ...view(), bells: [1], round: 3 };
    const now = shared(old, fresh);
    expect(now).toEqual({ ...view(), bells: [1], round: 3 });
    expect(now).not.toBe(old);
    expect(now.court).toBe(old.court);
    expect(now.order).toBe(old.order);
    expect(now.bells).not.toBe(old.bells);
  });

  it('reaches into lists', () => {
    const old = view();
    const fresh = view();
    fresh.court[1] = { colour: 'grey', built: null };
    const now = shared(old, fresh);
    expect(now.court[1]).toEqual({ colour: 'grey', built: null });
    expect(now.court[0]).toBe(old.court[0]);
    expect(now.court).not.toBe(old.court);
  });

  it('takes nothing for the same that is more, less, or of another kind', () => {
    const check = (old: unknown, fresh: unknown) => {
      const said = structuredClone(fresh);
      const now = shared(old, fresh);
      expect(now).toEqual(said);
      expect(now).not.toBe(old);
    };
    check([1, 2], [1]);
    check([1], [1, 2]);
    check({ a: 1 }, { a: 1, b: undefined });
    check({ a: 1, b: 2 }, { a: 1 });
    check({ a: 1, b: undefined }, { a: 1, c: undefined });
    check([], {});
    check({}, []);
    check(null, {});
    check({ a: null }, { a: {} });
    check({ a: {} }, { a: null });
  });
});
