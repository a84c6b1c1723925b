import { LOAD } from '../i18n/catalogue';
import { speech } from '../i18n/speech.svelte';
import { settings } from './device';

/** The page looks and speaks as the settings say, from now on. To be called while its outermost component is made. */
export function followSettings(isPrinted: () => boolean = () => false): void {
  $effect(() => settings.followSystemMotion(matchMedia('(prefers-reduced-motion: reduce)')));
  $effect(() => settings.followSystemContrast(matchMedia('(prefers-contrast: more)')));
  $effect(() => settings.followSystemTheme(matchMedia('(prefers-color-scheme: dark)')));

  $effect(() => {
    const { language } = settings;
    if (language === speech.language) return;
    let wanted = true;
    void LOAD[language]().then((catalogue) => {
      if (wanted) speech.speak(language, catalogue);
    });
    return () => {
      wanted = false;
    };
  });

  $effect(() => {
    document.documentElement.lang = speech.language;
  });

  $effect(() => {
    const root = document.documentElement;
    // Paper is white, by night too.
    root.dataset.theme = isPrinted() ? 'light' : settings.theme;
    root.dataset.motion = settings.motion ? 'on' : 'off';
    root.dataset.text = settings.textSize;
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  });
}
