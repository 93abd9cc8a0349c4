import type { SiteApi } from './contract/lifecycles.ts';

/**
 * Has the links in a slice's container push history instead of loading a document, for slices without React, which link with
 * `SiteLink`. Modified clicks, `target` and other origins are left to the browser.
 */
export function followLinks(container: HTMLElement, site: Pick<SiteApi, 'navigate' | 'prefetch'>): void {
  const linkOf = (event: Event) => {
    const link = (event.target as Element).closest('a');
    return link?.origin === location.origin && !link.target && !link.download ? link : null;
  };
  const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
  container.addEventListener('click', (event) => {
    const link = linkOf(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || modified || event.defaultPrevented) return;
    event.preventDefault();
    site.navigate(pathOf(link), ...(link.hreflang ? [{ asItIs: true }] : []));
  });
  for (const name of ['pointerover', 'focusin'])
    container.addEventListener(name, (event) => {
      const link = linkOf(event);
      if (link) site.prefetch(pathOf(link));
    });
}
