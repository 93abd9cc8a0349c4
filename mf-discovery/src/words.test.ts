import { join } from 'node:path';
import { unsaidWords } from '@veto/slice-kit/unsaid-words';
import { expect, it } from 'vitest';

it('says in Polish whatever it says in English', async () => {
  expect(await unsaidWords(import.meta.dirname)).toEqual([]);
});

it.each(['emergency', 'home'])('says in Ukrainian whatever %s says in English', async (page) => {
  const unsaid = await unsaidWords(join(import.meta.dirname, page), 'uk');
  // A vet's own pets are English, and marked so.
  expect(unsaid).toEqual([]);
});
