import { unsaidWords } from '@veto/slice-kit/unsaid-words';
import { expect, it } from 'vitest';

it('says in Polish whatever it says in English', async () => {
  expect(await unsaidWords(new URL('.', import.meta.url))).toEqual([]);
});
