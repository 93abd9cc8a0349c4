/** With these of the later scripts the page starts: what shows its frame, and what runs slices. */
const NEXT = 3;

/**
 * Has the scripts fetched that the document only names, since the start needs them after its first ones (`media="not all"`,
 * until now), in the order in which they run: each few follow as soon as one of those before them has come. Side by side on a
 * slow line the first would come no sooner than the last, and the processor would have nothing to do until then. Each is asked
 * for by `import()`, too, as soon as it is needed. Resolves when all have been asked for.
 */
export async function fetchLaterScripts(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];
  const later = links.filter(({ media }) => media);
  let before = links.filter(({ media }) => !media);
  for (const next of [later.slice(0, NEXT), later.slice(NEXT)]) {
    if (before.length > 0) await Promise.race(before.map(hasCome));
    for (const link of next) link.media = 'all';
    before = next;
  }
}

/** Resolves when a script has come, or will not. */
async function hasCome(link: HTMLLinkElement): Promise<void> {
  const entries = performance.getEntriesByName(link.href, 'resource') as PerformanceResourceTiming[];
  if (entries.some(({ responseEnd }) => responseEnd > 0)) return;
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve);
  });
}
