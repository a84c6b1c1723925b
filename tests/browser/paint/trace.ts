/** Reads a trace of Chromium: what the main thread of the page did for each update, until its frame was handed over. */
import { HEARD, SHOWN } from './marks.js';

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Times are in microseconds; those of the thread count only while it runs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

export type Part = 'script' | 'layout' | 'paint';

/** An update that came to be seen; times in milliseconds. */
export interface ShownUpdate {
  readonly seq: number;
  /** Whether it brought a list of what is legal. */
  readonly isMine: boolean;
  /** All that the main thread did for it. */
  readonly work: number;
  /** The same by parts; what is neither style, layout nor paint counts as script. */
  readonly parts: Readonly<Record<Part, number>>;
  /** How often a script had to wait for a layout. */
  readonly forcedLayouts: number;
  /** How often a script had to wait for styles, with a layout or without. */
  readonly forcedStyles: number;
  /** From the message, or from when it was its turn on the stage, to the end of the commit, and until it was drawn. */
  readonly untilCommit: number;
  readonly untilDrawn: number;
}

/** Something that the thread did, and what it did within. */
interface Slice {
  readonly event: TraceEvent;
  readonly end: number;
  readonly within: Slice[];
}

const PART_OF: Readonly<Record<string, Part>> = {
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};
/** What runs a script. */
const SCRIPTS = new Set([
  'FunctionCall',
  'RunMicrotasks',
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
]);

export function shownUpdates({ traceEvents }: Trace): ShownUpdate[] {
  const isMark = ({ name, ph }: TraceEvent) =>
    ph !== 'X' && (name.startsWith(`${HEARD} `) || name.startsWith(`${SHOWN} `));
  const marks = traceEvents.filter(isMark).sort((one, two) => one.ts - two.ts);
  const [first] = marks;
  if (!first) throw new Error('the page has marked no update');
  const isHere = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const tasks = nested(traceEvents.filter((event) => event.ph === 'X' && isHere(event)));
  const drawn = traceEvents
    .filter(({ name, pid }) => name === 'AnimationFrame::Presentation' && pid === first.pid)
    .map(({ ts }) => ts)
    .sort((one, two) => one - two);

  const updates: ShownUpdate[] = [];
  let done = 0;
  for (const mark of marks) {
    const [, seq, whose] = mark.name.split(' ');
    if (!mark.name.startsWith(HEARD) || mark.ts < done) continue;
    const shown = marks.find(({ name }) => name === `${SHOWN} ${seq}`);
    if (!shown) continue;
    const heardIn = tasks.findIndex(({ end }) => end >= mark.ts);
    const shownIn = tasks.findIndex(({ end }) => end >= shown.ts);
    const frame = tasks.findIndex((task, n) => n >= shownIn && commits(task, shown.ts));
    const last = tasks[frame];
    const committed = last && commits(last, shown.ts);
    if (!committed) continue;
    const waited = shownIn - heardIn > 0 && tasks[heardIn];
    const whole = [...(waited ? [waited] : []), ...tasks.slice(shownIn, frame + 1)];
    // What waited for its turn is measured from there on.
    const since = (tasks[waited ? shownIn : heardIn] ?? last).event.ts;
    done = committed.end;
    updates.push({
      seq: Number(seq),
      isMine: whose === 'mine',
      ...sum(whole),
      untilCommit: (committed.end - since) / 1000,
      untilDrawn: ((drawn.find((ts) => ts >= committed.end) ?? committed.end) - since) / 1000,
    });
  }
  return updates;
}

/** The tasks of a thread, with all that was done within. */
function nested(events: TraceEvent[]): Slice[] {
  const roots: Slice[] = [];
  const around: Slice[] = [];
  const byStart = (one: TraceEvent, two: TraceEvent) =>
    one.ts - two.ts || (two.dur ?? 0) - (one.dur ?? 0);
  for (const event of events.sort(byStart)) {
    const slice: Slice = { event, end: event.ts + (event.dur ?? 0), within: [] };
    while ((around.at(-1)?.end ?? Infinity) <= event.ts) around.pop();
    (around.at(-1)?.within ?? roots).push(slice);
    around.push(slice);
  }
  return roots;
}

/** The commit of a frame in this task, after some time. */
function commits(task: Slice, after: number): Slice | null {
  if (task.event.name === 'Commit' && task.event.ts >= after) return task;
  for (const slice of task.within) {
    const found = commits(slice, after);
    if (found) return found;
  }
  return null;
}

/** How long the thread worked. */
const workOf = ({ event }: Slice) => (event.tdur ?? event.dur ?? 0) / 1000;

function sum(
  tasks: readonly Slice[],
): Omit<ShownUpdate, 'seq' | 'isMine' | 'untilCommit' | 'untilDrawn'> {
  const parts: Record<Part, number> = { script: 0, layout: 0, paint: 0 };
  const forced = { Layout: 0, UpdateLayoutTree: 0 };
  const walk = (slice: Slice, outer: Part, inScript: boolean) => {
    const { name } = slice.event;
    const part = PART_OF[name] ?? outer;
    const inner = slice.within.reduce((all, one) => all + workOf(one), 0);
    parts[part] += workOf(slice) - inner;
    const isForced = inScript && outer === 'script';
    if (isForced && (name === 'Layout' || name === 'UpdateLayoutTree')) forced[name] += 1;
    for (const one of slice.within) walk(one, part, inScript || SCRIPTS.has(name));
  };
  // Before the task of the frame there is nothing but scripts.
  for (const task of tasks) walk(task, 'script', task !== tasks.at(-1));
  return {
    work: tasks.reduce((all, task) => all + workOf(task), 0),
    parts,
    forcedLayouts: forced.Layout,
    forcedStyles: forced.UpdateLayoutTree,
  };
}
