import { MediaQuery } from 'svelte/reactivity';

/** Whether the window is as narrow as a phone: one place of the table is shown at a time. */
export const isPhone = new MediaQuery('width < 720px');
