import { describe, expect, test } from 'vitest';
import { createSides, day, done } from './world.ts';

const { world, owner, vet } = await createSides();

describe('tables', () => {
  test('a table has at most one policy for a command, and none for all of them', async () => {
    const rows = await world.sql<{ name: string; command: string; count: number }>(
      `select tablename as name, cmd as command, count(*)::int as count from pg_policies
       where schemaname in ('public', 'storage') group by 1, 2`,
    );
    expect(rows.filter(({ command, count }) => command === 'ALL' || count > 1)).toEqual([]);
  });

  test('a client reaches no schema but public', async () => {
    for (const db of [owner.db, world.visitor]) {
      for (const [schema, table] of [
        ['private', 'slot_holds'],
        ['private', 'vet_search'],
        ['auth', 'users'],
        ['storage', 'objects'],
      ] as const) {
        const { data, error } = await db.schema(schema).from(table).select();
        expect(error, `${schema}.${table}`).not.toBeNull();
        expect(data).toBeNull();
      }
    }
    const { error } = await owner.db
      .schema('private')
      .rpc('close_reschedule_request', { appointment: owner.id, outcome: 'accepted' });
    expect(error).not.toBeNull();
  });
});

describe('functions', () => {
  const executable = async (role: string, schema: string) =>
    (
      await world.sql<{ name: string }>(
        `select proname as name from pg_proc
         where pronamespace = $2::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
        [role, schema],
      )
    ).map(({ name }) => name);

  test('a visitor calls what shows the directory, reads a calendar, a passport or an invitation by its secret, books as a guest, and stops mails by their link', async () => {
    expect(await executable('anon', 'public')).toEqual([
      'book_as_guest',
      'calendar_feed',
      'cancel_guest_visit',
      'confirm_guest_code',
      'count_filter_options',
      'directory_pages',
      'emergency_contacts',
      'free_slots',
      'guest_visit',
      'household_invitation',
      'listed_veterinarians',
      'move_guest_visit',
      'nearest_free_slots',
      'nearest_veterinarians',
      'next_free_days',
      'offered_care',
      'open_veterinarians',
      'read_passport',
      'report_found_pet',
      'review_summary',
      'search_veterinarians',
      'send_guest_code',
      'unsubscribe',
      'usual_price',
      'veterinarian_address',
      'veterinarians_on_map',
    ]);
  });

  test('a signed-in user also asks for another time, answers, withdraws, sets hours, writes messages, reads own numbers, and takes away what is theirs', async () => {
    expect(await executable('authenticated', 'public')).toEqual([
      'accept_household_invitation',
      'add_care_entry',
      'answer_after_visit',
      'answer_reschedule',
      'ask_for_earlier',
      'block_conversation',
      'calendar_feed',
      'calendar_link',
      'cancel_guest_visit',
      'cancel_own_guest',
      'cancel_own_visit',
      'care_feed',
      'care_sheet',
      'cared_pets',
      'change_carer',
      'complete_visit',
      'correspondent',
      'count_filter_options',
      'create_passport_link',
      'decide_licence',
      'decide_review',
      'decisions',
      'decline_offer',
      'delete_account',
      'directory_pages',
      'emergency_contacts',
      'end_earlier_request',
      'finish_own_guest',
      'free_slots',
      'guest_visit',
      'hand_over_pet',
      'household',
      'household_invitation',
      'invite_to_household',
      'leave_household',
      'licence_queue',
      'listed_veterinarians',
      'make_calendar_link',
      'mark_conversation_read',
      'mark_notifications_read',
      'move_guest_visit',
      'move_own_guest',
      'nearest_free_slots',
      'nearest_veterinarians',
      'next_free_days',
      'offered_care',
      'open_veterinarians',
      'order_visit_types',
      'own_data',
      'own_filled_cancellations',
      'own_licence',
      'own_visit_days',
      'own_visit_numbers',
      'own_visits',
      'polish_holidays',
      'preview_passport',
      'propose_reschedule',
      'read_passport',
      'record_readers',
      'remove_carer',
      'report_found_pet',
      'report_message',
      'report_review',
      'reported_reviews',
      'request_reschedule',
      'review_summary',
      'reviews_under_review',
      'revoke_calendar_link',
      'revoke_passport_link',
      'save_visit_note',
      'search_veterinarians',
      'send_licence',
      'send_message',
      'set_emergency_hours',
      'set_service_prices',
      'set_working_hours',
      'take_offer',
      'take_over_guest_visit',
      'undo_complete_visit',
      'unread_counts',
      'unsubscribe',
      'usual_price',
      'veterinarian_address',
      'veterinarians_on_map',
      'visits_of_practice',
      'withdraw_licence',
      'withdraw_reschedule',
    ]);
  });

  test('policies and guards reach what they need, and nothing that writes', async () => {
    const needed = [
      'assert_bookable',
      'assert_finite',
      'canonical',
      'cared_pet_named',
      'counted_ratings',
      'fold',
      'folder_of_file',
      'goes_with_pet',
      'has_account',
      'has_begun',
      'has_booked',
      'has_letter',
      'has_room_for_file',
      'instant',
      'is_client_request',
      'is_confirmed_address',
      'is_in_record',
      'is_missed',
      'is_my_client',
      'is_side_of_visit',
      'is_veterinarian',
      'is_word_list',
      'lock_calendar',
      'lock_person',
      'may',
      'may_send_file',
      'may_write_about_pet',
      'me',
      'name_no_site',
      'owns_image_folder',
      'owns_pet',
      'owns_visit',
      'pet_named',
      'pet_of_file',
      'phone_number',
      'prepares_visit',
      'quota',
      'slot',
      'takes_part_in_visit',
      'tidy',
      'treats_pet',
      'warsaw_now',
      'warsaw_today',
    ];
    expect(await executable('anon', 'private')).toEqual(needed);
    // Public functions that run as whoever asks, and rules for signed-in people alone.
    expect(await executable('authenticated', 'private')).toEqual(
      [
        ...needed,
        'assert_free',
        'assert_within_visits',
        'easter_sunday',
        'is_admin',
        'is_to_come',
        'minutes_of_duty',
        'own_visit_type',
        'reason_to_cancel',
        'visit_type_to_book',
        'visits_by_phone',
      ].sort(),
    );
  });

  test('every function keeps to its own search path', async () => {
    expect(
      await world.sql(
        `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce('search_path=""' = any (proconfig), false)`,
      ),
    ).toEqual([]);
  });
});

test('the service key passes the guards: the operator corrects what a client may not', async () => {
  await done(world.service.from('profiles').update({ specialist_no: 3 }).eq('id', vet.id).select().single());
  const visit = {
    client_id: owner.id,
    veterinarian_id: vet.id,
    appointment_date: day(-3),
    appointment_time: '10:00',
    pet_name: 'Rex',
    pet_type: 'dog',
    reason_for_visit: 'Entered later',
    status: 'completed',
  };
  expect(await done(world.service.from('appointments').insert(visit).select().single())).toMatchObject({
    status: 'completed',
  });
});
