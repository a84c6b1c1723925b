import { keep } from '../device/device';

/** What Chromium hands out where the page can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser puts the page among the apps: by a button of ours, or by hand, as on iPhones and iPads. */
export type InstallWay = 'button' | 'by-hand';

const REFUSED = 'install';

class Install {
  #offer = $state.raw<InstallOffer | null>(null);
  #isRefused = $state.raw(keep.read(REFUSED) === 'no');
  #isInstalled = $state.raw(isStandalone());

  /** Listens from the beginning: the browser makes its offer once. */
  follow(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => {
      this.#offer = null;
      this.#isInstalled = true;
    });
  }

  /** How it can be installed here; nothing where it is, or where it cannot be. */
  get way(): InstallWay | null {
    if (this.#isInstalled) return null;
    if (this.#offer) return 'button';
    return isAppleTouch() && isSecureContext ? 'by-hand' : null;
  }

  /** Whether somebody here does not want to hear of it. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    // An offer is good for one question.
    this.#offer = null;
    if (!offer) return;
    const { outcome } = await offer.prompt();
    if (outcome === 'dismissed') this.refuse();
  }

  refuse(): void {
    this.#isRefused = true;
    keep.write(REFUSED, 'no');
  }
}

export const install = new Install();

/** Whether the page runs as an app of its own. */
export function isStandalone(): boolean {
  const isApple = 'standalone' in navigator && navigator.standalone === true;
  return isApple || matchMedia('(display-mode: standalone)').matches;
}

/** An iPhone or iPad; the latter says that it is a Mac, but no Mac has fingers on it. */
export function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
