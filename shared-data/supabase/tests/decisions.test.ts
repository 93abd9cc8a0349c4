import { expect, test } from 'vitest';
import { createLicences } from './licence-world.ts';
import { done, insertRows, refused } from './world.ts';

const { world, admin, owner, vet, send, decide, withdraw } = await createLicences();

const CLINIC = {
  ...{ name: 'Całodobowa', phone: '58 123 45 67', address: 'Długa 1', city: 'Gdynia', latitude: 54.5, longitude: 18.5 },
  ...{ source: 'its own page', checked_on: '2026-01-02' },
};

test('every decision of an administrator is in the log that administrators read, and nobody else', async () => {
  await world.sql('delete from private.decisions');
  await send();
  await decide(false, 'Not legible');
  await send();
  await decide(true);
  await withdraw('Struck off');
  const visit = await world.begunVisit(owner, vet, 'completed');
  const review = { appointment_id: visit.id, rating: 1, comment: 'Rude.' };
  const { id } = await done(owner.db.from('reviews').insert(review).select('id').single());
  await done(
    world.service.from('review_reports').insert({ review_id: id, reported_by: vet.id, reason: 'No' }).select(),
  );
  const [report] = (await done(admin.db.rpc('reported_reviews'))) as { id: string }[];
  expect((await admin.db.rpc('decide_review', { report: report?.id, remove: true, reason: 'Abuse' })).error).toBeNull();
  expect((await admin.db.rpc('reopen_review_report', { report: report?.id })).error).toBeNull();
  const clinic = await done(admin.db.from('emergency_clinics').insert(CLINIC).select('id').single());
  await done(admin.db.from('emergency_clinics').update({ city: 'Sopot' }).eq('id', clinic.id).select());
  await done(admin.db.from('emergency_clinics').delete().eq('id', clinic.id).select());
  await insertRows(world.service, 'admins', { user_id: owner.id });
  await done(world.service.from('admins').delete().eq('user_id', owner.id).select());

  const log = (await done(admin.db.rpc('decisions'))) as Record<string, string | null>[];
  expect(log.reverse().map(({ what, about, reason, made_by }) => [what, about, reason, made_by])).toEqual([
    ['licence refused', vet.fullName, 'Not legible', admin.fullName],
    ['licence confirmed', vet.fullName, null, admin.fullName],
    ['licence withdrawn', vet.fullName, 'Struck off', admin.fullName],
    ['review removed', vet.fullName, 'Abuse', admin.fullName],
    ['review reopened', vet.fullName, null, admin.fullName],
    ['clinic added', CLINIC.name, null, admin.fullName],
    ['clinic changed', CLINIC.name, null, admin.fullName],
    ['clinic removed', CLINIC.name, null, admin.fullName],
    ['administrator added', owner.fullName, null, null],
    ['administrator removed', owner.fullName, null, null],
  ]);
  for (const person of [vet, owner]) await refused(person.db.rpc('decisions'), 403, /Only administrators/);
  await refused(world.visitor.rpc('decisions'), 401);
});
