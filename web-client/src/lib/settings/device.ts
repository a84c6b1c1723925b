import { keep } from '../device/device';
import { Settings } from './settings.svelte';

/** The settings of this device. */
export const settings = new Settings(keep, navigator.languages);
