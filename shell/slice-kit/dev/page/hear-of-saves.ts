// Has a page of a live site, which knows nothing of saves, take them from the server of `slice dev`, and show over itself what
// is wrong with the slice.
import { errorOverPage } from './error-over-page.ts';

/** The hash of the compilation that the page has: each save that it takes over brings another. */
declare const __webpack_hash__: string;
/** Where the build's files come from. */
declare const __webpack_public_path__: string;

/** Of the latest save. */
let latest = '';
const isCurrent = () => __webpack_hash__.startsWith(latest);
const shown = errorOverPage(async (told) => {
  // As text no browser asks for leave first.
  const answer = await fetch(`${__webpack_public_path__}error`, { method: 'POST', body: JSON.stringify(told) });
  return answer.status === 200 ? answer.json() : null;
});

const events = new EventSource(`${__webpack_public_path__}events`);
events.addEventListener('failed', ({ data }) => shown.failedBuild(JSON.parse(data)));
events.addEventListener('mended', () => shown.mended());
events.addEventListener('built', async ({ data }) => {
  latest = data;
  shown.mended();
  if (isCurrent()) return;
  // A slice that has failed is not on the page any more.
  if (!shown.rebuilt().has(DEVELOPED_SLICE)) await globalThis.__vetoHot?.[DEVELOPED_SLICE]?.().catch(() => false);
  // A module that takes no save over, or a server that was started anew.
  if (!isCurrent()) location.reload();
});
