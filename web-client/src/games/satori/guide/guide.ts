import { defineGuide } from '../../guide';
import { lessons } from './lessons';

export const guide = defineGuide({
  lessons,
  text: {
    en: async () => (await import('./en')).text,
    de: async () => (await import('./de')).text,
    it: async () => (await import('./it')).text,
    cs: async () => (await import('./cs')).text,
  },
});
