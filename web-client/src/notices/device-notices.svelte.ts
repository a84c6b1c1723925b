import { keep } from '../lib/device/device';
import type { Keep } from '../lib/device/keep';
import { readQuiet, writeQuiet, type Quiet } from './quiet';

const QUIET = 'notices.quiet';
const NEVER = 'notices.never';

/** What this device wants of notices, at whichever table. */
export class DeviceNotices {
  readonly #keep: Keep;
  #quiet = $state.raw<Quiet | null>(null);
  #never = $state.raw(false);

  constructor(keep: Keep) {
    this.#keep = keep;
    this.#quiet = readQuiet(keep.read(QUIET));
    this.#never = keep.read(NEVER) === 'yes';
  }

  get quiet(): Quiet | null {
    return this.#quiet;
  }

  set quiet(quiet: Quiet | null) {
    this.#quiet = quiet;
    this.#keep.write(QUIET, writeQuiet(quiet));
  }

  /** Whether nobody here wants to be asked again. */
  get never(): boolean {
    return this.#never;
  }

  neverAgain(): void {
    this.#never = true;
    this.#keep.write(NEVER, 'yes');
  }
}

export const deviceNotices = new DeviceNotices(keep);
