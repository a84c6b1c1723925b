import type { Keep } from '../device/keep';
import {
  isLanguage,
  isMotionChoice,
  isSoundChoice,
  isTextSize,
  isThemeChoice,
  preferredLanguage,
  resolveTheme,
  type Language,
  type MotionChoice,
  type SoundChoice,
  type TextSize,
  type Theme,
  type ThemeChoice,
} from './choices';

/** How this device wants it: chosen here, kept here, read by every component. */
export class Settings {
  readonly #keep: Keep;
  #language = $state<Language>('en');
  #themeChoice = $state<ThemeChoice>('system');
  #sound = $state<SoundChoice>('normal');
  #motion = $state<MotionChoice>('system');
  #textSize = $state<TextSize>('normal');
  /** Nothing as long as nobody has chosen. */
  #patterns = $state<boolean | null>(null);
  #systemIsDark = $state(false);
  #systemIsStill = $state(false);
  #systemIsStark = $state(false);

  constructor(keep: Keep, browserLanguages: readonly string[]) {
    this.#keep = keep;
    const language = keep.read('language');
    this.#language = isLanguage(language) ? language : preferredLanguage(browserLanguages);
    const theme = keep.read('theme');
    if (isThemeChoice(theme)) this.#themeChoice = theme;
    const motion = keep.read('motion');
    if (isMotionChoice(motion)) this.#motion = motion;
    const size = keep.read('text');
    if (isTextSize(size)) this.#textSize = size;
    // One who had switched it on before there was a choice hears it as before.
    const sound = keep.read('sound');
    if (isSoundChoice(sound)) this.#sound = sound;
    const patterns = keep.read('patterns');
    if (patterns === 'on' || patterns === 'off') this.#patterns = patterns === 'on';
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    this.#keep.write('language', language);
  }

  get themeChoice(): ThemeChoice {
    return this.#themeChoice;
  }

  set themeChoice(choice: ThemeChoice) {
    this.#themeChoice = choice;
    this.#keep.write('theme', choice);
  }

  /** The theme to show now. */
  get theme(): Theme {
    return resolveTheme(this.#themeChoice, this.#systemIsDark);
  }

  /** How loud the page is. */
  get sound(): SoundChoice {
    return this.#sound;
  }

  set sound(choice: SoundChoice) {
    this.#sound = choice;
    this.#keep.write('sound', choice);
  }

  get motionChoice(): MotionChoice {
    return this.#motion;
  }

  set motionChoice(choice: MotionChoice) {
    this.#motion = choice;
    this.#keep.write('motion', choice);
  }

  /** Whether things move now. */
  get motion(): boolean {
    return this.#motion === 'on' || (this.#motion === 'system' && !this.#systemIsStill);
  }

  get textSize(): TextSize {
    return this.#textSize;
  }

  set textSize(size: TextSize) {
    this.#textSize = size;
    this.#keep.write('text', size);
  }

  /** Patterns besides colours, for those who tell colours badly apart. */
  get patterns(): boolean {
    return this.#patterns ?? this.#systemIsStark;
  }

  set patterns(on: boolean) {
    this.#patterns = on;
    this.#keep.write('patterns', on ? 'on' : 'off');
  }

  /** Follows the device from day to night; the returned function stops it. */
  followSystemTheme(darkQuery: MediaQueryList): () => void {
    return follow(darkQuery, (matches) => (this.#systemIsDark = matches));
  }

  /** Follows whether the device wants things to stand still; the returned function stops it. */
  followSystemMotion(stillQuery: MediaQueryList): () => void {
    return follow(stillQuery, (matches) => (this.#systemIsStill = matches));
  }

  /** Follows whether the device wants more contrast; the returned function stops it. */
  followSystemContrast(starkQuery: MediaQueryList): () => void {
    return follow(starkQuery, (matches) => (this.#systemIsStark = matches));
  }
}

function follow(query: MediaQueryList, tell: (matches: boolean) => void): () => void {
  const hear = () => tell(query.matches);
  hear();
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}
