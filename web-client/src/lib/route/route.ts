/** The pages of the client and their addresses. Nothing secret stands in a path: a pass is in the fragment. */
export type Route =
  | { page: 'gate' }
  | { page: 'new'; game: string }
  /** What a join code or a watch code leads to. */
  | { page: 'code'; code: string }
  /** A table at which this device holds a seat. */
  | { page: 'room'; room: string }
  | { page: 'watch'; room: string; code: string }
  /** A television that shows the table of a join code; a pass lets it in. */
  | { page: 'screen'; code: string; pass: string }
  | { page: 'pass'; room: string; secret: string }
  /** A finished game: its result, or its replay after so many steps. */
  | { page: 'game'; id: string; step: number | null }
  /** The finished games of this device; which of them, stands in the query. */
  | { page: 'games' }
  | { page: 'statistics' }
  /** All games of the people of one game on its day. */
  | { page: 'evening'; id: string }
  /** What is kept of the one at this device. */
  | { page: 'privacy' }
  /** The rules of a game, at one of them or at their beginning. */
  | { page: 'rules'; game: string; rule: string | null }
  /** What another app has shared with this one. */
  | { page: 'share' }
  /** A first game of it, with a coach. */
  | { page: 'learn'; game: string }
  | { page: 'unknown' };

export function parseRoute(path: string, fragment: string): Route {
  const [page = '', first = '', second = ''] = path.split('/').filter(Boolean).map(decode);
  const secret = fragment.replace(/^#/, '');
  switch (page) {
    case '':
      return { page: 'gate' };
    case 'new':
      return first ? { page: 'new', game: first } : { page: 'unknown' };
    case 't':
      return first ? { page: 'code', code: first } : { page: 'unknown' };
    case 'room':
      if (first && second === 'screen')
        return { page: 'screen', code: first, pass: decode(secret) };
      return first ? { page: 'room', room: first } : { page: 'unknown' };
    case 'watch':
      return first && second ? { page: 'watch', room: first, code: second } : { page: 'unknown' };
    case 'pass':
      return first && secret ? { page: 'pass', room: first, secret } : { page: 'unknown' };
    case 'game':
      return first ? { page: 'game', id: first, step: stepIn(secret) } : { page: 'unknown' };
    case 'games':
      if (first === 'statistics') return { page: 'statistics' };
      return first ? { page: 'unknown' } : { page: 'games' };
    case 'evening':
      return first ? { page: 'evening', id: first } : { page: 'unknown' };
    case 'privacy':
      return { page: 'privacy' };
    case 'rules':
      return first
        ? { page: 'rules', game: first, rule: decode(secret) || null }
        : { page: 'unknown' };
    case 'share':
      return { page: 'share' };
    case 'learn':
      return first ? { page: 'learn', game: first } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

/** The number of a step; nothing where something else is written, or nothing at all. */
function stepIn(fragment: string): number | null {
  return /^-?\d+(\.\d*)?$/.test(fragment) ? Math.max(0, Math.trunc(Number(fragment))) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const paths = {
  gate: '/',
  new: (game: string) => `/new/${game}`,
  code: (code: string) => `/t/${code}`,
  room: (room: string) => `/room/${room}`,
  screen: (code: string, pass = '') => `/room/${code}/screen${pass ? `#${pass}` : ''}`,
  watch: (room: string, code: string) => `/watch/${room}/${code}`,
  pass: (room: string, secret: string) => `/pass/${room}#${secret}`,
  game: (id: string, step: number | null = null) => `/game/${id}${step === null ? '' : `#${step}`}`,
  games: '/games',
  statistics: '/games/statistics',
  evening: (id: string) => `/evening/${id}`,
  privacy: '/privacy',
  learn: (game: string) => `/learn/${game}`,
  rules: (game: string, rule: string | null = null) => `/rules/${game}${rule ? `#${rule}` : ''}`,
  share: '/share',
};
