import type { Turn } from './turns.ts';

export interface Sender {
  running: number;
  /** Milliseconds used, as of `at`; they run out like water from a bucket with a hole. */
  level: number;
  /** For how much of the time a question of its has waited, or was worked for, of late: from 0 to 1. */
  busy: number;
  at: number;
  /** Milliseconds that it has had among the others; who comes begins where those are who were served last. */
  place: number;
  /** What one of its questions takes of late. */
  usual: number;
  /** Its questions that wait, those that are known as dear last. */
  waiting: Waiting[];
}

interface Waiting {
  isDear: boolean;
  start(turn: Turn): void;
}

/** One that may have a turn. */
export interface Next {
  sender: Sender;
  isLight: boolean;
}

/** Milliseconds that 'of late' means. */
const LATELY = 2000;
/** A light sender has had less work under way of late, in milliseconds: what its question takes, for as much of the time as it was busy. */
const LIGHT = 6;
/** What a question counts at least: also with cheaper ones nobody is light who is busy for three tenths of the time. */
const LEAST = 20;
/** Of somebody of whom nothing was known, for how much of the time it has been busy: it is light if it asks something cheap. */
export const NEW = 0.2;
/** How much a question under way counts. */
const UNDER_WAY = 0.25;
/** What a question of a light sender takes at most, in milliseconds. */
export const MOST = 100;

/**
 * For how much of the time it has been busy once so many milliseconds have passed. A question that waits counts whole; one under
 * way less, since what else the machine does makes it longer, and by what it took, once it has ended.
 */
export function busyAfter(sender: Sender, passedMs: number): number {
  const underWay = sender.running > 0 ? UNDER_WAY : 0;
  const now = sender.waiting.length > 0 ? 1 : underWay;
  return now + (sender.busy - now) * Math.exp(-passedMs / LATELY);
}

/** The same after a question that took so many milliseconds. */
export function busyWith(sender: Sender, usedMs: number): number {
  return Math.min(1, sender.busy + usedMs / LATELY);
}

export function isIdle({ running, waiting }: Sender): boolean {
  return running === 0 && waiting.length === 0;
}

/** A light one before a newcomer before all others; of light ones that with the least work, else the one with the fewest turns now, then with the least time so far. */
export function isBefore(one: Next, other: Next): boolean {
  if (one.isLight !== other.isLight) return one.isLight;
  const [first, second] = [one.sender, other.sender];
  if (one.isLight) return workOf(first) < workOf(second);
  if (isKnown(first) !== isKnown(second)) return !isKnown(first);
  return first.running === second.running ? first.place < second.place : first.running < second.running;
}

export function isKnown({ usual }: Sender): boolean {
  return usual > 0;
}

export function isKnownAsLight(sender: Sender): boolean {
  const { usual, waiting } = sender;
  return isKnown(sender) && usual < MOST && workOf(sender) < LIGHT && !waiting[0]?.isDear;
}

function workOf({ usual, busy }: Sender): number {
  return Math.max(LEAST, usual) * busy;
}
