import { expect, inject, test } from 'vitest';
import { createProject, load, readSql } from './scratch.ts';
import { asSuperuser } from './server.ts';

const { port } = inject('postgres');
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

test('visits by phone and of guests become rows of appointments, with their ids, times, links and mails', async () => {
  const texts = readSql('migrations');
  const change = texts.findIndex((text) => text.includes('create temporary table former_visits'));
  const project = await createProject(port);
  await load(port, project, texts.slice(0, change));
  const before = await asSuperuser(port, project, async (sql) => {
    await sql.unsafe(`
      insert into auth.users (id, email) values ('${id(1)}', 'vet@veto.test'), ('${id(2)}', 'owner@veto.test');
      insert into public.profiles (id, user_type) values ('${id(1)}', 'veterinarian'), ('${id(2)}', 'client')
      on conflict (id) do update set user_type = excluded.user_type;
      insert into public.appointments (id, client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
      values ('${id(3)}', '${id(2)}', '${id(1)}', current_date + 3, '10:00', 'Rex', 'dog', 'Check-up');
      insert into public.phone_visits (id, veterinarian_id, visit_date, visit_time, client_name, pet_name, pet_type, by_guest, outcome) values
        ('${id(4)}', '${id(1)}', current_date + 3, '11:00', 'Anna', 'Mruczek', 'cat', true, null),
        ('${id(5)}', '${id(1)}', current_date - 3, '11:00', 'Ewa', 'Bury', 'cat', true, 'no-show'),
        ('${id(6)}', '${id(1)}', current_date - 3, '12:00', 'Jan', 'Filemon', 'cat', false, null),
        ('${id(7)}', '${id(1)}', current_date + 3, '12:00', 'Ola', 'Kropek', 'dog', false, null);
      insert into private.guest_visits (id, phone_visit_id, appointment_id, veterinarian_id, visit_date, visit_time, phone, email, moves, cancelled_by) values
        ('${id(8)}', '${id(4)}', null, '${id(1)}', current_date + 3, '11:00', '600100200', 'anna@gosc.test', 2, null),
        ('${id(9)}', null, null, '${id(1)}', current_date + 4, '11:00', '600100201', null, 0, 'guest');
      insert into private.guest_links (secret_hash, guest_visit_id) values ('\\x01', '${id(8)}'), ('\\x02', '${id(9)}');
      insert into private.mails (guest_visit_id, kind, about, cause, due_at)
      values ('${id(8)}', 'guest_reminder', '{}', 'guest reminder ${id(8)} 1', now());`);
    return sql.unsafe(
      `select lower(during)::text as at from private.slot_holds where lower(during) > now() order by 1`,
    );
  });
  await load(port, project, texts.slice(change));
  await asSuperuser(port, project, async (sql) => {
    const visits = await sql.unsafe(
      `select right(id::text, 1) as id, booked_by, status, client_name, cancel_reason, cancelled_by,
         extract(epoch from updated_at - created_at)::integer as moved
       from public.appointments order by id`,
    );
    const plain = { cancel_reason: null, cancelled_by: null, moved: 0 };
    expect([...visits]).toEqual([
      { ...plain, id: '3', booked_by: 'owner', status: 'upcoming', client_name: null },
      { ...plain, id: '4', booked_by: 'guest', status: 'upcoming', client_name: 'Anna', moved: 2 },
      {
        ...{ ...plain, id: '5', booked_by: 'guest', status: 'cancelled', client_name: 'Ewa' },
        ...{ cancel_reason: 'No-show', cancelled_by: 'veterinarian' },
      },
      { ...plain, id: '6', booked_by: 'vet', status: 'completed', client_name: 'Jan' },
      { ...plain, id: '7', booked_by: 'vet', status: 'upcoming', client_name: 'Ola' },
      { ...plain, id: '9', booked_by: 'guest', status: 'cancelled', client_name: null, cancelled_by: 'owner' },
    ]);
    const held = await sql.unsafe(
      `select lower(during)::text as at from private.slot_holds where lower(during) > now() order by 1`,
    );
    expect([...held]).toEqual([...before]);
    expect(before).toHaveLength(3);
    const links = await sql.unsafe(
      `select right(appointment_id::text, 1) as id from private.guest_links order by secret_hash`,
    );
    expect(links.map((link) => link.id)).toEqual(['4', '9']);
    const [mail] = await sql.unsafe(`select right(guest_visit_id::text, 1) as id, cause from private.mails`);
    expect(mail).toEqual({ id: '4', cause: `guest reminder ${id(4)} 1` });
  });
});
