import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type PageHead, pageHeadSchema, type SiteApi } from './contract/index.ts';
import { SiteProvider } from './site-context.tsx';
import { usePageHead } from './use-page-head.ts';

const HEAD: PageHead = { title: 'Find a vet', canonical: '/doctors?city=Gdynia', status: 404 };

function Page({ head }: { head: PageHead | null }) {
  usePageHead(head);
  return null;
}

function rendered(head: PageHead | null, site: Partial<SiteApi>): void {
  renderToStaticMarkup(
    <SiteProvider site={site as SiteApi}>
      <Page head={head} />
    </SiteProvider>,
  );
}

it('is heard while a server renders the page, once it is known', () => {
  const describe = vi.fn();
  rendered(null, { describe });
  expect(describe).not.toHaveBeenCalled();
  rendered(HEAD, { describe });
  expect(describe).toHaveBeenCalledExactlyOnceWith(HEAD);
});

it('does no harm in a shell that does not listen', () => {
  expect(() => rendered(HEAD, {})).not.toThrow();
});

it.each([
  ['no title', { title: '' }],
  ['the address of another site', { title: 'x', canonical: 'https://elsewhere.example/' }],
  ['the address of another site without its scheme', { title: 'x', image: '//elsewhere.example/a.png' }],
  ['what is no language', { title: 'x', alternates: [{ lang: 'German', href: '/' }] }],
  ['a status that hides a page that is there', { title: 'x', status: 500 }],
  ['a function among the data', { title: 'x', jsonLd: [{ name: () => 'x' }] }],
])('with %s it is not taken', (_, head) => {
  expect(pageHeadSchema.safeParse(head).success).toBe(false);
  expect(pageHeadSchema.safeParse(HEAD).success).toBe(true);
});
