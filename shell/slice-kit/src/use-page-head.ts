import { useEffect } from 'react';
import type { PageHead } from './contract/page-head.ts';
import { useSite } from './site-context.tsx';

/** The addresses of a page in both languages, for its head; whoever speaks neither gets the English one. */
export function inBothLanguages(english: string, polish: string): NonNullable<PageHead['alternates']> {
  return [
    { lang: 'en', href: english },
    { lang: 'pl', href: polish },
    { lang: 'x-default', href: english },
  ];
}

/**
 * Says what the page is about, to search engines and to those who share its address. null: not known yet. A server that renders
 * the page hears it while it renders, a browser once the page is there.
 */
export function usePageHead(head: PageHead | null): void {
  const site = useSite();
  // Nothing is ever committed there.
  if (head && typeof document === 'undefined') site.describe?.(head);
  const said = head && JSON.stringify(head);
  useEffect(() => {
    if (said) site.describe?.(JSON.parse(said) as PageHead);
  }, [said, site]);
}
