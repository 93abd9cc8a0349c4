import type { PageHead } from '@veto/slice-kit/contract';
import { expect, it } from 'vitest';
import { headTags } from './head-tags.ts';

const SITE = 'https://veto.example';
const HEAD: PageHead = {
  title: 'Dr. Anna Zielińska, surgeon in Warsaw',
  description: 'Opening hours & prices',
  canonical: '/veterinarian/7?a=1&b=2',
  image: '/_og/veterinarian/7.png',
  alternates: [
    { lang: 'en', href: '/veterinarian/7' },
    { lang: 'pl', href: '/specialist/7' },
  ],
  jsonLd: [{ '@type': 'VeterinaryCare', url: '/veterinarian/7', employee: { '@type': 'Person', image: '/a.png' } }],
};
const htmlOf = (head: PageHead, site = SITE) => headTags(head, site).join('\n');

it('says what the page is, under the public address', () => {
  expect(htmlOf(HEAD)).toBe(`<title>Dr. Anna Zielińska, surgeon in Warsaw · Veto</title>
<meta name="description" content="Opening hours &amp; prices">
<link rel="canonical" href="https://veto.example/veterinarian/7?a=1&amp;b=2">
<link rel="alternate" hreflang="en" href="https://veto.example/veterinarian/7">
<link rel="alternate" hreflang="pl" href="https://veto.example/specialist/7">
<meta property="og:site_name" content="Veto">
<meta property="og:type" content="website">
<meta property="og:title" content="Dr. Anna Zielińska, surgeon in Warsaw">
<meta property="og:description" content="Opening hours &amp; prices">
<meta property="og:locale" content="en_GB">
<meta property="og:url" content="https://veto.example/veterinarian/7?a=1&amp;b=2">
<meta property="og:image" content="https://veto.example/_og/veterinarian/7.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">{"@type":"VeterinaryCare","url":"https://veto.example/veterinarian/7","employee":{"@type":"Person","image":"https://veto.example/a.png"}}</script>`);
});

it('leaves out what must be a whole address while nobody has said the site’s', () => {
  const html = htmlOf(HEAD, '');
  expect(html).not.toMatch(/og:|hreflang/);
  expect(html).toContain('<link rel="canonical" href="/veterinarian/7?a=1&amp;b=2">');
});

it('keeps a page that is not there to itself', () => {
  for (const hidden of [{ status: 404 }, { robots: 'noindex' }] as const) {
    const html = htmlOf({ ...HEAD, ...hidden });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('og:');
  }
});

it('is text, whatever a slice says', () => {
  const sly = '"><script>alert(1)</script><!--';
  const html = htmlOf({
    title: sly,
    description: sly,
    canonical: '/"><script>',
    jsonLd: [{ name: '</script><script>' }],
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
