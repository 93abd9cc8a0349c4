import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ANNA,
  answerOf,
  change,
  OLGA,
  openHooksOnBackend,
  signUpAnna,
  signUpOlga,
} from '../hooks-on-backend.fixture.tsx';

// Only a browser can make a picture anew.
vi.mock('../images/re-encode.ts', () => ({ reencode: async (file: Blob) => file }));

let backend: Awaited<ReturnType<typeof openHooksOnBackend>>;
beforeAll(async () => {
  backend = await openHooksOnBackend();
  await signUpAnna();
  await signUpOlga();
});
beforeEach(() => signIn(ANNA));
afterAll(() => backend?.close());

const signIn = async (account: typeof ANNA) => {
  const { useSignIn } = await import('../auth/index.ts');
  await change(useSignIn, account);
};

test('a photo is stored, shown and removed', async () => {
  const pets = await import('./index.ts');
  const pet = await change(pets.useAddPet, { ...pets.emptyPet, name: 'Burek', type: 'Dog' });
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = new File([png], 'burek.png', { type: 'image/png' });
  const shown = await change(pets.useUploadPetImage, { pet, file });
  expect(shown.imageUrl).toContain(`/storage/v1/object/public/pet-images/${pet.id}/pet-image-`);
  const served = await fetch(shown.imageUrl ?? '');
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(png);
  const removed = await change(pets.useRemovePetImage, { pet: shown });
  expect(removed.imageUrl).toBeNull();
  expect((await fetch(shown.imageUrl ?? '')).ok).toBe(false);
});

test('pets are added, changed and shown to nobody else', async () => {
  const pets = await import('./index.ts');
  const added = await change(pets.useAddPet, { ...pets.emptyPet, name: 'Burek', type: 'Dog', weight: '12,5' });
  expect(added).toMatchObject({ name: 'Burek', weight: 12.5, breed: null });
  const values = { ...pets.toPetValues(added), age: '2 years', weight: '' };
  expect(await change(pets.useUpdatePet, { id: added.id, values })).toMatchObject({ age: '2 years', weight: null });
  expect(await answerOf(pets.usePets)).toContainEqual(expect.objectContaining({ id: added.id, age: '2 years' }));

  await signIn(OLGA);
  expect(await answerOf(() => pets.usePet(added.id))).toBeNull();
  await expect(change(pets.useUpdatePet, { id: added.id, values })).rejects.toMatchObject({
    status: 403,
    code: 'refused',
  });
});

test('what was saved while a form was open stays, unless the form changed it, too', async () => {
  const pets = await import('./index.ts');
  const added = await change(pets.useAddPet, { ...pets.emptyPet, name: 'Burek', type: 'Dog', weight: '12' });
  const opened = pets.toPetValues(added);
  const save = (values: Partial<typeof opened>) =>
    change(pets.useUpdatePet, { id: added.id, values: { ...opened, ...values }, opened });
  await save({ weight: '14,5', lastVisitDate: '2026-10-01', breed: 'Beagle' });
  expect(await save({ color: 'black', breed: 'Mongrel' })).toMatchObject({
    weight: 14.5,
    lastVisitDate: '2026-10-01',
    color: 'black',
    breed: 'Mongrel',
  });
  expect(await save({ color: '' })).toMatchObject({ color: 'black', weight: 14.5 });
});

test('a pet that is sent again with the same key is added once', async () => {
  const pets = await import('./index.ts');
  const reksio = { ...pets.emptyPet, name: 'Reksio', type: 'Dog', idempotencyKey: crypto.randomUUID() };
  const added = await change(pets.useAddPet, reksio);
  expect(await change(pets.useAddPet, reksio)).toEqual(added);
  expect((await answerOf(pets.usePets))?.filter(({ name }) => name === 'Reksio')).toHaveLength(1);
});
