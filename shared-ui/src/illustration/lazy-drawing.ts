import { type ComponentType, lazy } from 'react';

/**
 * A drawing that arrives when it is shown; one that cannot be fetched stays away, since the text beside it says it all. A boundary
 * would say the same to visitors, but React writes what a boundary catches to the console.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => ({ default: Nothing }),
    ),
  );
}

function Nothing() {
  return null;
}
