import { expect, it, vi } from 'vitest';
import { fetchPolishLetters } from './polish-letters.ts';

it('asks for a Polish letter of both families, and goes on without those that do not come', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce([]);
  await fetchPolishLetters({ load });
  expect(load.mock.calls).toEqual([
    ["1em 'Bricolage Grotesque Variable'", 'ł'],
    ["1em 'Figtree Variable'", 'ł'],
  ]);
});
