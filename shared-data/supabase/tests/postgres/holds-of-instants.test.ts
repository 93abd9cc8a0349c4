import { expect, inject, test } from 'vitest';
import { createProject, load, readSql } from './scratch.ts';
import { asSuperuser } from './server.ts';

const { port } = inject('postgres');
const VET = '00000000-0000-4000-8000-000000000001';

test('held times become instants, and of two that overlap since then neither visit is lost', async () => {
  const texts = readSql('migrations');
  const change = texts.findIndex((text) => text.includes('"during" TYPE tstzrange'));
  const project = await createProject(port);
  await load(port, project, texts.slice(0, change));
  await asSuperuser(port, project, async (sql) => {
    await sql.unsafe(`
      -- Holds without the vet and the visits that they belong to.
      alter table private.slot_holds drop constraint slot_holds_veterinarian_id_fkey,
        drop constraint slot_holds_appointment_id_fkey;
      insert into private.slot_holds (veterinarian_id, during, appointment_id) values
        ('${VET}', '[2027-03-28 01:30, 2027-03-28 02:30)', gen_random_uuid()),
        ('${VET}', '[2027-03-28 03:00, 2027-03-28 04:00)', gen_random_uuid()),
        ('${VET}', '[2027-06-15 10:00, 2027-06-15 10:30)', gen_random_uuid()),
        ('${VET}', '[2027-10-31 02:30, 2027-10-31 03:30)', gen_random_uuid())`);
  });
  await load(port, project, texts.slice(change));
  const held = await asSuperuser(port, project, (sql) =>
    sql.unsafe(`
      select to_char(lower(during) at time zone 'UTC', 'MM-DD HH24:MI') || ' ' || to_char(upper(during) at time zone 'UTC', 'HH24:MI') as utc
      from private.slot_holds order by during`),
  );
  expect(held.map(({ utc }) => utc)).toEqual([
    // It ends at 01:30 of UTC, where the next one has begun.
    '03-28 00:30 01:00',
    '03-28 01:00 02:00',
    '06-15 08:00 08:30',
    '10-31 01:30 02:30',
  ]);
});
