import { expect, test } from 'vitest';
import { createSides, done, refused } from './world.ts';

const { world, owner, vet } = await createSides();

type Writes = 'nobody' | 'insert' | 'update' | 'insert, update' | 'insert, insert by visitors';

/** Every column of every table of the API, by what a signed-in person may do with it, and a visitor. */
const COLUMNS: Record<string, Partial<Record<Writes, string>>> = {
  admins: { nobody: 'created_at user_id' },
  after_visits: { nobody: 'answered_at answers appointment_id asks_at is_asked message_id questions' },
  appointments: {
    insert:
      'appointment_date appointment_time booked_by client_id client_name client_phone location pet_id pet_name pet_type reason_for_visit veterinarian_id visit_type_id',
    'insert, update': 'status',
    nobody: 'cancelled_by created_at duration_minutes follow_up_on id price_from price_to visit_type',
    update: 'cancel_reason updated_at visit_note',
  },
  care_entries: { nobody: 'body given_at id kind medicine medicine_id person_id pet_id' },
  contact_messages: { 'insert, insert by visitors': 'email message name subject website', nobody: 'created_at id' },
  conversations: {
    nobody:
      'client_blocked client_id client_read_at client_unread created_at id last_message last_message_at last_sender_id veterinarian_blocked veterinarian_id veterinarian_read_at veterinarian_unread',
  },
  earlier_requests: {
    nobody:
      'appointment_id at_night client_id created_at ended_at from_date hours id kilometres lead_hours pet_id pet_name pet_type reason_for_visit to_date veterinarian_id visit_type_id weekdays',
  },
  emergency_clinics: {
    'insert, update': 'address checked_on city latitude longitude name phone source',
    nobody: 'created_at id',
  },
  emergency_hours: { insert: 'ends_at starts_at veterinarian_id weekday', nobody: 'id' },
  found_reports: { nobody: 'contact created_at id link_id message pet_id' },
  household_invitations: {
    nobody:
      'accepted_at created_at expires_at id may_book may_message may_read_record may_record_medicines owner_id pet_ids role secret_hash starts_on until',
  },
  licences: {
    nobody:
      'checked_clinic checked_name decided_at decided_by document_path listed_until number refusal sending sent_at valid_until verified_at veterinarian_id',
  },
  lost_pets: { insert: 'pet_id', nobody: 'since' },
  medicines: {
    insert: 'dose ends_on idempotency_key interval_hours name pet_id starts_on',
    nobody: 'added_by created_at id',
  },
  message_attachments: { nobody: 'bytes height message_id mime_type name path position width' },
  message_reports: { nobody: 'created_at id message_id reason reporter_id' },
  messages: { nobody: 'body conversation_id created_at id sender_id' },
  note_templates: { insert: 'body veterinarian_id', 'insert, update': 'name', nobody: 'id' },
  notification_preferences: { 'insert, update': 'channel topic user_id wanted' },
  notifications: { nobody: 'about created_at id kind read_at user_id' },
  passport_links: {
    nobody: 'created_at expires_at id opened_at opened_count pet_id revoked_at secret_hash shows',
  },
  pet_carers: {
    nobody:
      'created_at may_book may_message may_read_record may_record_medicines person_id pet_id role starts_on until',
  },
  pet_documents: { insert: 'bytes mime_type path pet_id title', nobody: 'added_by created_at id' },
  pets: {
    insert: 'idempotency_key owner_id',
    'insert, update':
      'age allergies birthday breed color gender image_url last_visit_date last_visit_reason medical_history medications microchip_number name type vaccination_records weight',
    nobody: 'created_at id',
    update: 'archived_at remembered_since updated_at',
  },
  profiles: {
    nobody: 'created_at deleted_at id specialist_no user_type',
    update:
      'accepts_guests address cat_only_waiting_room city clinic_name confirms_guests description education email full_name home_visits languages latitude longitude pet_types phone portrait profile_image_url services specialty updated_at website years_of_experience',
  },
  record_refusals: { insert: 'pet_id veterinarian_id', nobody: 'created_at' },
  reschedule_requests: {
    nobody: 'answered_at appointment_id created_at id message proposed_by proposed_date proposed_time status',
  },
  review_reports: {
    nobody: 'created_at decided_at decided_by decision_reason id reason removed reported_by review_id',
  },
  reviews: {
    insert: 'appointment_id client_id comment rating veterinarian_id',
    nobody: 'answered_at author_name created_at id moderation',
    update: 'answer',
  },
  saved_veterinarians: { insert: 'owner_id veterinarian_id', nobody: 'created_at' },
  service_prices: { nobody: 'price_from price_to service veterinarian_id' },
  slot_offers: {
    nobody:
      'client_id duration_minutes held_until id kilometres offered_at outcome price_from price_to request_id slot_date slot_time veterinarian_id visit_type visit_type_id',
  },
  time_off: { insert: 'veterinarian_id', 'insert, update': 'ends_at ends_on reason starts_at starts_on', nobody: 'id' },
  vaccinations: {
    insert: 'appointment_id given_on idempotency_key next_due_on pet_id product',
    nobody: 'added_by created_at id lot_number vaccine',
  },
  vet_stats: {
    nobody:
      'cat_only_waiting_room city_code former home_visits languages latitude licence_checked_at licence_until listed listed_until longitude lowest_price next_slot_at page_changed_at pet_types rating_average rating_score review_count services slots_checked_on specialty_code veterinarian_id weekend_slot_at',
  },
  visit_answers: {
    insert: 'appointment_id breathes_hard collapsed_or_bleeds swallowed_poison',
    nobody: 'created_at',
  },
  visit_photos: { insert: 'appointment_id path', nobody: 'created_at id' },
  visit_types: {
    insert: 'veterinarian_id',
    'insert, update': 'booked_by minutes name position preparation price_from price_to treats visits',
    nobody: 'id',
  },
  vocabulary: { nobody: 'code kind label position' },
  vocabulary_terms: { nobody: 'code kind language term' },
  weights: { insert: 'appointment_id idempotency_key kilograms pet_id weighed_on', nobody: 'added_by created_at id' },
  working_hours: { insert: 'veterinarian_id', 'insert, update': 'closes_at opens_at weekday', nobody: 'id' },
};

