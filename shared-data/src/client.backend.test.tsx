import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays, todayInWarsaw, weekdayOf } from './calendar/index.ts';
import {
  answerOf,
  change,
  ANNA as OWNER,
  openHooksOnBackend,
  signUpAnna,
  OLGA as VET,
} from './hooks-on-backend.fixture.tsx';

// Only a browser can make a picture anew.
vi.mock('./images/re-encode.ts', () => ({ reencode: async (file: Blob) => file }));

/** The hooks of every domain against the embedded backend: one clinic, one owner, from registration to review. */

let backend: Awaited<ReturnType<typeof openHooksOnBackend>>;

beforeAll(async () => {
  backend = await openHooksOnBackend();
});
afterAll(() => backend?.close());

/** A Monday at least a week ahead. */
const MONDAY = Array.from({ length: 7 }, (_, ahead) => addDays(todayInWarsaw(), 7 + ahead)).find(
  (date) => weekdayOf(date) === 1,
) as string;
let veterinarianId: string;

describe('from registration to review', () => {
  test('a vet completes the profile before signing up; it is saved with the sign-up', async () => {
    const { useSignUp } = await import('./auth/index.ts');
    const { useCompleteVetProfile, useOwnProfile } = await import('./profiles/index.ts');
    const form = {
      clinic: 'Klinika Pod Lipami',
      address: 'ul. Lipowa 1',
      city: 'Łódź',
      specialty: 'exotic',
      experience: '12',
      bio: 'Looks after parrots, rabbits and snakes.',
      phone: '+48 600 100 200',
    };
    expect(await change(useCompleteVetProfile, form)).toBeNull();
    const session = await change(useSignUp, {
      ...VET,
      confirmPassword: VET.password,
      fullName: 'Olga Lis',
      userType: 'veterinarian' as const,
    });
    expect(session).toMatchObject({ state: 'veterinarian', fullName: 'Olga Lis', email: VET.email });
    veterinarianId = session?.userId ?? '';
    expect(await answerOf(useOwnProfile)).toMatchObject({
      fullName: 'Olga Lis',
      email: null,
      clinicName: 'Klinika Pod Lipami',
      specialty: 'exotic',
      yearsOfExperience: 12,
      website: null,
    });
    const { useSaveWorkingHours } = await import('./schedule/index.ts');
    await change(useSaveWorkingHours, [{ weekday: 1, opensAt: '09:00', closesAt: '12:00' }]);
    // As a moderator does, who is no part of this.
    await backend.asOperator('POST', 'licences', {
      veterinarian_id: veterinarianId,
      verified_at: new Date(),
      valid_until: `${addDays(todayInWarsaw(), 700)}T12:00:00Z`,
    });
  });

  test('the vet states prices, which go with the vet wherever one is found', async () => {
    const { useSaveServicePrices, useServicePrices, useVeterinarianCount } = await import('./veterinarians/index.ts');
    const prices = [
      { service: 'Beak care', from: 60, to: 90 },
      { service: 'Check-up', from: 150, to: 150 },
    ];
    await change(useSaveServicePrices, prices.toReversed());
    expect(await answerOf(() => useServicePrices(veterinarianId))).toEqual(prices);
    expect(await answerOf(() => useVeterinarianCount({ maxPrice: 60, petTypes: ['Rabbits'] }))).toMatchObject({
      total: 1,
      first: { name: 'Olga Lis', priceFrom: 60, treats: expect.arrayContaining(['Birds', 'Rabbits']) },
    });
    expect(await answerOf(() => useVeterinarianCount({ maxPrice: 59 }))).toEqual({
      total: 0,
      first: null,
      meanings: [],
    });
  });

  test('an owner finds the vet', async () => {
    const { signOut } = await import('@veto/shared-data/core');
    const { useFilterOptionCounts, useVeterinarian, useVeterinarianSearch } = await import('./veterinarians/index.ts');
    await signOut();
    await signUpAnna();
    const found = await answerOf(() => useVeterinarianSearch({ query: 'lodz', specialties: ['Exotic Animals'] }));
    expect(found.pages[0]).toMatchObject({
      total: 1,
      items: [{ name: 'Olga Lis', city: 'Łódź', specialty: 'Exotic Animal Specialist', rating: null, reviewCount: 0 }],
    });
    expect((await answerOf(() => useVeterinarianSearch({ query: 'nobody' }))).pages[0]?.total).toBe(0);
    // Nobody has located the clinic yet.
    const area = { west: 14, south: 49, east: 24.2, north: 55 };
    expect((await answerOf(() => useVeterinarianSearch({ area }))).pages[0]?.total).toBe(0);
    expect(await answerOf(() => useFilterOptionCounts({ query: 'lodz' }))).toMatchObject({
      specialties: { 'Exotic Animals': 1 },
      petTypes: { Birds: 1, Rabbits: 1 },
      availabilities: {
        'Available today': expect.any(Number),
        'Available this week': expect.any(Number),
        'Weekend availability': 0,
      },
      homeVisits: 0,
    });
    expect(await answerOf(() => useFilterOptionCounts({ area }))).toMatchObject({ specialties: {}, petTypes: {} });
    expect(await answerOf(() => useVeterinarian(veterinarianId))).toMatchObject({
      name: 'Olga Lis',
      location: 'Klinika Pod Lipami',
      workingHours: [{ weekday: 1, opensAt: '09:00', closesAt: '12:00' }],
      // On a Monday morning the first is one of today's.
      nextSlot: { time: expect.stringMatching(/^(?:09|10|11):[03]0$/) },
    });
  });

  const booking = () => ({
    veterinarianId,
    petName: 'Burek',
    petType: 'dog',
    date: MONDAY,
    time: '10:00',
    reason: 'Vaccination',
  });

  test('a double click books once, and so does a booking whose answer was lost', async () => {
    const { useBookAppointment, useOwnerAppointments } = await import('./appointments/index.ts');
    const { useFreeSlots } = await import('./schedule/index.ts');
    const slots = () => answerOf(() => useFreeSlots(veterinarianId, { from: MONDAY, to: MONDAY }));
    expect((await slots()).map(({ time }) => time)).toContain('10:00');
    const book = () => change(useBookAppointment, booking());
    const [first, second] = await Promise.all([book(), book()]);
    expect([second.id, (await book()).id]).toEqual([first.id, first.id]);
    const mine = await answerOf(useOwnerAppointments);
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      date: MONDAY,
      time: '10:00',
      status: 'upcoming',
      veterinarian: { fullName: 'Olga Lis', city: 'Łódź' },
      reviewed: false,
    });
    await vi.waitFor(async () => expect((await slots()).map(({ time }) => time)).not.toContain('10:00'));
  });

  test('answers and photos reach the visit; what fails is left to be sent again', async () => {
    const { useOwnerAppointments } = await import('./appointments/index.ts');
    const { useRemoveSymptomPhoto, useSendSymptoms } = await import('./symptoms/index.ts');
    const { usePhotoLinks } = await import('./symptoms/photo-links.ts');
    const [mine] = await answerOf(useOwnerAppointments);
    const photo = (id: string, type = 'image/jpeg') => ({ id, name: id, dataUrl: `data:${type};base64,/9j/4A==` });
    const draft = {
      answers: { breathesHard: false, collapsedOrBleeds: null, strainsOrRetches: false, swallowedPoison: true },
      photos: [photo('rash'), photo('page', 'text/html')],
    };
    const { unsent, error } = await change(() => useSendSymptoms(mine?.id ?? ''), draft);
    expect(unsent.photos.map(({ id }) => id)).toEqual(['page']);
    expect(unsent.answers.swallowedPoison).toBeNull();
    expect(error).toMatchObject({ name: 'RequestError' });

    const [told] = await answerOf(useOwnerAppointments);
    expect(told?.symptoms).toMatchObject({ answers: draft.answers, photos: [{ path: `${mine?.id}/rash.jpg` }] });
    const [link] = await answerOf(() => usePhotoLinks(told?.symptoms?.photos ?? []));
    expect((await (await fetch(link ?? '')).arrayBuffer()).byteLength).toBe(4);
    await change(useRemoveSymptomPhoto, told?.symptoms?.photos[0] ?? { id: '', path: '' });
    expect((await answerOf(useOwnerAppointments))[0]?.symptoms?.photos).toEqual([]);
    expect((await fetch(link ?? '')).ok).toBe(false);
  });

  test('a slot that is taken is refused with the nearest free ones', async () => {
    const { SlotTakenError, useBookAppointment } = await import('./appointments/index.ts');
    const refusal = await change(useBookAppointment, { ...booking(), petName: 'Azor' }).catch((error) => error);
    expect(refusal).toBeInstanceOf(SlotTakenError);
    expect(refusal.message).toBe('This time has just been taken. Please choose another one.');
    expect(refusal.nearest).toEqual([
      { date: MONDAY, time: '09:00' },
      { date: MONDAY, time: '09:30' },
      { date: MONDAY, time: '10:30' },
    ]);
  });

  test('a request for another time is shown to both sides and can be accepted', async () => {
    const appointments = await import('./appointments/index.ts');
    const { useSignIn } = await import('./auth/index.ts');
    const [mine] = await answerOf(appointments.useOwnerAppointments);
    if (!mine) throw new Error('no appointment');
    await change(appointments.useRequestReschedule, { appointment: mine, proposed: { date: MONDAY, time: '11:00' } });
    const [asked] = await answerOf(appointments.useOwnerAppointments);
    expect(asked?.rescheduleRequest).toMatchObject({ proposedDate: MONDAY, proposedTime: '11:00', status: 'pending' });
    await change(useSignIn, VET);
    const [received] = await answerOf(appointments.useVeterinarianAppointments);
    expect(received).toMatchObject({ client: { fullName: 'Anna Nowak', email: OWNER.email } });
    await change(appointments.useAnswerReschedule, { requestId: received?.rescheduleRequest?.id ?? '', accept: true });
    const [moved] = await answerOf(appointments.useVeterinarianAppointments);
    expect(moved).toMatchObject({ time: '11:00', rescheduleRequest: null });
  });

  test('a vet saves, renames and removes a template; a name is taken once', async () => {
    const templates = await import('./note-templates/index.ts');
    const names = async () => (await answerOf(templates.useNoteTemplates)).map(({ name }) => name);
    const strain = { name: ' Strain ', body: ' Rest for two weeks. ' };
    await change(templates.useSaveNoteTemplate, strain);
    const [kept] = await answerOf(templates.useNoteTemplates);
    expect(kept).toMatchObject({ name: 'Strain', body: 'Rest for two weeks.' });
    await expect(change(templates.useSaveNoteTemplate, strain)).rejects.toMatchObject({ status: 409 });
    await change(templates.useRenameNoteTemplate, { id: kept?.id ?? '', name: 'Rest' });
    expect(await names()).toEqual(['Rest']);
    await change(templates.useRemoveNoteTemplate, { id: kept?.id ?? '' });
    expect(await names()).toEqual([]);
  });

  test('a completed visit is reviewed once, and counts', async () => {
    const appointments = await import('./appointments/index.ts');
    const { useSignIn } = await import('./auth/index.ts');
    const reviews = await import('./reviews/index.ts');
    const [visit] = await answerOf(appointments.useVeterinarianAppointments);
    if (!visit) throw new Error('no appointment');
    const report = { id: visit.id, values: appointments.EMPTY_REPORT };
    const early = change(appointments.useReportVisit, report);
    await expect(early).rejects.toMatchObject({ message: 'A visit can be marked complete once it has begun.' });
    await backend.asOperator('PATCH', `appointments?id=eq.${visit.id}`, { appointment_date: addDays(MONDAY, -14) });
    await change(appointments.useReportVisit, { ...report, values: { ...report.values, summary: 'All well?' } });
    await change(appointments.useUndoCompleteVisit, { id: visit.id });
    expect((await answerOf(appointments.useVeterinarianAppointments))[0]).toMatchObject({
      status: 'upcoming',
      visitNote: null,
    });
    await change(appointments.useReportVisit, report);
    await change(appointments.useSaveVisitNote, { id: visit.id, note: 'All well.' });
    await change(useSignIn, OWNER);
    const values = { rating: 4, comment: 'Kind to Burek.' };
    await change(reviews.useReviewAppointment, { appointment: visit, values });
    // As after a lost answer: it is there. Other words are refused.
    await change(reviews.useReviewAppointment, { appointment: visit, values });
    const others = { ...values, comment: 'Other words' };
    await expect(change(reviews.useReviewAppointment, { appointment: visit, values: others })).rejects.toMatchObject({
      status: 409,
    });
    expect(await answerOf(() => reviews.useReviewSummary(veterinarianId))).toEqual({
      average: 4,
      count: 1,
      distribution: [0, 0, 0, 1, 0],
    });
    expect(await answerOf(() => reviews.usePublishedReviews())).toMatchObject([
      { authorName: 'Anna N.', comment: 'Kind to Burek.', veterinarianName: 'Olga Lis' },
    ]);
    const former = { full_name: 'Olga Lipska', clinic_name: null };
    await backend.asOperator('PATCH', `vet_stats?veterinarian_id=eq.${veterinarianId}`, { former });
    expect(await answerOf(() => reviews.usePublishedReviews(2))).toMatchObject([{ veterinarianName: 'Olga Lipska' }]);
    const checkedUntil = (verified_at: string | null) =>
      backend.asOperator('PATCH', `licences?veterinarian_id=eq.${veterinarianId}`, {
        verified_at,
        valid_until: verified_at,
      });
    await checkedUntil(null);
    expect(await answerOf(() => reviews.usePublishedReviews(4))).toEqual([]);
    await checkedUntil(`${addDays(todayInWarsaw(), 700)}T12:00:00Z`);
    expect((await answerOf(() => reviews.useReviews(veterinarianId))).pages.flat()).toHaveLength(1);
    expect((await answerOf(appointments.useOwnerAppointments))[0]).toMatchObject({
      reviewed: true,
      visitNote: 'All well.',
    });
  });

  test("the owner's name and address are saved", async () => {
    const { useSaveOwnerProfile } = await import('./profiles/index.ts');
    const { sessionStore } = await import('@veto/shared-data/core');
    const saved = await change(useSaveOwnerProfile, { fullName: 'Anna Nowak-Lis', email: 'anna@example.com' });
    expect(saved).toMatchObject({ fullName: 'Anna Nowak-Lis', email: 'anna@example.com' });
    expect(sessionStore.getState().fullName).toBe('Anna Nowak-Lis');
    await change(useSaveOwnerProfile, { fullName: 'Anna Lis', email: 'anna@example.com', opened: saved });
    const fromAnotherTab = { fullName: 'Anna Nowak-Lis', email: '', opened: saved };
    expect(await change(useSaveOwnerProfile, fromAnotherTab)).toMatchObject({ fullName: 'Anna Lis', email: null });
  });
});

test('a message is sent by anybody', async () => {
  const { useSendContactMessage } = await import('./contact/index.ts');
  const message = { name: 'Jan', email: 'jan@example.com', subject: 'Hello', message: 'Do you treat hedgehogs?' };
  await expect(change(useSendContactMessage, message)).resolves.toBeUndefined();
});
