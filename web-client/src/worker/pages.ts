import { offlinePage } from './offline/offline-page';

/** What a proxy says where the server behind it is away. */
const AWAY = [502, 503, 504];
/** What is asked for by programs and by the page itself. */
const NO_PAGE = /^\/(api|assets|ws|healthz|readyz|metrics)(\/|$)/;
const SHARE = '/share';

/** Whether an address is a page of the client, not a file and not a part of the server's interface. */
export function isPage(path: string): boolean {
  return !NO_PAGE.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}

/**
 * Always the server's own page: nothing is kept, so that no old client ever meets a newer server. Hashed files are kept
 * by the browser itself, for ever.
 */
export async function page(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // What was shared may hold a pass: in the fragment it stays on this device.
  if (pathname === SHARE && search) return Response.redirect(`${SHARE}#${search.slice(1)}`, 303);
  try {
    const answer = await fetch(request);
    return AWAY.includes(answer.status) ? offlinePage() : answer;
  } catch {
    return offlinePage();
  }
}
