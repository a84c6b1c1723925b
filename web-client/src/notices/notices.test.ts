import { beforeEach, describe, expect, it } from 'vitest';
import type { Keep } from '../lib/device/keep';
import type { Act, ErrorCode } from '../lib/protocol/messages';
import type { Answer } from '../lib/room/outbox';
import type { Ability, NoticeBrowser } from './browser';
import { DeviceNotices } from './device-notices.svelte';
import { carryNotices, wishKey } from './kept';
import { Notices } from './notices.svelte';
import type { Told } from './notification';
import { NIGHT } from './quiet';

const ROOM = 'r1';
const TOLD: Told = { title: 'Tajuto', body: 'Ama, it is your turn.', room: ROOM };
const NOON = new Date(2026, 10, 18, 12);
const MIDNIGHT = new Date(2026, 10, 18, 0);

/** A browser whose answers are set by hand. */
const browser = {
  can: 'can' as Ability,
  pushes: true,
  allowed: 'default' as NotificationPermission,
  answers: 'granted' as NotificationPermission,
  /** Nothing where the push service does not answer. */
  endpoint: 'https://push.example/1' as string | null,
  shown: [] as Told[],
};
let changed: () => void = () => undefined;
const asBrowser: NoticeBrowser = {
  ability: () => browser.can,
  canPush: () => browser.pushes,
  permission: () => browser.allowed,
  askPermission: async () => (browser.allowed = browser.answers),
  subscribe: async () => {
    if (!browser.endpoint) throw new DOMException('push service error', 'AbortError');
    return { endpoint: browser.endpoint, p256dh: 'p', auth: 'a' };
  },
  show: async (told) => void browser.shown.push(told),
  clear: async () => void (browser.shown = []),
  follow: (hear) => {
    changed = hear;
    return () => (changed = () => undefined);
  },
};

let kept = new Map<string, string>();
let acts: Act[] = [];
let refusal: ErrorCode | null = null;
let language: 'en' | 'de' = 'en';

beforeEach(() => {
  Object.assign(browser, {
    can: 'can',
    pushes: true,
    allowed: 'default',
    answers: 'granted',
    endpoint: 'https://push.example/1',
    shown: [],
  });
  kept = new Map();
  acts = [];
  refusal = null;
  language = 'en';
});

const keep: Keep = {
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
};

/** A visit of this device to its seat. */
function visit(room = ROOM): { notices: Notices; device: DeviceNotices } {
  const line = {
    room,
    act: async (act: Act): Promise<Answer> => {
      acts.push(act);
      return refusal
        ? { type: 'error', id: '1', code: refusal, hint: '' }
        : { type: 'accepted', id: '1', seq: 1 };
    },
    pushKey: async () => ({ ok: true as const, value: { key: 'BGsX' } }),
    language: () => language,
  };
  const device = new DeviceNotices(keep);
  return { notices: new Notices(line, asBrowser, device, keep), device };
}

const endpoints = () =>
  acts.map((act) =>
    act.do === 'ask_notices'
      ? `ask ${act.notices.endpoint}`
      : act.do === 'drop_notices'
        ? `drop ${act.endpoint}`
        : act.do,
  );

describe('the question', () => {
  it('is open until it is answered, and then never again at this table', async () => {
    const { notices } = visit();
    expect(notices.isOpenQuestion).toBe(true);
    notices.notNow();
    expect(notices.isOpenQuestion).toBe(false);
    expect(visit().notices.isOpenQuestion).toBe(false);
    expect(acts).toEqual([]);
    expect(browser.allowed).toBe('default');
  });

  it('is not asked at any table by one who wants it never', () => {
    const { notices, device } = visit();
    notices.never();
    expect(device.never).toBe(true);
    kept.delete(wishKey(ROOM));
    expect(visit().notices.isOpenQuestion).toBe(false);
  });

  it.each(['insecure', 'install-first', 'unsupported'] as const)('is not asked: %s', (why) => {
    browser.can = why;
    expect(visit().notices.isOpenQuestion).toBe(false);
    expect(visit().notices.state).toBe(why);
  });

  it('is not asked where the browser blocks it', () => {
    browser.allowed = 'denied';
    expect(visit().notices.isOpenQuestion).toBe(false);
    expect(visit().notices.state).toBe('blocked');
  });
});

