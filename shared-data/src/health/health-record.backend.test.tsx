import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import type { DataClient } from '../database/index.ts';
import {
  answerOf,
  change,
  OLGA,
  openHooksOnBackend,
  render,
  signUpAnna,
  signUpOlga,
} from '../hooks-on-backend.fixture.tsx';

// Only a browser can make a picture anew.
const reencode = vi.fn(async (file: Blob) => file);
vi.mock('../images/re-encode.ts', () => ({ reencode }));

/** An owner's pets and their records, by the hooks that the screens use. */

let backend: Awaited<ReturnType<typeof openHooksOnBackend>>;
let petId: string;
let veterinarianId: string;

beforeAll(async () => {
  backend = await openHooksOnBackend();
  veterinarianId = (await signUpOlga())?.userId ?? '';
  await signUpAnna();
  petId = (await addPet('Burek')).id;
});
afterAll(() => backend?.close());

async function addPet(name: string) {
  const { emptyPet, useAddPet } = await import('../pets/index.ts');
  return change(useAddPet, { ...emptyPet, name, type: 'Dog' });
}

test('vaccinations, weights and medicines are kept, listed newest first, and removed', async () => {
  const {
    useAddMedicine,
    useAddVaccination,
    useAddWeight,
    useMedicines,
    useRemoveWeight,
    useVaccinations,
    useWeights,
  } = await import('./index.ts');
  const vaccination = { product: ' Rabies ', givenOn: '2026-01-02', nextDueOn: '2027-01-02' };
  await change(() => useAddVaccination(petId), vaccination);
  expect(await answerOf(() => useVaccinations(petId))).toMatchObject([
    { petId, product: 'Rabies', givenOn: '2026-01-02', nextDueOn: '2027-01-02', enteredBy: null },
  ]);

  await change(() => useAddWeight(petId), { kilograms: '12,45', weighedOn: '2026-01-02' });
  await change(() => useAddWeight(petId), { kilograms: '13', weighedOn: '2026-03-02' });
  const [newest] = await answerOf(() => useWeights(petId));
  expect(newest).toMatchObject({ kilograms: 13, weighedOn: '2026-03-02' });
  await change(useRemoveWeight, { id: newest?.id ?? '' });
  expect((await answerOf(() => useWeights(petId))).map(({ kilograms }) => kilograms)).toEqual([12.45]);

  await change(() => useAddMedicine(petId), {
    name: 'Meloxicam',
    dose: '',
    startsOn: '2026-01-02',
    endsOn: '',
    intervalHours: '12',
  });
  expect(await answerOf(() => useMedicines(petId))).toMatchObject([
    { name: 'Meloxicam', dose: null, endsOn: null, intervalHours: 12 },
  ]);
});

test('due vaccinations are known for all pets at once', async () => {
  const { useDueVaccinations } = await import('./index.ts');
  expect(await answerOf(useDueVaccinations)).toEqual([{ petId, product: 'Rabies', dueOn: '2027-01-02' }]);
});

test('an entry that the rules refuse says why', async () => {
  const { useAddVaccination } = await import('./index.ts');
  const tomorrow = { product: 'Rabies', givenOn: '2190-01-02', nextDueOn: '' };
  await expect(change(() => useAddVaccination(petId), tomorrow)).rejects.toMatchObject({
    status: 400,
    message: 'This date is still to come. Please choose today or a day before.',
  });
});

test('a document is stored, opened by a link that ends, and removed with its file', async () => {
  const { useAddDocument, usePetDocuments, useRemoveDocument, useSaveDocument } = await import('./index.ts');
  const file = new File(['%PDF-1.7 blood'], 'Blood test.pdf', { type: 'application/pdf' });
  await change(() => useAddDocument(petId), { file });
  const [document] = await answerOf(() => usePetDocuments(petId));
  if (!document) throw new Error('The document is not listed');
  expect(document).toMatchObject({ title: 'Blood test', mimeType: 'application/pdf', bytes: 14 });

  const opened: string[] = [];
  const link = globalThis.document.createElement('a');
  vi.spyOn(link, 'click').mockImplementation(() => void opened.push(link.href));
  vi.spyOn(globalThis.document, 'createElement').mockReturnValueOnce(link);
  const { mutateAsync } = await (await import('../hooks-on-backend.fixture.tsx')).render(useSaveDocument);
  vi.spyOn(globalThis.document, 'createElement').mockReturnValueOnce(link);
  await mutateAsync(document);
  expect(await (await fetch(opened[0] ?? '')).text()).toBe('%PDF-1.7 blood');

  await change(useRemoveDocument, document);
  // In a tab that has not heard of it.
  await change(useRemoveDocument, document);
  expect(await answerOf(() => usePetDocuments(petId))).toEqual([]);
  expect((await fetch(opened[0] ?? '')).ok).toBe(false);
});

