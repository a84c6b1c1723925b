/** What can be chosen in the settings, and what is chosen for one who has not chosen yet. */

export const LANGUAGES = ['en', 'de', 'it', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language is named in itself, whatever the page's language is. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  cs: 'Čeština',
};

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = Exclude<ThemeChoice, 'system'>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}

/** The first of the browser's languages that we speak; regions do not matter. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}

export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

export const MOTION_CHOICES = ['system', 'on', 'off'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

export function isMotionChoice(value: unknown): value is MotionChoice {
  return MOTION_CHOICES.some((choice) => choice === value);
}

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export function isTextSize(value: unknown): value is TextSize {
  return TEXT_SIZES.some((size) => size === value);
}

export const SOUND_CHOICES = ['off', 'quiet', 'normal'] as const;
export type SoundChoice = (typeof SOUND_CHOICES)[number];

export function isSoundChoice(value: unknown): value is SoundChoice {
  return SOUND_CHOICES.some((choice) => choice === value);
}
