import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, change, openHooksOnBackend, render, signUpAnna, signUpOlga } from '../hooks-on-backend.fixture.tsx';

let backend: Awaited<ReturnType<typeof openHooksOnBackend>>;
beforeAll(async () => {
  backend = await openHooksOnBackend();
});
afterAll(() => backend?.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';

test('a vet is saved, also twice, and removed, also twice; a refusal is taken back', async () => {
  const veterinarianId = (await signUpOlga())?.userId ?? '';
  await signUpAnna();
  const { queryClient } = await import('@veto/shared-data/core');
  const { useHeart, useSaveVeterinarian, useSavedVeterinarians } = await import('./index.ts');
  const isSaved = (saved: boolean) =>
    render(
      () => useHeart(veterinarianId, () => {}).isSaved,
      (now) => expect(now).toBe(saved),
    );
  await isSaved(false);
  for (const saved of [true, true]) await change(useSaveVeterinarian, { veterinarianId, saved });
  await isSaved(true);
  expect(await answerOf(useSavedVeterinarians)).toMatchObject([
    { id: veterinarianId, name: 'Olga Lis', rating: null, availability: null, priceFrom: null },
  ]);
  const former = { full_name: 'Olga Lipska', clinic_name: 'Lapka' };
  await backend.asOperator('PATCH', `vet_stats?veterinarian_id=eq.${veterinarianId}`, { former });
  await queryClient.invalidateQueries();
  expect(await answerOf(useSavedVeterinarians)).toMatchObject([{ name: 'Olga Lipska', clinicName: 'Lapka' }]);
  for (const saved of [false, false]) await change(useSaveVeterinarian, { veterinarianId, saved });
  await isSaved(false);
  expect(await answerOf(useSavedVeterinarians)).toEqual([]);

  const refused = change(useSaveVeterinarian, { veterinarianId: NOBODY, saved: true });
  await expect(refused).rejects.toMatchObject({ status: 403 });
  await render(
    () => useHeart(NOBODY, () => {}).isSaved,
    (now) => expect(now).toBe(false),
  );
});
