import { parseRoute, type Route } from './route';

/** Where the browser is. */
class Navigation {
  #route = $state.raw<Route>({ page: 'gate' });
  #query = $state.raw('');
  #path: string | null = null;
  #before: string | null = null;

  get route(): Route {
    return this.#route;
  }

  /** What the address asks of the page, with its question mark; empty where it asks nothing. */
  get query(): string {
    return this.#query;
  }

  /** The page of ours that was shown before this one; none for one who came from elsewhere. */
  get before(): string | null {
    return this.#before;
  }

  /** Follows the browser's address; the returned function stops it. */
  follow(): () => void {
    this.#read();
    addEventListener('popstate', this.#read);
    document.addEventListener('click', this.#click);
    return () => {
      removeEventListener('popstate', this.#read);
      document.removeEventListener('click', this.#click);
    };
  }

  /** Goes to a page of ours. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Asks something else of the same page, which stays where it is. */
  ask(query: string): void {
    if (query === this.#query) return;
    history.pushState(null, '', location.pathname + query);
    this.#read();
  }

  readonly #read = () => {
    const path = location.pathname + location.search;
    if (this.#path !== null && this.#path !== path) this.#before = this.#path;
    this.#path = path;
    this.#query = location.search;
    this.#route = parseRoute(location.pathname, location.hash);
  };

  /** A plain click on a link of ours changes the page without loading it anew. */
  readonly #click = (event: MouseEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    // A jump within the page is the browser's own affair.
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const navigation = new Navigation();
