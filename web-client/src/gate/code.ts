import { parseRoute, paths, type Route } from '../lib/route/route';

/** A code as it is shown where somebody asks what one looks like. */
export const EXAMPLE_CODE = 'dabe-kilo-moza-pire-tasi';

const CODE = /^[a-z]{2,12}(-[a-z]{2,12}){2,7}$/;

/**
 * The page that a pasted link or a typed code leads to; nothing where it is neither. The host of a link does not
 * matter: the same server has many names, and a code of another one is simply unknown here.
 */
export function pathOf(typed: string): string | null {
  const text = typed.trim();
  return linked(text) ?? coded(text);
}

function coded(text: string): string | null {
  const code = spoken(text);
  return code && paths.code(code);
}

/** A code or a pass as it was typed after somebody's words; nothing where it is none. */
export function spoken(text: string): string | null {
  const code = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('-');
  return CODE.test(code) && /^[a-z\s\-–—_.,]+$/i.test(text) ? code : null;
}

function linked(text: string): string | null {
  if (!text.includes('/')) return null;
  try {
    const { pathname, hash } = new URL(text.includes('://') ? text : `http://${text}`);
    return pathTo(parseRoute(pathname, hash));
  } catch {
    return null;
  }
}

/** Only what people send to each other: the gate itself is no answer to a link. */
function pathTo(route: Route): string | null {
  switch (route.page) {
    case 'code':
      return paths.code(route.code);
    case 'room':
      return paths.room(route.room);
    case 'watch':
      return paths.watch(route.room, route.code);
    case 'pass':
      return paths.pass(route.room, route.secret);
    case 'screen':
      return paths.screen(route.code, route.pass);
    case 'game':
      return paths.game(route.id, route.step);
    default:
      return null;
  }
}
