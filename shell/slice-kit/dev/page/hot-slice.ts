declare global {
  /**
   * By the name of a slice that runs in a page of `slice dev`: puts what has been saved into the page. Resolves with whether
   * there was something, and rejects where it cannot.
   */
  var __vetoHot: Record<string, () => Promise<boolean>> | undefined;
}

async function update(): Promise<boolean> {
  let found = false;
  // A page may have missed a save: each update leads from one build to the next.
  while (await import.meta.webpackHot.check(true)) found = true;
  return found;
}

globalThis.__vetoHot ??= {};
globalThis.__vetoHot[DEVELOPED_SLICE] = update;
