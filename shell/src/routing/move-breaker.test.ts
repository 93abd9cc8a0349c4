import { expect, it, vi } from 'vitest';
import { MOST_MOVES, MoveBreaker, WITHIN_MS } from './move-breaker.ts';

function broken() {
  const onTrip = vi.fn();
  const breaker = new MoveBreaker(onTrip);
  const moves = (count: number, mover: string, at: number, every = 0) =>
    Array.from({ length: count }, (_, nth) => breaker.allows(at + nth * every, () => mover)).filter(Boolean).length;
  return { breaker, onTrip, moves };
}

it('lets twenty moves in five seconds be, and stops whoever makes the next', () => {
  const { onTrip, moves } = broken();
  expect(moves(MOST_MOVES, 'mf-a', 0)).toBe(MOST_MOVES);
  expect(onTrip).not.toHaveBeenCalled();
  expect(moves(10, 'mf-a', 10)).toBe(0);
  expect(onTrip).toHaveBeenCalledExactlyOnceWith('mf-a');
});

it('lets any number of moves be that take their time, or follow something that the visitor did', () => {
  const { breaker, onTrip, moves } = broken();
  expect(moves(200, 'mf-a', 0, WITHIN_MS / MOST_MOVES)).toBe(200);
  for (let press = 0; press < 20; press++) {
    breaker.noteInput();
    expect(moves(15, 'mf-a', 100_000)).toBe(15);
  }
  expect(onTrip).not.toHaveBeenCalled();
});

it('refuses whom it has stopped for as long as they try, and nobody else', () => {
  const { moves } = broken();
  moves(MOST_MOVES + 1, 'mf-a', 0);
  expect(moves(100, 'mf-a', 0, 100)).toBe(0);
  expect(moves(1, 'mf-b', 9_900)).toBe(1);
  // Calm for five seconds since the last try.
  expect(moves(1, 'mf-a', 14_900)).toBe(1);
});

it('lets them move again at once where the visitor asks for it', () => {
  const { breaker, moves } = broken();
  moves(MOST_MOVES + 1, 'mf-a', 0);
  breaker.resume();
  expect(moves(1, 'mf-a', 1)).toBe(1);
});
