export const waiting = {};
