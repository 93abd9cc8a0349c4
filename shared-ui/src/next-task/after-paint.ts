/** A tab in the background paints nothing. */
const AT_THE_LATEST_MS = 100;

/** Resolves once the browser has painted its next frame, so that a press is answered before what takes long. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_THE_LATEST_MS);
  });
