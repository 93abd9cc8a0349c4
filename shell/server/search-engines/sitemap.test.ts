import { describe, expect, it } from 'vitest';
import type { ListedPages, ListedVeterinarian } from './listed-pages.ts';
import { channelWithRoutes } from './routes.fixture.ts';
import { sitemapFile } from './sitemap.ts';

const SITE = 'https://veto.example';
const channel = channelWithRoutes(
  { path: '/' },
  { path: '/doctors', shows: 'directory' },
  { path: '/pets', robots: 'noindex' },
  { path: '/veterinarian/:id', shows: 'veterinarian' },
  { path: '/specialist/:id', shows: 'specialist' },
  { path: '/help/:topic' },
);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const people = (count: number) =>
  Array.from(
    { length: count },
    (_, number): ListedVeterinarian => [
      idOf(number),
      number === 0 ? 3 : null,
      `2026-11-${number === 1 ? '22' : '20'}T09:00:00Z`,
    ],
  );
const listed: ListedPages = {
  veterinarians: people(2),
  directory: [
    { kind: 'city', label: 'Gdańsk', changedAt: '2026-11-21T08:00:00Z' },
    { kind: 'specialty', label: 'Exotic Animals', changedAt: '2026-11-19T08:00:00Z' },
  ],
};
const read = (file: string, pages = listed) => {
  const text = sitemapFile(file, channel, pages, SITE);
  return text && [...text].join('');
};
const locations = (text: string | null) => [...(text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found);

describe('a sitemap', () => {
  it('names its files, each with the moment of its latest page', () => {
    const index = read('sitemap.xml');
    expect(locations(index)).toEqual([`${SITE}/sitemap-pages.xml`, `${SITE}/sitemap-veterinarians-1.xml`]);
    expect(index).toContain('<loc>https://veto.example/sitemap-pages.xml</loc><lastmod>2026-11-21T08:00:00Z</lastmod>');
    expect(index).toContain('veterinarians-1.xml</loc><lastmod>2026-11-22T09:00:00Z</lastmod>');
    expect(read('sitemap-veterinarians-2.xml')).toBeNull();
    expect(read('sitemap-other.xml')).toBeNull();
  });

  it('has the public pages, and the cities and specialties of the directory', () => {
    const pages = read('sitemap-pages.xml');
    expect(locations(pages)).toEqual([
      `${SITE}/`,
      `${SITE}/doctors`,
      `${SITE}/doctors?city=Gda%C5%84sk`,
      `${SITE}/doctors?specialty=Exotic+Animals`,
    ]);
    expect(pages).toContain('Gda%C5%84sk</loc><lastmod>2026-11-21T08:00:00Z</lastmod>');
  });

  it('has each veterinarian by the one address of each of their pages', () => {
    expect(locations(read('sitemap-veterinarians-1.xml'))).toEqual([
      `${SITE}/veterinarian/${idOf(0)}`,
      `${SITE}/specialist/3`,
      `${SITE}/veterinarian/${idOf(1)}`,
      `${SITE}/specialist/${idOf(1)}`,
    ]);
  });

  it('has at most 50,000 addresses in a file, and loses none', () => {
    const many = { ...listed, veterinarians: people(25_001) };
    expect(locations(read('sitemap.xml', many))).toHaveLength(3);
    expect(locations(read('sitemap-veterinarians-1.xml', many))).toHaveLength(50_000);
    expect(locations(read('sitemap-veterinarians-2.xml', many))).toHaveLength(2);
  });
});
