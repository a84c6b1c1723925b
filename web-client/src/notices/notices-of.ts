import { keep } from '../lib/device/device';
import { api } from '../lib/http/api';
import { speech } from '../lib/i18n/speech.svelte';
import type { RoomLink } from '../lib/room/room-link.svelte';
import { browser } from './browser';
import { deviceNotices } from './device-notices.svelte';
import { Notices } from './notices.svelte';

const known = new WeakMap<RoomLink, Notices>();

/** The notices of the seat that a line belongs to: the same for all parts of the page. */
export function noticesOf(link: RoomLink): Notices {
  const found = known.get(link);
  if (found) return found;
  const line = {
    room: link.room,
    act: link.act.bind(link),
    pushKey: api.pushKey,
    language: () => speech.language,
  };
  const made = new Notices(line, browser, deviceNotices, keep);
  known.set(link, made);
  return made;
}
