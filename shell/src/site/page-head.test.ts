import { expect, it } from 'vitest';
import { setPageHead } from './page-head.ts';

const languageChanges: MutationRecord[] = [];

it('says title, description and language, and the language only where it is another one', async () => {
  document.documentElement.lang = 'en';
  const observer = new MutationObserver((records) => languageChanges.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  setPageHead({ title: 'Find a vet', lang: 'en' });
  setPageHead({ title: 'Znajdź specjalistę', description: 'Mapa', lang: 'pl' });
  await Promise.resolve();
  languageChanges.push(...observer.takeRecords());
  expect(languageChanges).toHaveLength(1);
  expect(document.documentElement.lang).toBe('pl');
  expect(document.title).toContain('Znajdź specjalistę');
  expect(document.querySelector('meta[name=description]')).toHaveProperty('content', 'Mapa');
});
