import { join } from 'node:path';
import { unsaidWords } from '@veto/slice-kit/unsaid-words';
import { expect, it } from 'vitest';

it('says in Polish whatever it says in English', async () => {
  expect(await unsaidWords(import.meta.dirname)).toEqual([]);
});

it('says in Ukrainian whatever the page of a guest’s visit says in English', async () => {
  expect(await unsaidWords(join(import.meta.dirname, 'guest-visit'), 'uk')).toEqual([]);
});