describe('one who says yes', () => {
  it('is told also while the page is closed', async () => {
    const { notices, device } = visit();
    device.quiet = NIGHT;
    await notices.turnOn('closed');
    expect(notices.state).toBe('closed');
    expect(notices.problem).toBeNull();
    expect(acts).toMatchObject([
      {
        do: 'ask_notices',
        notices: {
          endpoint: 'https://push.example/1',
          p256dh: 'p',
          auth: 'a',
          language: 'en',
          quiet: { from_min: 1320, to_min: 480 },
        },
      },
    ]);
  });

  it('and no to the browser, is not told, and nothing is asked of the server', async () => {
    browser.answers = 'denied';
    const { notices } = visit();
    await notices.turnOn('closed');
    expect(notices.state).toBe('blocked');
    expect(acts).toEqual([]);
  });

  it('is told while the page is open, where the push service does not answer', async () => {
    browser.endpoint = null;
    const { notices } = visit();
    await notices.turnOn('closed');
    expect([notices.state, notices.problem]).toEqual(['open', 'service-away']);
    // The next visit tries again.
    browser.endpoint = 'https://push.example/2';
    const next = visit().notices;
    await next.refresh();
    expect([next.state, next.problem]).toEqual(['closed', null]);
  });

  it('is told while the page is open, where the browser or the server can do no more', async () => {
    browser.pushes = false;
    const { notices } = visit();
    await notices.turnOn('closed');
    expect([notices.state, notices.problem]).toEqual(['open', 'unsupported']);
    browser.pushes = true;
    refusal = 'no_notices';
    await notices.refresh();
    expect([notices.state, notices.problem]).toEqual(['open', 'no_notices']);
  });

  it('and changes the mind, is told no more', async () => {
    const { notices } = visit();
    await notices.turnOn('closed');
    await notices.turnOn('open');
    expect(notices.state).toBe('open');
    await notices.turnOff();
    expect(notices.state).toBe('off');
    expect(endpoints()).toEqual(['ask https://push.example/1', 'drop https://push.example/1']);
  });
});

describe('the next visit', () => {
  beforeEach(async () => {
    await visit().notices.turnOn('closed');
    acts = [];
  });

  it('tells the server the language and the address of today', async () => {
    language = 'de';
    browser.endpoint = 'https://push.example/2';
    await visit().notices.refresh();
    expect(endpoints()).toEqual(['drop https://push.example/1', 'ask https://push.example/2']);
    expect(acts.at(-1)).toMatchObject({ notices: { language: 'de' } });
  });

  it('notices that the permission is gone, and that it has come back', async () => {
    browser.allowed = 'denied';
    const { notices } = visit();
    await notices.refresh();
    expect(notices.state).toBe('blocked');
    expect(endpoints()).toEqual(['drop https://push.example/1']);
    await notices.refresh();
    expect(acts).toHaveLength(1);

    const stop = notices.follow();
    browser.allowed = 'granted';
    changed();
    await expect.poll(() => notices.state).toBe('closed');
    await expect.poll(endpoints).toContain('ask https://push.example/1');
    stop();
  });
});

it('a rematch takes along what was wished for, unless it was answered there', async () => {
  await visit().notices.turnOn('closed');
  carryNotices(keep, ROOM, 'r2');
  const { notices } = visit('r2');
  expect([notices.wish, notices.isOpenQuestion]).toEqual(['closed', false]);
  await notices.turnOff();
  expect(endpoints().at(-1)).toBe('drop https://push.example/1');
  carryNotices(keep, ROOM, 'r2');
  expect(visit('r2').notices.wish).toBe('off');
  carryNotices(keep, 'r3', 'r4');
  expect(visit('r4').notices.wish).toBe('undecided');
});

describe('a turn', () => {
  it('is told to one who wants it and does not look, outside of quiet hours', async () => {
    const { notices, device } = visit();
    await notices.call(TOLD, true, NOON);
    expect(browser.shown).toEqual([]);
    await notices.turnOn('open');
    await notices.call(TOLD, false, NOON);
    device.quiet = NIGHT;
    await notices.call(TOLD, true, MIDNIGHT);
    expect(browser.shown).toEqual([]);
    await notices.call(TOLD, true, NOON);
    expect(browser.shown).toEqual([TOLD]);
    await notices.hush();
    expect(browser.shown).toEqual([]);
    browser.allowed = 'denied';
    await notices.call(TOLD, true, NOON);
    expect(browser.shown).toEqual([]);
  });
});
