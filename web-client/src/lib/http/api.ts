import { playerKey } from '../device/device';
import type {
  AskTables,
  ErrorCode,
  FinishedTable,
  HttpProblem,
  LiveTable,
  OpenRoom,
  RoomFound,
  SeatGiven,
  TableNow,
  TakeSeat,
  UsePass,
} from '../protocol/messages';
import { serverTime } from './server-time.svelte';

/** Why a request was not done: what the server says, or that it could not be reached. */
export type ApiCode = ErrorCode | 'unreachable';
export type Result<T> =
  { ok: true; value: T } | { ok: false; code: ApiCode; request: string | null };

export const api = {
  openRoom: (wish: OpenRoom) => post<SeatGiven>('/api/rooms', wish),
  findRoom: (code: string) => get<RoomFound>(`/api/rooms/${encodeURIComponent(code)}`),
  takeSeat: (wish: TakeSeat) => post<SeatGiven>('/api/seats', wish),
  usePass: (wish: UsePass) => post<SeatGiven>('/api/passes', wish),
  live: () => get<LiveTable[]>('/api/live'),
  tables: (wish: AskTables) => post<(TableNow | null)[]>('/api/tables', wish),
  finished: () => get<FinishedTable[]>('/api/games?limit=6'),
  finishedGame: (id: string) => get<FinishedTable>(`/api/games/${encodeURIComponent(id)}`),
};

function get<T>(path: string): Promise<Result<T>> {
  return request<T>(path, { headers: { 'x-player-key': playerKey() } });
}

function post<T>(path: string, body: unknown): Promise<Result<T>> {
  const headers = { 'content-type': 'application/json', 'x-player-key': playerKey() };
  return request<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function request<T>(path: string, init: RequestInit): Promise<Result<T>> {
  try {
    const response = await fetch(path, init);
    serverTime.hear(response.headers.get('date'));
    // The server and this page are built together; what it answers has the generated types.
    if (response.ok) return { ok: true, value: (await response.json()) as T };
    const { code, request } = (await response.json()) as HttpProblem;
    return { ok: false, code, request };
  } catch {
    return { ok: false, code: 'unreachable', request: null };
  }
}
