// @ts-check
/** What the servers of both peers share: their arguments, the line that says where they listen, and their end. */
import { parseArgs } from 'node:util';

/** How large the view of a player is to be, in bytes of JSON, and how it is pushed where there is a choice. */
export function servingArguments() {
  const { values } = parseArgs({
    options: {
      view: { type: 'string', default: '3000' },
      push: { type: 'string', default: 'patches' },
    },
  });
  return { viewBytes: Number(values.view), push: values.push };
}

/**
 * Says where the server listens, in one line.
 * @param {import('node:http').Server} server
 */
export function announce(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not on a port');
  console.log(`http://127.0.0.1:${address.port}`);
}

/** Ends at SIGTERM, or when the program that started this one is gone: nothing is left behind. */
export function endWhenTold() {
  const end = () => process.exit(0);
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
}