test('every column is written by whom it is stated for, and by nobody else', async () => {
  const rows = await world.sql<{ name: string; writes: Writes; columns: string }>(
    `select name, writes, string_agg(attname, ' ' order by attname collate "C") as columns
     from (
       select relname as name, attname::text, coalesce((
         select string_agg(command || told, ', ' order by told, command)
         from unnest(array['insert', 'update']) as command
         cross join (values ('authenticated', ''), ('anon', ' by visitors')) as asker (role, told)
         where has_column_privilege(role, attrelid, attnum, command)
       ), 'nobody') as writes
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
     ) as each
     group by name, writes order by name, writes`,
  );
  const found: typeof COLUMNS = {};
  for (const { name, writes, columns } of rows) found[name] = { ...found[name], [writes]: columns };
  expect(found).toEqual(COLUMNS);
});

test('an account is not marked as deleted by its owner', async () => {
  for (const { id, db } of [owner, vet])
    await refused(db.from('profiles').update({ deleted_at: '2020-01-01' }).eq('id', id), 403);
  expect(await world.sql('select from public.profiles where deleted_at is not null')).toEqual([]);
});

test('a row says by itself when it was made, and when it was changed', async () => {
  const pet = { owner_id: owner.id, name: 'Rex', type: 'Dog' };
  for (const column of ['created_at', 'updated_at'])
    await refused(owner.db.from('pets').insert({ ...pet, [column]: 'infinity' }), 403);
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  await refused(owner.db.from('pets').update({ created_at: '2001-01-01' }).eq('id', id), 403);
  for (const since of ['infinity', '2001-01-01'])
    await refused(owner.db.from('lost_pets').insert({ pet_id: id, since }), 403);
  await done(owner.db.from('pets').update({ name: 'Max', updated_at: 'infinity' }).eq('id', id).select());
  await done(owner.db.from('profiles').update({ updated_at: 'infinity' }).eq('id', owner.id).select());
  expect(
    await world.sql(
      `select from public.pets where updated_at > now() union all select from public.profiles where updated_at > now()`,
    ),
  ).toEqual([]);
});

test.each(['archived_at', 'remembered_since'])('a pet’s %s is a day of the calendar', async (column) => {
  const pet = { owner_id: owner.id, name: 'Tola', type: 'Bird' };
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  for (const never of ['infinity', '-infinity', '12026-01-31'])
    await refused(
      owner.db
        .from('pets')
        .update({ [column]: never })
        .eq('id', id),
      400,
    );
});
