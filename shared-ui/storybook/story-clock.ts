import { moveClock } from '@veto/slice-kit/move-clock';
import { STORY_TIME } from './story-time.ts';

const { Date: device } = globalThis;
const { now } = device;

/** It is morning, from now on: for the first story, and for those that a slow machine comes to much later. */
export function beginMorning(): void {
  device.now = now;
  globalThis.Date = device;
  moveClock(STORY_TIME.getTime() - now());
}

beginMorning();
