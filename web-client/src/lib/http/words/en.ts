import type { ApiCode } from '../api';

/** What was wrong and what to do, by the server's code for it: a new code does not compile before it has words. */
export const errors = {
  malformed: 'The server could not read what this page sent. Load the page again.',
  too_large: 'That was too long for the server. Try something shorter.',
  unknown_message:
    'The server does not know what this page asked for. Load the page again: there may be a newer one.',
  unsupported_version: 'The server has been renewed. Load the page again to get the new one.',
  out_of_order: 'This page and the server lost their thread. Load the page again.',
  unknown_room: 'There is no such table, or it is not open to you. Check the link or the code.',
  unknown_seat_token:
    'This device no longer holds that seat: it was cleared or moved to another device. Ask for a seat or a pass.',
  not_seated: 'Only those who sit at the table can do this.',
  other_game: 'Another game is being played at this table. Load the page again.',
  stale_decision: 'Something else happened first. Look again and decide anew.',
  not_saved: 'It could not be saved and was not done. Please try again.',
  rate_limited: 'That was a little too quick. Wait a moment and try again.',
  wrong_phase: 'It is too early or too late for this: the table has moved on.',
  not_host: 'Only the host of the table can do this.',
  seat_taken: 'Somebody already sits there. Choose another seat.',
  seat_empty: 'A seat is still empty. Fill it or take it away first.',
  colour_taken: 'Somebody already plays in this colour. Choose another one.',
  bad_name: 'A name has 1 to 24 visible characters. Choose another one.',
  bad_text: 'A line has 1 to 500 characters of plain text.',
  bad_settings: 'These settings do not go together. Change one of them.',
  nothing_to_take_back: 'This can no longer be taken back.',
  nothing_asked: 'There is nothing to answer here any more.',
  not_absent: 'That person has not been away for two minutes yet.',
  bad_pass: 'This pass has been used or is too old, or it never was one. Ask for a new one.',
  bad_address:
    'Nothing is sent to this address. It must begin with https:// and lead to the open internet.',
  no_notices: 'This server sends no notices, or enough devices of this seat are told already.',
  full: 'The house is full just now. Try again a little later.',
  stopping: 'The server is being restarted. Try again in a few seconds.',
  internal: 'The server made a mistake. Try again; if it stays, tell whoever runs the server.',
  id_reused: 'This was sent under a number that was used before. Load the page again.',
  unknown_game: 'There is no such game here, or it cannot be seen yet.',
  foreign_origin:
    'The server does not trust the address of this page. Open it at the server’s own address.',
  unknown_path: 'The server knows no such address. Load the page again.',
  no_player_key: 'This device did not say who it is. Load the page again.',
  no_hints: 'This table plays without hints: the host has chosen so.',
  unreachable: 'The server does not answer just now. Check the connection and try again.',
} satisfies Record<ApiCode, string>;
