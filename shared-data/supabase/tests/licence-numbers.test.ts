import { describe, expect, test } from 'vitest';
import { createLicences, EVERYWHERE } from './licence-world.ts';
import { done, refused } from './world.ts';

const { world, admin, vet, complete, send, own, sendingOf, decide, withdraw, placesOf } = await createLicences();

describe('the number', () => {
  test('has one form, however it is written', async () => {
    for (const [written, stored] of [
      ['PWZ 4711', '04711'],
      ['nr 04711', '04711'],
      ['12 345', '12345'],
      ['PWZ: nr 12345678', '12345678'],
      ['063774', '63774'],
      ['0063774', '63774'],
      ['00004711', '04711'],
    ] as const) {
      expect((await send(vet, written)).error).toBeNull();
      expect((await own()).number).toBe(stored);
    }
  });

  test('has three to eight digits, and nothing else', async () => {
    for (const written of ['', '12', '00000', '123456789', 'twelve', '12a45', "1'; --"])
      await refused(send(vet, written), 400, /3 to 8 digits/);
  });

  test('is that of one veterinarian, until it is refused', async () => {
    const other = await complete(await world.newVeterinarian('Piotr Sowa'));
    await send(vet, '4711');
    for (const same of ['PWZ 04711', '004711', '00004711']) await refused(send(other, same), 409, /Another account/);
    await decide(false, 'Somebody else’s');
    expect((await send(other, '4711')).error).toBeNull();
    await refused(send(vet, '4711'), 409, /Another account/);
  });

  test('is nobody else’s while its check holds, also once a newer document of it was refused', async () => {
    const other = await complete(await world.newVeterinarian('Piotr Sowa'));
    await send(vet, '4711');
    await decide(true);
    await send(vet, '4711');
    await decide(false, 'Not legible');
    await refused(send(other, '4711'), 409, /Another account/);
    expect((await send(vet, '4711')).error).toBeNull();
  });

  test('of two who send it at once one has it', async () => {
    const other = await complete(await world.newVeterinarian('Piotr Sowa'));
    const answers = await Promise.all([send(vet, '777'), send(other, '777')]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('stays as it was checked, while a newer document is looked at', async () => {
    await send();
    await decide(true);
    await refused(send(vet, '99999'), 409, /has been checked/);
    expect((await send()).error).toBeNull();
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
    await decide(false, 'Not legible');
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
  });

  const change = (profile: { full_name?: string; clinic_name?: string | null }) =>
    done(vet.db.from('profiles').update(profile).eq('id', vet.id).select('id'));
  /** What lists show of the vet: name, clinic and whether the badge stands there. */
  async function shown(text = 'dr') {
    const { items } = await done(world.visitor.rpc('search_veterinarians', { query: text }));
    const places = await Promise.all([
      done(world.visitor.rpc('emergency_contacts', { latitude: 52.2297, longitude: 21.0122 })),
      done(world.visitor.rpc('veterinarians_on_map', { zoom: 20 })),
    ]);
    return items.map((item: Record<string, unknown>) => {
      for (const place of places) {
        expect(JSON.stringify(place)).toContain(`"${item.full_name}"`);
        expect(JSON.stringify(place)).toContain(JSON.stringify(item.clinic_name));
      }
      return [item.full_name, item.clinic_name, item.licence_checked_on !== null];
    });
  }

  test('is of a name and a clinic: others wait, and lists keep the checked ones without the badge', async () => {
    await change({ clinic_name: 'Klinika Nowa' });
    await send();
    await decide(true);
    await change({ full_name: vet.fullName.toUpperCase() });
    expect(await own()).toMatchObject({ state: 'checked' });
    await change({ full_name: vet.fullName });
    expect(await shown()).toEqual([[vet.fullName, 'Klinika Nowa', true]]);
    for (const other of [{ full_name: 'Nina Inna' }, { clinic_name: 'Klinika Inna' }, { clinic_name: null }]) {
      await change(other);
      expect(await own()).toMatchObject({ state: 'waiting' });
      expect(await shown()).toEqual([[vet.fullName, 'Klinika Nowa', false]]);
      expect(await shown('Inna')).toEqual([]);
      expect(await placesOf(vet)).toEqual(EVERYWHERE);
      await decide(false, 'Somebody else’s');
      expect(await shown()).toEqual([[vet.fullName, 'Klinika Nowa', false]]);
      await change({ full_name: vet.fullName, clinic_name: 'Klinika Nowa' });
      expect(await shown()).toEqual([[vet.fullName, 'Klinika Nowa', true]]);
    }
    await change({ full_name: 'Nina Inna', clinic_name: 'Klinika Inna' });
    await decide(true);
    expect(await shown('Inna')).toEqual([['Nina Inna', 'Klinika Inna', true]]);
    // Nobody is called so any more, and a search leaves out words that it does not know.
    expect(await shown('Nowa')).toEqual(await shown());
    await change({ full_name: 'Nina Nowa' });
    await withdraw('Another person');
    expect(await placesOf(vet)).toEqual([]);
  });

  test('is not confirmed by a name that its vet has changed since, and keeps its place in line', async () => {
    await send();
    const seen = { sending: await sendingOf(), confirm: true, reason: null };
    const { sent_at } = await own();
    await done(vet.db.from('profiles').update({ full_name: 'Nina Inna' }).eq('id', vet.id).select('id'));
    await refused(admin.db.rpc('decide_licence', seen), 404, /something else meanwhile/);
    expect(await own()).toMatchObject({ state: 'waiting', sent_at });
    expect((await decide(true)).error).toBeNull();
  });
});
