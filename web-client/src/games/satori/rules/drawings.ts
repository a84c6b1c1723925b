import type { SatoriDrawings } from './contents';
import Amulets from './drawings/Amulets.svelte';
import BuildingSite from './drawings/BuildingSite.svelte';
import CharityAltar from './drawings/CharityAltar.svelte';
import Claiming from './drawings/Claiming.svelte';
import Enlightened from './drawings/Enlightened.svelte';
import OneOrBoth from './drawings/OneOrBoth.svelte';
import Owner from './drawings/Owner.svelte';
import PrayerWheels from './drawings/PrayerWheels.svelte';
import Steps from './drawings/Steps.svelte';
import Storeys from './drawings/Storeys.svelte';

export const drawings: SatoriDrawings = {
  S9: OneOrBoth,
  S10: Owner,
  S11: PrayerWheels,
  S16: BuildingSite,
  S18: Storeys,
  S20: Steps,
  S21: Enlightened,
  S22: Claiming,
  S24: CharityAltar,
  S33: Amulets,
};
