import { firstPageShown } from '../site/arrival.ts';
import { loaded, whenIdle } from '../site/idle-prefetch.ts';

/** Resolves once nothing of the first paint is shown any more. */
function firstPaintReplaced(): Promise<void> {
  const { documentElement } = document;
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      if ('shownFirst' in documentElement.dataset) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(documentElement, { attributeFilter: ['data-shown-first'] });
    look();
  });
}

/** Resolves once the first page of the visit is there, whole, and leaves the browser nothing to do. */
export async function firstPageIdle(): Promise<void> {
  await Promise.all([firstPageShown, firstPaintReplaced(), loaded()]);
  await new Promise<void>((resolve) => whenIdle(resolve));
}
