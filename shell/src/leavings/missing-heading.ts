import { MAIN_ID, PAGE_READY } from '../site/arrival.ts';

/** Says once for each address that its page is ready without a heading, whatever the slice is made with. */
export function tellMissingHeadings(): void {
  const told = new Set<string>();
  addEventListener(PAGE_READY, () => {
    const { pathname } = location;
    if (told.has(pathname) || document.querySelector(`#${MAIN_ID} h1`)) return;
    told.add(pathname);
    console.warn(
      `The page at ${pathname} says that it is ready, and has no <h1>: screen readers name a page by it, and the shell moves the focus there.`,
    );
  });
}
