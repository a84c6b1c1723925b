/** How a television comes to show a table: by a pass, once; from then on by a token that it keeps under the table's code. */
import { keep } from '../lib/device/device';
import type { Keep } from '../lib/device/keep';
import { secret } from '../lib/device/random';
import { api, type Result } from '../lib/http/api';
import type { Code, RoomId, ScreenGiven, ScreenToken } from '../lib/protocol/messages';

/** A table that this device shows. */
export interface Admitted {
  readonly room: RoomId;
  readonly token: ScreenToken;
  /** Whether the code in the address is of another room: the table has moved on to a rematch. */
  readonly movedOn: boolean;
}

/** How often a request is made again that got no answer. */
const ATTEMPTS = 3;

const key = (code: Code): string => `screen.${code}`;

/** What this device may show under a code. */
export function admitted(code: Code, kept: Keep = keep): Admitted | null {
  try {
    const value: unknown = JSON.parse(kept.read(key(code)) ?? 'null');
    return isAdmitted(value) ? value : null;
  } catch {
    return null;
  }
}

/** Asks to be let in. With a token made here it may be asked again after a lost answer. */
export async function letIn(
  code: Code,
  pass: string,
  kept: Keep = keep,
): Promise<Result<Admitted>> {
  const token = secret();
  let result: Result<ScreenGiven> = await api.useScreenPass({ code, pass, token });
  for (let n = 1; n < ATTEMPTS && !result.ok && result.code === 'unreachable'; n += 1) {
    result = await api.useScreenPass({ code, pass, token });
  }
  if (!result.ok) return result;
  return { ok: true, value: store(code, { ...result.value, movedOn: false }, kept) };
}

/** The table plays again in another room; the token is good there too. */
export function moveOn(code: Code, room: RoomId, kept: Keep = keep): Admitted | null {
  const before = admitted(code, kept);
  return before && store(code, { ...before, room, movedOn: true }, kept);
}

export function forget(code: Code, kept: Keep = keep): void {
  kept.write(key(code), '');
}

function store(code: Code, shown: Admitted, kept: Keep): Admitted {
  kept.write(key(code), JSON.stringify(shown));
  return shown;
}

function isAdmitted(value: unknown): value is Admitted {
  if (typeof value !== 'object' || value === null) return false;
  const { room, token, movedOn } = value as Partial<Record<string, unknown>>;
  return typeof room === 'string' && typeof token === 'string' && typeof movedOn === 'boolean';
}
