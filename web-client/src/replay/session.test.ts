import { describe, expect, it } from 'vitest';
import type { GameClient, TableContext, TableModel } from '../games/game';
import type { Replay } from '../lib/protocol/messages';
import type { Eyes } from './eyes';
import { pressed } from './keys';
import { REPLAY } from './sample';
import { ReplaySession } from './session.svelte';

/** A game that tells lines by their seats, and of which nothing else is asked. */
function game() {
  const made: { context?: TableContext } = {};
  const client = {
    create: (context: TableContext) => {
      made.context = context;
      return {
        line: ({ seat }: { seat: number }) => `seat ${seat} ended the turn`,
        moment: () => 'a moment',
        flights: () => [],
      } as unknown as TableModel;
    },
  } as unknown as GameClient;
  return { client, made };
}

function session(find: (eyes: Eyes) => Promise<Replay | null> = () => Promise.resolve(null)) {
  const { client, made } = game();
  const visit = new ReplaySession(client, REPLAY, 0, find);
  return { visit, context: made.context as TableContext };
}

const press = (visit: ReplaySession, key: string, shiftKey = false) =>
  pressed(visit, { key, shiftKey });

describe('a visit to a finished game', () => {
  it('shows the table of its position', () => {
    const { visit, context } = session();
    visit.playback.goTo(3);
    expect(context.shown()).toBe(visit.course.at(3));
    expect(visit.turn?.number).toBe(2);
  });

  it('has no line: nothing is present, nothing can be tried or sent', async () => {
    const { context } = session();
    expect(context.link.state).toBeNull();
    expect(context.link.unsaved).toEqual([]);
    expect(await context.link.try({ game: 'tajuto', do: 'end_turn' })).toBeNull();
  });

  it('tells what was done in each step, and what was taken back', () => {
    const { visit } = session();
    visit.playback.goTo(3);
    expect(visit.deed).toBe('seat 1 ended the turn');
    visit.playback.goTo(4);
    expect(visit.deed).toContain('took_back');
  });

  it('goes through the turns of one player', () => {
    const { visit } = session();
    visit.only = 0;
    const at: number[] = [];
    for (const which of ['next', 'next', 'next', 'previous', 'previous'] as const) {
      visit.goToTurn(which);
      at.push(visit.playback.position);
    }
    expect(at).toEqual([1, 6, 6, 1, 0]);
  });
});

describe('eyes', () => {
  it('are fetched once, and the position stays', async () => {
    const asked: Eyes[] = [];
    const { visit } = session((eyes) => {
      asked.push(eyes);
      return Promise.resolve(REPLAY);
    });
    visit.playback.goTo(3);
    await visit.lookThrough(1);
    expect(visit.eyes).toBe(1);
    expect(visit.seat).toBe(1);
    expect(visit.shown.viewer).toEqual({ as: 'seat', seat: 1 });
    expect(visit.playback.position).toBe(3);
    await visit.lookThrough('all');
    await visit.lookThrough(1);
    expect(asked).toEqual([1]);
  });

  it('that do not come leave everything as it is', async () => {
    const { visit } = session();
    await visit.lookThrough('watcher');
    expect(visit.eyes).toBe('all');
    expect(visit.isBlind).toBe(true);
    await visit.lookThrough('all');
    expect(visit.isBlind).toBe(false);
  });

  it('that come late give way to those chosen since', async () => {
    let come: (replay: Replay) => void = () => undefined;
    const late = new Promise<Replay>((resolve) => (come = resolve));
    const { visit } = session((eyes) => (eyes === 0 ? late : Promise.resolve(REPLAY)));
    const first = visit.lookThrough(0);
    expect(visit.chosenEyes).toBe(0);
    await visit.lookThrough(1);
    come(REPLAY);
    await first;
    expect(visit.eyes).toBe(1);
  });

  it('of another game are not looked through', async () => {
    const { visit } = session(() => Promise.resolve({ ...REPLAY, steps: [] }));
    await visit.lookThrough(1);
    expect(visit.eyes).toBe('all');
    expect(visit.isBlind).toBe(true);
  });
});

describe('keys', () => {
  it('lead by steps, by turns and to the ends', () => {
    const { visit } = session();
    const at = () => visit.playback.position;
    const ways: [string, boolean, number][] = [
      ['ArrowRight', false, 1],
      ['ArrowRight', true, 3],
      ['ArrowLeft', false, 2],
      ['ArrowLeft', true, 1],
      ['End', false, 6],
      ['Home', false, 0],
    ];
    for (const [key, shift, to] of ways) {
      expect(press(visit, key, shift)).toBe(true);
      expect(at(), key).toBe(to);
    }
  });

  it('play, hurry and choose eyes; others mean nothing', async () => {
    const { visit } = session(() => Promise.resolve(REPLAY));
    press(visit, ' ');
    expect(visit.playback.isPlaying).toBe(true);
    press(visit, ' ');
    expect(visit.playback.isPlaying).toBe(false);
    press(visit, ']');
    press(visit, '.');
    expect(visit.playback.speed).toBe(4);
    press(visit, '[');
    expect(visit.playback.speed).toBe(2);
    press(visit, '2');
    await Promise.resolve();
    expect(visit.chosenEyes).toBe(1);
    expect(press(visit, '5')).toBe(false);
    expect(press(visit, 'x')).toBe(false);
  });
});
