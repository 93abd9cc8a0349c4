import { describe, expect, test } from 'vitest';
import { createLicences, EVERYWHERE } from './licence-world.ts';
import { book, day, done, insertRows, refused } from './world.ts';

const {
  world,
  admin,
  owner,
  vet,
  complete,
  upload,
  send,
  own,
  queue,
  sendingOf,
  decide,
  withdraw,
  outcomes,
  placesOf,
} = await createLicences();

describe('who is not checked', () => {
  test('is in no list, count or map, though the page can be seen and booked by its link', async () => {
    expect(await placesOf(vet)).toEqual([]);
    expect(await done(world.visitor.from('profiles').select('id').eq('id', vet.id))).toHaveLength(1);
    expect((await book(owner, vet, day(3), '10:00')).status).toBe('upcoming');
  });

  test('is everywhere once a moderator has confirmed, and hears of it', async () => {
    expect((await send()).error).toBeNull();
    expect(await own()).toMatchObject({ state: 'waiting', number: '12345', listed_until: null });
    expect(await placesOf(vet)).toEqual([]);
    expect((await decide(true)).error).toBeNull();
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
    expect(await own()).toMatchObject({ state: 'checked', verified_at: expect.any(String) });
    expect(await outcomes()).toEqual(['confirmed']);
    expect(await world.sql(`select from private.mails where user_id = $1 and kind = 'licence'`, [vet.id])).toHaveLength(
      1,
    );
    const { items } = await done(world.visitor.rpc('search_veterinarians', {}));
    expect(items[0].licence_checked_on).toBe(day(0));
  });

  test('stays out when refused, reads why, and may send again', async () => {
    await send();
    expect((await decide(false, 'The picture is not legible.')).error).toBeNull();
    expect(await own()).toMatchObject({ state: 'refused', reason: 'The picture is not legible.' });
    expect(await placesOf(vet)).toEqual([]);
    expect(await outcomes()).toEqual(['refused']);
    expect((await send()).error).toBeNull();
    expect(await own()).toMatchObject({ state: 'waiting', reason: null });
  });

  test('is told however few notifications they want', async () => {
    await world.sql(
      `insert into public.notification_preferences (user_id, topic, channel, wanted)
       values ($1, 'visits', 'site', false), ($1, 'visits', 'mail', false)`,
      [vet.id],
    );
    await send();
    await decide(true);
    expect(await outcomes()).toEqual(['confirmed']);
  });
});

describe('nobody but a moderator', () => {
  test('confirms, withdraws or lists', async () => {
    await send();
    for (const person of [vet, owner]) {
      await refused(person.db.rpc('licence_queue'), 403, /Only administrators/);
      await refused(decide(true, null, person), 403, /Only administrators/);
      await refused(withdraw('x', person), 403, /Only administrators/);
    }
    await refused(world.visitor.rpc('licence_queue'), 401);
    await refused(decide(true, null, { db: world.visitor }), 401);
    await refused(withdraw('x', { db: world.visitor }), 401);
    expect(await placesOf(vet)).toEqual([]);
  });

  test('has to decide about one without a document, as of a vet who was listed before there were checks', async () => {
    await send();
    await world.sql('update public.licences set number = null, document_path = null where veterinarian_id = $1', [
      vet.id,
    ]);
    expect(await queue()).toEqual([]);
  });

  test('sends a licence but a veterinarian, and only with a document of their own', async () => {
    await refused(owner.db.rpc('send_licence', { number: '12345', document: 'x' }), 403, /Only a veterinarian/);
    await refused(world.visitor.rpc('send_licence', { number: '12345', document: 'x' }), 401);
    await refused(world.visitor.rpc('own_licence'), 401);
    const other = await world.newVeterinarian('Piotr Sowa');
    const { path } = await upload(other, other.id);
    for (const document of [path, null, '', `${vet.id}/nothing`])
      await refused(vet.db.rpc('send_licence', { number: '12345', document }), 400, /picture or PDF/);
    expect(await done(other.db.rpc('own_licence')).catch(() => null)).toBeNull();
  });

  test('opens the document, but who sent it', async () => {
    await send();
    const [{ document_path: path } = { document_path: '' }] = await queue();
    for (const person of [vet, admin])
      expect((await person.db.storage.from('licence-documents').download(path)).error).toBeNull();
    const other = await world.newVeterinarian('Piotr Sowa');
    for (const person of [owner, other, { db: world.visitor }]) {
      expect((await person.db.storage.from('licence-documents').download(path)).error).not.toBeNull();
      expect((await upload(person, vet.id)).error).not.toBeNull();
    }
    expect((await upload(owner, owner.id)).error, 'an owner has none').not.toBeNull();
    for (const type of ['text/html', 'image/svg+xml', 'image/gif'])
      expect((await upload(vet, vet.id, type)).error, type).not.toBeNull();
    await admin.db.storage.from('licence-documents').remove([path]);
    expect((await vet.db.storage.from('licence-documents').download(path)).error).toBeNull();
  });
});

