import { describe, expect, it } from 'vitest';
import { preferredLanguage, resolveTheme } from './choices';
import type { Keep } from '../device/keep';
import { Settings } from './settings.svelte';

function memoryKeep(entries: Record<string, string> = {}): Keep & { entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return {
    entries: kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  };
}

/** A question to the device whose answer changes by `say`. */
function fakeQuery(): { query: MediaQueryList; say: (matches: boolean) => void } {
  const target = new EventTarget();
  const query = Object.assign(target, { matches: false }) as MediaQueryList;
  const say = (matches: boolean) => {
    Object.assign(query, { matches });
    target.dispatchEvent(new Event('change'));
  };
  return { query, say };
}

describe('preferredLanguage', () => {
  it('takes the first language that we speak, whatever its region', () => {
    expect(preferredLanguage(['fr-FR', 'cs-CZ', 'de'])).toBe('cs');
    expect(preferredLanguage(['IT-ch'])).toBe('it');
  });

  it('falls back to English', () => {
    expect(preferredLanguage(['fr', 'ja'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});

describe('resolveTheme', () => {
  it('follows the device only when asked to', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
  });
});

describe('Settings', () => {
  it('prefers what was kept to what the browser asks for', () => {
    const settings = new Settings(memoryKeep({ language: 'de', theme: 'dark' }), ['it']);
    expect(settings.language).toBe('de');
    expect(settings.theme).toBe('dark');
  });

  it('ignores kept values that it does not know', () => {
    const settings = new Settings(memoryKeep({ language: 'tlh', theme: 'sepia' }), ['it']);
    expect(settings.language).toBe('it');
    expect(settings.themeChoice).toBe('system');
  });

  it('keeps a choice, and nothing that was not chosen', () => {
    const keep = memoryKeep();
    const settings = new Settings(keep, ['cs']);
    expect(keep.entries.size).toBe(0);
    settings.language = 'it';
    settings.themeChoice = 'light';
    expect(Object.fromEntries(keep.entries)).toEqual({ language: 'it', theme: 'light' });
  });

  it('is as loud as chosen, and as before for one who had only on and off', () => {
    const keep = memoryKeep();
    const settings = new Settings(keep, []);
    expect(settings.sound).toBe('normal');
    settings.sound = 'quiet';
    expect(Object.fromEntries(keep.entries)).toEqual({ sound: 'quiet' });
    expect(new Settings(keep, []).sound).toBe('quiet');
    expect(new Settings(memoryKeep({ sound: 'on' }), []).sound).toBe('normal');
    expect(new Settings(memoryKeep({ sound: 'off' }), []).sound).toBe('off');
  });

  it('shows patterns when they are chosen, or while the device wants more contrast', () => {
    const device = fakeQuery();
    const keep = memoryKeep();
    const settings = new Settings(keep, []);
    expect(settings.patterns).toBe(false);
    const stop = settings.followSystemContrast(device.query);
    device.say(true);
    expect(settings.patterns).toBe(true);
    settings.patterns = false;
    expect(settings.patterns).toBe(false);
    stop();
    expect(Object.fromEntries(keep.entries)).toEqual({ patterns: 'off' });
    expect(new Settings(memoryKeep({ patterns: 'on' }), []).patterns).toBe(true);
    expect(new Settings(memoryKeep({ patterns: 'perhaps' }), []).patterns).toBe(false);
  });
});
