// @ts-check
/** What a process has used, as Linux tells it. */
import { readFileSync } from 'node:fs';

/** Ticks of the clock in `/proc/PID/stat` in a second: 100 on every Linux that Node.js runs on. */
const TICKS = 100;

/**
 * CPU seconds of a process so far, its own and the system's on its behalf, all threads together.
 * @param {number} pid
 */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold spaces: count from behind it. utime and stime are the 14th and 15th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/**
 * Memory of a process that is in RAM now, in MB (10⁶ bytes).
 * @param {number} pid
 */
export function residentMegabytes(pid) {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}
