/** How far a learner has come: which lesson is shown follows from what was learnt and from what the coach sees. */
import type { Lesson, Sight } from '../games/guide';

export interface Progress {
  /** The lessons that are behind the learner. */
  readonly done: readonly string[];
  /** The one that is shown; none while there is nothing to say. */
  readonly current: string | null;
  /** Whether the learner has sent the coach away. */
  readonly isAway: boolean;
}

/** Comes once more, when the game is over. */
export const END = 'end';

export const BEGINNING: Progress = { done: [], current: null, isAway: false };

/** What is seen may fulfil lessons, and bring another one. */
export function look(
  lessons: readonly Lesson[],
  progress: Progress,
  sight: Sight,
  isOver: boolean,
): Progress {
  if (isOver) return { ...progress, current: progress.done.includes(END) ? null : END };
  const isDone = ({ id, done }: Lesson) => progress.done.includes(id) || (done?.(sight) ?? false);
  const done = lessons.filter(isDone).map(({ id }) => id);
  const open = lessons.filter((lesson) => !done.includes(lesson.id) && lesson.when(sight));
  const current = open.find(({ id }) => id === progress.current) ?? open[0] ?? null;
  const last = lessons.at(-1);
  // Who has come to the last one needs no others any more.
  const passed = current !== null && current === last ? lessons.slice(0, -1) : [];
  return {
    ...progress,
    done: passed.length > 0 ? passed.map(({ id }) => id) : done,
    current: current?.id ?? null,
  };
}

/** The learner has read enough of the present one, or would rather leave it. */
export function goOn(progress: Progress): Progress {
  const { done, current } = progress;
  if (current === null || done.includes(current)) return progress;
  return { ...progress, done: [...done, current], current: null };
}

export const goAway = (progress: Progress): Progress => ({ ...progress, isAway: true });

/** One who has learnt everything hears the last lesson again. */
export function comeBack(lessons: readonly Lesson[], progress: Progress): Progress {
  const isThrough = lessons.every(({ id }) => progress.done.includes(id));
  const last = lessons.at(-1)?.id;
  const again = isThrough ? [last, END] : [END];
  return {
    ...progress,
    isAway: false,
    done: progress.done.filter((id) => !again.includes(id)),
  };
}

export const store = ({ done, isAway }: Progress): string => JSON.stringify({ done, isAway });

/** What a device has kept, whoever wrote it. */
export function restore(text: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return BEGINNING;
    const { done, isAway } = kept as Partial<Record<string, unknown>>;
    const ids = Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [];
    return { done: ids, current: null, isAway: isAway === true };
  } catch {
    return BEGINNING;
  }
}
