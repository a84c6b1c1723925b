export const tajuto = {};
