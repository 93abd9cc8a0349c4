import { unsaidWords } from '@veto/slice-kit/unsaid-words';
import { expect, it } from 'vitest';

it.each(['pl', 'uk'] as const)('says in %s whatever it says in English', async (language) => {
  expect(await unsaidWords(import.meta.dirname, language)).toEqual([]);
});
