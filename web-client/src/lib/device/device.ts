import { DeviceKeep } from './device-keep.svelte';
import { secret } from './random';
import { KeptTables } from './tables.svelte';

const keep = new DeviceKeep();

/** The tables at which this device holds a seat. */
export const tables = new KeptTables(keep);

/** The secret by which this device finds its finished games again; made when first needed. */
export function playerKey(): string {
  const known = keep.read('player');
  if (known) return known;
  const made = secret();
  keep.write('player', made);
  return made;
}

/** Another secret from now on: what was played under the one before is not found again. */
export function renewPlayerKey(): void {
  keep.write('player', secret());
}

/** The name that the person at this device went by last. */
export const lastName = {
  get: (): string => keep.read('name') ?? '',
  set: (name: string): void => keep.write('name', name),
};

export { keep };
