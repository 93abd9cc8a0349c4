// @vitest-environment happy-dom
import type { EarlierDose, MedicineToday } from '@veto/shared-data/household';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useGiveMedicine } from './use-give-medicine.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const mutateAsync = vi.hoisted(() => vi.fn());
vi.mock('@veto/shared-data/household', () => ({ useAddCareEntry: () => ({ mutateAsync, isPending: false }) }));

let given: ReturnType<typeof useGiveMedicine> | undefined;
function Place() {
  given = useGiveMedicine('pet');
  return null;
}

it('a late answer to a first dose leaves the question about a second one; giving it anyway ends the question', async () => {
  const medicine = { id: 'm1', name: 'Carprofen' } as MedicineToday;
  const earlier = { givenAt: '2026-11-24T08:00:00Z' } as unknown as EarlierDose;
  await act(async () => createRoot(document.createElement('div')).render(<Place />));
  const first = Promise.withResolvers<EarlierDose | null>();
  mutateAsync.mockReturnValueOnce(first.promise).mockResolvedValueOnce(earlier).mockResolvedValueOnce(null);
  await act(async () => {
    void given?.give(medicine);
    await given?.give(medicine);
    first.resolve(null);
  });
  expect(given?.asked).toEqual({ medicine, earlier });
  await act(async () => given?.give(medicine, true));
  expect(given?.asked).toBeNull();
});
