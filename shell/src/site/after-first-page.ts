import { whenIdle } from './idle-prefetch.ts';

export { keepMovedPresses } from './moved-press.ts';

/** A slice whose sheet hides the header is left within a second, also where the page is never idle. */
const SOON_MS = 500;

whenIdle(() => {
  import(/* webpackChunkName: "later" */ '../slices/late-guards.ts').then(
    ({ startLateGuards }) => startLateGuards(),
    // Without it the page is as it was before.
    () => {},
  );
}, SOON_MS);
