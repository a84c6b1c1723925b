/** What of the statistics is shown: which game, and of which time. The address of the page says it. */
export const PERIODS = ['All', 'Year', 'Quarter'] as const;
export type Period = (typeof PERIODS)[number];

export interface View {
  readonly game: string | null;
  readonly period: Period;
}

const DAYS: Record<Period, number | null> = { All: null, Year: 365, Quarter: 91 };

export function viewOf(query: string): View {
  const asked = new URLSearchParams(query);
  const days = Number(asked.get('days'));
  const period = PERIODS.find((known) => DAYS[known] === days) ?? 'All';
  return { game: asked.get('game') || null, period };
}

/** The query of the address, with its question mark; empty where nothing is chosen. */
export function viewQuery({ game, period }: View): string {
  const query = new URLSearchParams();
  if (game) query.set('game', game);
  const days = DAYS[period];
  if (days !== null) query.set('days', String(days));
  const text = query.toString();
  return text && `?${text}`;
}

/** When a period began, in seconds since 1970; nothing where it has no beginning. */
export function sinceOf(period: Period, nowMs: number): number | null {
  const days = DAYS[period];
  return days === null ? null : Math.max(0, Math.floor(nowMs / 1000) - days * 86_400);
}
