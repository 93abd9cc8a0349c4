// Has a page of a live site, which knows nothing of saves, take them from the server of `slice dev`.

/** The hash of the compilation that the page has: each save that it takes over brings another. */
declare const __webpack_hash__: string;
/** Where the build's files come from. */
declare const __webpack_public_path__: string;

/** Of the latest save. */
let latest = '';
const events = new EventSource(new URL('events', __webpack_public_path__));
const isCurrent = () => __webpack_hash__.startsWith(latest);

events.addEventListener('built', async ({ data }) => {
  latest = data;
  if (isCurrent()) return;
  await globalThis.__vetoHot?.[DEVELOPED_SLICE]?.().catch(() => false);
  // A module that takes no save over, or a server that was started anew.
  if (!isCurrent()) location.reload();
});
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
