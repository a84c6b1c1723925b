const WORKER = '/sw.js';

/**
 * Hands the page to its worker once it stands, so that nothing waits for it. Only a secure context has workers; the
 * development server has none.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that keeps nothing allows none: then there is none.
    navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
