import type { BuiltIns } from '../slices/built-ins.ts';
import { whenIdle } from './idle-prefetch.ts';
import { keepMovedPresses } from './moved-press.ts';

/** A slice whose sheet hides the header is left within a second, also where the page is never idle. */
const SOON_MS = 500;

/** Keeps presses that a page moves away from, and has the page guarded against its slices; `builtIns` keeps what guards it. */
export function afterFirstPage(builtIns: BuiltIns): void {
  keepMovedPresses();
  whenIdle(() => {
    import(/* webpackChunkName: "later" */ '../slices/late-guards.ts').then(
      ({ startLateGuards }) => startLateGuards(builtIns),
      // Without it the page is as it was before.
      () => {},
    );
  }, SOON_MS);
}
