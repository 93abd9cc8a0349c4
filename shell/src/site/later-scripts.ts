/** With these of the later scripts the page starts: what shows its frame, and what runs slices. */
const NEXT = 3;

/**
 * Has the scripts fetched that the document only names, since the start needs them after its first ones (`media="not all"`,
 * until now), in the order in which they run: each few follow as soon as one of those before them has come. Side by side on a
 * slow line the first would come no sooner than the last, and the processor would have nothing to do until then. Each is asked
 * for by `import()`, too, as soon as it is needed.
 */
export function fetchLaterScripts(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];
  const later = links.filter(({ media }) => media);
  let last = links.filter(({ media }) => !media);
  for (const next of [later.splice(0, NEXT), later]) {
    const before = last;
    afterOneOf(before, () => {
      for (const link of next) link.media = 'all';
    });
    last = next;
  }
}

/** Calls back once: when the first of these scripts has come, or will not. */
function afterOneOf(links: readonly HTMLLinkElement[], goOn: () => void): void {
  if (links.length === 0 || links.some(hasCome)) {
    goOn();
    return;
  }
  const heard = new AbortController();
  const { signal } = heard;
  for (const link of links)
    for (const event of ['load', 'error'])
      link.addEventListener(
        event,
        () => {
          heard.abort();
          goOn();
        },
        { signal },
      );
}

function hasCome({ href }: HTMLLinkElement): boolean {
  const entries = performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[];
  return entries.some(({ responseEnd }) => responseEnd > 0);
}
