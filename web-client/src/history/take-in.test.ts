import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errors } from '../lib/http/words/en';
import { LOAD } from '../lib/i18n/catalogue';
import { speech } from '../lib/i18n/speech.svelte';
import { historyApi } from './api';
import { finished } from './sample';
import { historySpeech } from './speech.svelte';
import { MOST_MB, takeIn } from './take-in';
import { history as words } from './words/en';

vi.mock('./api', () => ({ historyApi: { takeIn: vi.fn() } }));

const file = (size = 9) => ({ size, text: () => Promise.resolve('{"a":1}') });

beforeAll(async () => {
  speech.speak('en', await LOAD.en());
  await historySpeech.speak('en');
});
beforeEach(() => {
  vi.mocked(historyApi.takeIn).mockReset();
});

describe('a file', () => {
  it('is taken in as it is, and leads to its game', async () => {
    const game = finished([{ name: 'Mira', points: 1 }], { id: 'g1' });
    vi.mocked(historyApi.takeIn).mockResolvedValue({ ok: true, value: game });
    expect(await takeIn(file(MOST_MB * 1024 * 1024))).toEqual({ id: 'g1' });
    expect(historyApi.takeIn).toHaveBeenCalledWith('{"a":1}');
  });

  it('that is too large is not sent', async () => {
    const text = words.takeInTooLarge.replace('{mb}', '4');
    expect(await takeIn(file(MOST_MB * 1024 * 1024 + 1))).toEqual({ text, hint: '' });
    expect(historyApi.takeIn).not.toHaveBeenCalled();
  });

  it('that cannot be read is not sent', async () => {
    const gone = { size: 9, text: () => Promise.reject(new Error('gone')) };
    expect(await takeIn(gone)).toEqual({ text: words.takeInUnread, hint: '' });
    expect(historyApi.takeIn).not.toHaveBeenCalled();
  });

  it('that is refused says why, in words and exactly', async () => {
    const problem = { ok: false, code: 'damaged_file', request: 'r', hint: 'link 3' } as const;
    vi.mocked(historyApi.takeIn).mockResolvedValue(problem);
    expect(await takeIn(file())).toEqual({ text: errors.damaged_file, hint: 'link 3' });
  });

  it('finds the server away', async () => {
    const problem = { ok: false, code: 'unreachable', request: null } as const;
    vi.mocked(historyApi.takeIn).mockResolvedValue(problem);
    expect(await takeIn(file())).toEqual({ text: errors.unreachable, hint: '' });
  });
});
