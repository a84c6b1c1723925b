import { deviceKeep } from './keep';
import { Settings } from './settings.svelte';

/** The settings of this device. */
export const settings = new Settings(deviceKeep(), navigator.languages);
