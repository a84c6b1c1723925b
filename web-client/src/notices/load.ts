/** All about notices comes when it is needed: nobody waits for it to see a table. */
export const loadAtTable = async () => (await import('./parts')).AtTable;
export const loadSeatNotices = async () => (await import('./parts')).SeatNotices;
export const loadDeviceNotices = async () => (await import('./parts')).DeviceNotices;
export const loadHookForm = async () => (await import('./parts')).HookForm;
