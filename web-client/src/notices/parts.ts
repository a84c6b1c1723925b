/** One file for all: who has come this far is likely to need the rest. */
export { default as AtTable } from './AtTable.svelte';
export { default as DeviceNotices } from './DeviceNotices.svelte';
export { default as HookForm } from './HookForm.svelte';
export { default as SeatNotices } from './SeatNotices.svelte';