/** The next change at a path reaches the server, and its answer nobody. */
function loseAnswer(path: string) {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const answer = await send(...sent);
    if (!String(sent[0]).includes(path) || sent[1]?.method !== 'POST') return answer;
    vi.stubGlobal('fetch', send);
    throw new TypeError('Failed to fetch');
  });
}

async function stored(bucket: string, path: string) {
  const { storage } = await import('@veto/shared-data/core');
  return (await (await storage()).from(bucket).download(path)).data?.text();
}

test('what is sent again after a lost answer is in the record once', async () => {
  const { useAddDocument, useAddMedicine, useAddVaccination, useAddWeight, ...read } = await import('./index.ts');
  const figa = await addPet('Figa');
  const { id } = figa;
  const idempotencyKey = crypto.randomUUID();
  const vaccination = { product: 'Rabies', givenOn: '2026-01-02', nextDueOn: '' };
  const medicine = { name: 'Meloxicam', dose: '', startsOn: '2026-01-02', endsOn: '', intervalHours: '' };
  const file = new File(['%PDF-1.7 x-ray'], 'X-ray.pdf', { type: 'application/pdf' });
  const twice = async (table: string, send: () => Promise<unknown>) => {
    loseAnswer(`/rest/v1/${table}?`);
    await expect(send()).rejects.toMatchObject({ code: 'network' });
    await send();
  };
  await twice('vaccinations', () => change(() => useAddVaccination(id), { ...vaccination, idempotencyKey }));
  await twice('weights', () =>
    change(() => useAddWeight(id), { kilograms: '4', weighedOn: '2026-01-02', idempotencyKey }),
  );
  await twice('medicines', () => change(() => useAddMedicine(id), { ...medicine, idempotencyKey }));
  await twice('pet_documents', () => change(() => useAddDocument(id), { file }));
  expect(await answerOf(() => read.useVaccinations(id))).toHaveLength(1);
  expect(await answerOf(() => read.useWeights(id))).toHaveLength(1);
  expect(await answerOf(() => read.useMedicines(id))).toHaveLength(1);
  const [document, ...others] = await answerOf(() => read.usePetDocuments(id));
  expect(others).toEqual([]);
  expect(await stored('pet-documents', document?.path ?? '')).toBe('%PDF-1.7 x-ray');
  // The same file is another document once the first one has its answer.
  await change(() => useAddDocument(id), { file });
  expect(await answerOf(() => read.usePetDocuments(id))).toHaveLength(2);
  await change((await import('../pets/index.ts')).useRemovePet, figa);
});

test('a photo for the vet is there once, with its file, whichever answer was lost', async () => {
  const { EMPTY_SYMPTOMS, sendSymptoms } = await import('../symptoms/index.ts');
  const { request, sessionStore } = await import('@veto/shared-data/core');
  const [visit] = await backend.asOperator('POST', 'appointments', {
    veterinarian_id: veterinarianId,
    client_id: sessionStore.getState().userId,
    appointment_date: addDays(todayInWarsaw(), 1),
    appointment_time: '09:00',
    pet_name: 'Burek',
    pet_type: 'dog',
    reason_for_visit: 'Ear',
    status: 'upcoming',
  });
  const id = visit?.id ?? '';
  const photo = { id: 'ear', name: 'Ear.jpg', dataUrl: `data:image/jpeg;base64,${btoa('\xff\xd8\xff ear')}` };
  for (const path of ['/object/visit-photos/', '/rest/v1/visit_photos?']) {
    loseAnswer(path);
    expect((await sendSymptoms(id, { ...EMPTY_SYMPTOMS, photos: [photo] })).unsent.photos).toEqual([photo]);
  }
  expect((await sendSymptoms(id, { ...EMPTY_SYMPTOMS, photos: [photo] })).error).toBeNull();
  const paths = (client: DataClient) => client.from('visit_photos').select('path').eq('appointment_id', id);
  expect(await request(paths, z.unknown())).toEqual([{ path: `${id}/ear.jpg` }]);
  expect(await stored('visit-photos', `${id}/ear.jpg`)).toMatch(/ ear$/);
});

test('a picture among the documents is stored as it was drawn anew, and refused where it cannot be', async () => {
  const { useAddDocument, usePetDocuments } = await import('./index.ts');
  const photo = new File(
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'at 52.23, 21.01'],
    'Wound.png',
    { type: 'image/png' },
  );
  reencode.mockResolvedValueOnce(new Blob([new Uint8Array([0xff, 0xd8, 0xff]), 'pixels'], { type: 'image/jpeg' }));
  await change(() => useAddDocument(petId), { file: photo });
  expect(await answerOf(() => usePetDocuments(petId))).toMatchObject([
    { title: 'Wound', mimeType: 'image/jpeg', bytes: 9, path: expect.stringMatching(/\.jpg$/) },
  ]);

  const { ERRORS } = await import('../errors/index.ts');
  const { ImageRefusal } = await import('../images/image-rules.ts');
  reencode.mockRejectedValueOnce(new ImageRefusal(ERRORS.imageUnreadable));
  await expect(change(() => useAddDocument(petId), { file: photo })).rejects.toMatchObject({
    toast: ERRORS.imageUnreadable,
  });
  expect(await answerOf(() => usePetDocuments(petId))).toHaveLength(1);
});

