/** What a finished game falls into: the server numbers its chapters, the game has the words for them. */
import type { GameReplay } from '../games/replay';
import type { Course } from './course';

export interface Chapter {
  /** The position with which it begins. */
  readonly from: number;
  readonly name: string;
}

/** The positions with which chapters begin for good: after the last step of an earlier one. A take-back may lead back. */
export function chapterStarts(chapters: readonly number[]): number[] {
  const [first = 0] = chapters;
  const later = [...new Set(chapters)].filter((chapter) => chapter > first);
  return later
    .map((chapter) => chapters.findLastIndex((other) => other < chapter) + 1)
    .filter((from) => from < chapters.length)
    .sort((one, two) => one - two);
}

/** The chapters after the first, with their names. */
export function chaptersOf(course: Course, { chapter }: GameReplay): Chapter[] {
  const starts = chapterStarts(course.steps.map((step) => step.chapter));
  const view = (position: number) => course.at(position).table?.view;
  return starts.flatMap((from, nth) => {
    const [before, now] = [view(starts[nth - 1] ?? 0), view(from)];
    const name = before && now ? chapter(before, now) : '';
    return name ? [{ from, name }] : [];
  });
}
