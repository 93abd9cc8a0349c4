// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { NOBODY } from '../../isomorphic/candidates.ts';
import { adoptChannel } from '../channel/channel-store.ts';
import { releaseOf } from '../federation/release.fixture.ts';
import { goTo } from '../routing/visible-history.ts';
import { describePage, setPageHead } from './head-of-page.ts';

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
const description = () => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;

beforeEach(({ task }) => {
  document.head.replaceChildren();
  document.documentElement.lang = 'en';
  // An address of its own: what the last page said of itself is kept at its own.
  goTo(`/doctors#${task.id}`);
});

it('says title, description and language, and the language only where it is another one', async () => {
  const languageChanges: MutationRecord[] = [];
  const observer = new MutationObserver((records) => languageChanges.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  setPageHead({ title: 'Find a vet', lang: 'en' });
  setPageHead({ title: 'Znajdź specjalistę', description: 'Mapa', lang: 'pl' });
  await Promise.resolve();
  languageChanges.push(...observer.takeRecords());
  expect(languageChanges).toHaveLength(1);
  expect(document.documentElement.lang).toBe('pl');
  expect(document.title).toContain('Znajdź specjalistę');
  expect(description()).toBe('Mapa');
});

it('is what a page says of itself, also when its route is said once more', () => {
  setPageHead({ title: 'Find a vet', description: 'All of them', lang: 'en' });
  goTo('/doctors?utm_source=x&city=Gdynia');
  describePage({ title: 'Find a vet in Gdynia', canonical: '/doctors?city=Gdynia' });
  setPageHead({ title: 'Find a vet', description: 'All of them', lang: 'en' });
  expect(document.title).toBe('Find a vet in Gdynia · Veto');
  expect(description()).toBe('All of them');
  expect(canonical()).toBe(`${location.origin}/doctors?city=Gdynia`);
});

it('is the route’s own again at the next address', () => {
  describePage({ title: 'Find a vet', lang: 'pl', description: 'Wszyscy', canonical: '/doctors?city=Gdynia' });
  goTo('/help?from=mail');
  setPageHead({ title: 'Help', lang: 'en' });
  expect([document.title, document.documentElement.lang, canonical()]).toEqual([
    'Help · Veto',
    'en',
    `${location.origin}/help`,
  ]);
});

it('is one address, however the visitor wrote it', () => {
  const slices = { 'mf-test': { stable: releaseOf('1.0.0-aaaaaaaa'), movedBy: 'hand' as const } };
  adoptChannel({ revision: 1, releasesUrl: '/releases/', slices }, NOBODY);
  goTo('/Test/');
  setPageHead({ title: 'Test', lang: 'en' });
  expect(canonical()).toBe(`${location.origin}/test`);
  goTo('/login/');
  setPageHead({ title: 'Log in', lang: 'en' });
  expect(canonical()).toBe(`${location.origin}/login`);
});

it('names the site’s public address where the document does', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://veto.example/doctors">';
  describePage({ title: 'Find a vet', canonical: '/doctors?city=Gdynia' });
  expect(canonical()).toBe('https://veto.example/doctors?city=Gdynia');
});
