/** What a page of `slice dev` may do with the build of a slice that runs in it. */
export interface HotSlice {
  /** Puts what has been saved into the page. Resolves with whether there was something, and rejects where it cannot. */
  update(): Promise<boolean>;
  /** The next load of the slice shares no module with this one. */
  forget(): void;
}

declare global {
  /** By the slice's name. */
  var __vetoHot: Record<string, HotSlice> | undefined;
}

declare const DEVELOPED_SLICE: string;
declare const CHUNKS_OF_SLICE: string;

async function update(): Promise<boolean> {
  let found = false;
  // A page may have missed a save: each update leads from one build to the next.
  while (await import.meta.webpackHot.check(true)) found = true;
  return found;
}

globalThis.__vetoHot ??= {};
globalThis.__vetoHot[DEVELOPED_SLICE] = {
  update,
  forget: () => Reflect.deleteProperty(globalThis, CHUNKS_OF_SLICE),
};