describe('a decision', () => {
  test('about an administrator’s own licence is another one’s', async () => {
    await send();
    await insertRows(world.service, 'admins', { user_id: vet.id });
    await refused(decide(true, null, vet), 403, /your own licence/);
    await world.sql('delete from public.admins where user_id = $1', [vet.id]);
    expect(await placesOf(vet)).toEqual([]);
  });

  test('needs a reason to refuse, is made once, and never about what was replaced', async () => {
    await send();
    await refused(decide(false), 400, /why/);
    await refused(decide(false, ' '), 400, /why/);
    const seen = await sendingOf();
    await send(vet, '55555');
    await refused(admin.db.rpc('decide_licence', { sending: seen, confirm: true }), 404, /look again/);
    expect((await decide(true)).error).toBeNull();
    await refused(decide(true), 409, /decided already/);
  });

  test('is not made about a document that is gone; such a licence comes after all others', async () => {
    const other = await complete(await world.newVeterinarian('Piotr Sowa'));
    await send();
    await send(other, '55555');
    const first = await queue();
    await vet.db.storage.from('licence-documents').remove([first[0]?.document_path ?? '']);
    await refused(decide(true), 409, /document is gone/);
    await refused(decide(false, 'Gone'), 409, /document is gone/);
    expect((await queue()).map(({ veterinarian_id }) => veterinarian_id)).toEqual([other.id, vet.id]);
    expect((await send()).error).toBeNull();
    expect((await decide(true)).error).toBeNull();
  });

  test('is withdrawn in the middle of everything: visits stay, and nobody new finds the vet', async () => {
    await send();
    await decide(true);
    const visit = await book(owner, vet, day(4), '11:00');
    await refused(withdraw(' '), 400, /why/);
    expect((await withdraw()).error).toBeNull();
    expect(await placesOf(vet)).toEqual([]);
    expect(await own()).toMatchObject({ state: 'refused', reason: 'Struck off', verified_at: null });
    expect(await outcomes()).toEqual(['confirmed', 'withdrawn']);
    expect(await done(owner.db.from('appointments').select('status').eq('id', visit.id).single())).toEqual({
      status: 'upcoming',
    });
    await refused(withdraw(), 404, /no checked licence/);
  });

  test('ends by the clock, with notice before and after', async () => {
    await send();
    await decide(true);
    const endsIn = async (days: number) => {
      await world.sql(
        `update public.licences set valid_until = now() + make_interval(days => $2) where veterinarian_id = $1`,
        [vet.id, days],
      );
      await world.sql('select private.give_licence_notices(now(), 50)');
    };
    await endsIn(31);
    expect(await outcomes()).toEqual(['confirmed']);
    await endsIn(29);
    await world.sql('select private.give_licence_notices(now(), 50)');
    expect(await outcomes()).toEqual(['confirmed', 'ends']);
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
    await endsIn(-1);
    expect(await placesOf(vet)).toEqual([]);
    expect(await own()).toMatchObject({ state: 'none', verified_at: null });
    expect(await outcomes()).toEqual(['confirmed', 'ends', 'ended']);
  });
});

test('who was listed before there were checks stays until a day, without the badge', async () => {
  await world.sql(
    `insert into public.licences (veterinarian_id, listed_until) values ($1, now() + interval '60 days')`,
    [vet.id],
  );
  expect(await placesOf(vet)).toEqual(EVERYWHERE);
  const { items } = await done(world.visitor.rpc('search_veterinarians', {}));
  expect(items[0].licence_checked_on).toBeNull();
  await send();
  await decide(false, 'Not legible');
  expect(await placesOf(vet)).toEqual(EVERYWHERE);
  await world.sql(`update public.licences set listed_until = now() - interval '1 second'`);
  expect(await placesOf(vet)).toEqual([]);
});

test('a mail about one’s own licence cannot be unsubscribed from', async () => {
  await send();
  await decide(true);
  const [mail] = await world.sql<{ token: string }>(`select token from private.mails where kind = 'licence'`);
  expect((await world.visitor.rpc('unsubscribe', { link: mail?.token })).data).toBeNull();
});