test('a pet without visits is removed, one that is remembered comes back', async () => {
  const { useFormerPets, usePets, useRememberPet, useRemovePet, useRestorePet } = await import('../pets/index.ts');
  const names = async (useList: typeof usePets) => (await answerOf(useList)).map(({ name }) => name);
  const azor = await addPet('Azor');
  await change(useRememberPet, azor);
  expect(await names(useFormerPets)).toEqual(['Azor']);
  expect(await names(usePets)).toEqual(['Burek']);
  await change(useRestorePet, azor);
  expect(await names(usePets)).toEqual(['Azor', 'Burek']);
  expect(await change(useRemovePet, azor)).toBe('removed');
  expect(await names(usePets)).toEqual(['Burek']);
});

test('a passport is shown by a link until it is taken back, and a finder’s message arrives', async () => {
  const passports = await import('../passport/index.ts');
  const shows = ['vaccinations', 'medicines', 'details'] as const;
  expect(await answerOf(() => passports.usePassportPreview(petId, shows))).toMatchObject({
    name: 'Burek',
    type: 'Dog',
    vaccinations: [{ product: 'Rabies', givenOn: '2026-01-02', nextDueOn: '2027-01-02' }],
    medicines: [{ name: 'Meloxicam', dose: null, endsOn: null }],
    microchip: null,
    expiresAt: null,
  });
  const secret = await change(() => passports.useCreatePassportLink(petId), { shows, hours: 1 });
  const opened = await answerOf(() => passports.useOpenedPassport(secret));
  expect(opened).toMatchObject({ name: 'Burek', lostSince: null });
  expect(Date.parse(opened.expiresAt ?? '')).toBeGreaterThan(Date.now());

  const lost = { date: todayInWarsaw(), time: '00:00', place: 'By the pond' };
  await change(() => passports.useReportLost(petId), lost);
  expect(await answerOf(() => passports.usePassportLinks(petId))).toMatchObject([{ petLostSince: expect.any(String) }]);
  await change(() => passports.useReportFound(secret), { message: 'He is here.', contact: '' });
  expect(await answerOf(() => passports.useFoundReports(petId))).toMatchObject([
    { message: 'He is here.', contact: null },
  ]);
  await change(() => passports.useReportLost(petId), null);
  await expect(
    change(() => passports.useReportFound(secret), { message: 'He is here.', contact: '' }),
  ).rejects.toMatchObject({ status: 403, message: 'This pet is not reported as lost.' });

  const [link] = await answerOf(() => passports.usePassportLinks(petId));
  expect(link).toMatchObject({ shows, revokedAt: null, openedAt: null, openedCount: 0 });
  await change(() => passports.useRevokePassportLink(petId), link?.id ?? '');
  const { queryClient } = await import('@veto/shared-data/core');
  await queryClient.invalidateQueries({ queryKey: passports.passportKeys.opened(secret) });
  await render(
    () => passports.useOpenedPassport(secret),
    (now) => expect(now).toMatchObject({ status: 'success', isFetching: false, data: null }),
  );
});

test('a vet reads what they wrote about a pet at the visit before, and nothing of later ones', async () => {
  const { useLastNote } = await import('../appointments/index.ts');
  const { useSignIn } = await import('../auth/index.ts');
  const { sessionStore } = await import('@veto/shared-data/core');
  const client_id = sessionStore.getState().userId;
  const visitAgo = async (days: number, visit_note: string | null) => {
    const date = addDays(todayInWarsaw(), -days);
    const [visit] = await backend.asOperator('POST', 'appointments', {
      ...{
        veterinarian_id: veterinarianId,
        client_id,
        pet_id: petId,
        appointment_date: date,
        appointment_time: '09:00',
      },
      ...{ pet_name: 'Burek', pet_type: 'dog', reason_for_visit: 'Ear', status: 'completed', visit_note },
    });
    return { id: visit?.id ?? '', petId, date };
  };
  const first = await visitAgo(30, 'Otitis.');
  const second = await visitAgo(20, 'Better.');
  const third = await visitAgo(10, null);
  await change(useSignIn, OLGA);
  const noteBefore = (visit: typeof first) => answerOf(() => useLastNote(visit));
  expect(await noteBefore(third)).toEqual({ date: second.date, note: 'Better.' });
  expect(await noteBefore(second)).toEqual({ date: first.date, note: 'Otitis.' });
  expect(await noteBefore(first)).toBeNull();
});
