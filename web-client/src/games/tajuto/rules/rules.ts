import { contents, type TajutoRegister } from './contents';

export const rules: TajutoRegister = {
  contents,
  text: {
    en: async () => (await import('./en')).rules,
    de: async () => (await import('./de')).rules,
    it: async () => (await import('./it')).rules,
    cs: async () => (await import('./cs')).rules,
  },
  drawings: async () => (await import('./drawings')).drawings,
};
