import { playerKey } from '../device/device';
import type {
  AskTables,
  ErrorCode,
  FinishedTable,
  HttpProblem,
  LiveTable,
  OpenPractice,
  OpenRoom,
  PushKey,
  Replay,
  RoomFound,
  ScreenGiven,
  SeatGiven,
  TableNow,
  TakeSeat,
  UsePass,
  UseScreenPass,
} from '../protocol/messages';
import { serverTime } from './server-time.svelte';

/** Why a request was not done: what the server says, or that it could not be reached. */
export type ApiCode = ErrorCode | 'unreachable';
export type Result<T> =
  | { ok: true; value: T }
  /** The hint says exactly what was wrong, in English. */
  | { ok: false; code: ApiCode; request: string | null; hint?: string };

export const api = {
  openRoom: (wish: OpenRoom) => post<SeatGiven>('/api/rooms', wish),
  findRoom: (code: string) => get<RoomFound>(`/api/rooms/${encodeURIComponent(code)}`),
  takeSeat: (wish: TakeSeat) => post<SeatGiven>('/api/seats', wish),
  usePass: (wish: UsePass) => post<SeatGiven>('/api/passes', wish),
  practise: (wish: OpenPractice) => post<SeatGiven>('/api/practice', wish),
  useScreenPass: (wish: UseScreenPass) => post<ScreenGiven>('/api/screens', wish),
  live: () => get<LiveTable[]>('/api/live'),
  tables: (wish: AskTables) => post<(TableNow | null)[]>('/api/tables', wish),
  finished: () => get<FinishedTable[]>('/api/games?limit=6'),
  finishedGame: (id: string) => get<FinishedTable>(`/api/games/${encodeURIComponent(id)}`),
  /** Seen by the eyes of that name. */
  replay: (id: string, eyes: string) =>
    get<Replay>(
      `/api/games/${encodeURIComponent(id)}/replay${eyes === 'all' ? '' : `?eyes=${eyes}`}`,
    ),
  pushKey: () => get<PushKey>('/api/push'),
};

/** What becomes of an answer. */
type Read<T> = (response: Response) => Promise<T>;

// The server and this page are built together; what it answers has the generated types.
const json = async <T>(response: Response): Promise<T> => (await response.json()) as T;

export function get<T>(path: string, read: Read<T> = json): Promise<Result<T>> {
  return request(path, { headers: { 'x-player-key': playerKey() } }, read);
}

export function post<T>(path: string, body: unknown): Promise<Result<T>> {
  return postText(path, JSON.stringify(body));
}

/** Sends what is JSON already. */
export function postText<T>(path: string, body: string): Promise<Result<T>> {
  const headers = { 'content-type': 'application/json', 'x-player-key': playerKey() };
  return request<T>(path, { method: 'POST', headers, body }, json);
}

async function request<T>(path: string, init: RequestInit, read: Read<T>): Promise<Result<T>> {
  try {
    const response = await fetch(path, init);
    serverTime.hear(response.headers.get('date'));
    if (response.ok) return { ok: true, value: await read(response) };
    return { ok: false, ...(await json<HttpProblem>(response)) };
  } catch {
    return { ok: false, code: 'unreachable', request: null };
  }
}
