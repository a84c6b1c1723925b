import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from './playback.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A playback of ten steps that notes how it moves. */
function made(position = 0) {
  const moves: string[] = [];
  const playback = new Playback(10, position, {
    leaves: (next) => moves.push(`to ${next}`),
    arrives: () => moves.push('there'),
    jumps: () => moves.push('jump'),
  });
  return { playback, moves };
}

describe('a playback', () => {
  it('begins where it is asked to, as far as there is such a place', () => {
    expect(made(4).playback.position).toBe(4);
    expect(made(99).playback.position).toBe(10);
  });

  it('goes on step by step, each after its time', () => {
    const { playback } = made();
    playback.play();
    vi.advanceTimersByTime(1199);
    expect(playback.position).toBe(0);
    vi.advanceTimersByTime(1);
    expect(playback.position).toBe(1);
    playback.speed = 4;
    vi.advanceTimersByTime(600);
    expect(playback.position).toBe(3);
  });

  it('rests at the end, and plays from the beginning again', () => {
    const { playback } = made(9);
    playback.play();
    vi.advanceTimersByTime(60_000);
    expect(playback.isAtEnd).toBe(true);
    expect(playback.isPlaying).toBe(false);
    playback.play();
    expect(playback.position).toBe(0);
    expect(playback.isPlaying).toBe(true);
  });

  it('stops when somebody steps by hand, not when somebody jumps', () => {
    const { playback } = made(3);
    playback.play();
    playback.goTo(7);
    expect(playback.isPlaying).toBe(true);
    playback.step(-1);
    expect(playback.isPlaying).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(playback.position).toBe(6);
  });

  it('lets pieces fly on single steps forward only, and not when it is fast', () => {
    const { playback, moves } = made(3);
    playback.step(1);
    playback.step(-1);
    playback.goTo(4);
    expect(moves).toEqual(['to 4', 'there', 'jump', 'jump']);
    moves.length = 0;
    playback.speed = 8;
    playback.play();
    vi.advanceTimersByTime(150);
    expect(moves).toEqual(['jump']);
  });

  it('stays between its ends', () => {
    const { playback, moves } = made(10);
    playback.step(1);
    playback.goTo(0);
    playback.step(-1);
    expect(playback.position).toBe(0);
    expect(moves).toEqual(['jump']);
  });

  it('has five speeds', () => {
    const { playback } = made();
    playback.hurry(-1);
    playback.hurry(-1);
    expect(playback.speed).toBe(0.5);
    for (let n = 0; n < 9; n += 1) playback.hurry(1);
    expect(playback.speed).toBe(8);
  });

  it('has nothing to play where nothing was done', () => {
    const playback = new Playback(0, 0);
    playback.play();
    expect(playback.isPlaying).toBe(false);
  });
});
