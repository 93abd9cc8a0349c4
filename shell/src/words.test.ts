import { join } from 'node:path';
import { unsaidWords } from '@veto/slice-kit/unsaid-words';
import { expect, it } from 'vitest';

it('says in Polish whatever it says in English', async () => {
  expect(await unsaidWords(import.meta.dirname)).toEqual([]);
});

it.each(['gate', 'layout', 'screens'])('says in Ukrainian whatever %s says in English', async (room) => {
  expect(await unsaidWords(join(import.meta.dirname, room), 'uk')).toEqual([]);
});
