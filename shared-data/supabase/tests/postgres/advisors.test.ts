import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ADVISOR_RULES } from './advisor-rules.ts';
import { type Connections, openConnections } from './connections.ts';

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 1);
});
afterAll(() => connections.close());

/**
 * Past row-level security on purpose: they answer from rows that their callers must not read (others' visits, time off,
 * the searched text), or write what a policy cannot say. Each checks by itself who asks.
 */
const DEFINERS = [
  'accept_household_invitation(text)',
  'add_care_entry(uuid,text,uuid,text,boolean)',
  'answer_after_visit(uuid,uuid,jsonb,text)',
  'answer_reschedule(uuid,boolean)',
  'ask_for_earlier(date,date,integer[],integer[],uuid,uuid,uuid,text,text,text,integer,integer,boolean,uuid)',
  'ask_to_choose_again(uuid[],text)',
  'block_conversation(uuid,boolean)',
  'book_for_caller(date,time without time zone,text[],text[],uuid,text,text,text,uuid,text,uuid,text)',
  'book_as_guest(uuid,date,time without time zone,text,text,text,text,text,text,uuid,text,text,text)',
  'calendar_feed(text)',
  'calendar_link()',
  'cancel_guest_visit(text)',
  'cancel_own_visit(uuid,text)',
  'care_feed(uuid)',
  'care_sheet(uuid)',
  'cared_pets(boolean)',
  'change_carer(uuid,uuid,text,boolean,boolean,boolean,boolean,date,date)',
  'complete_visit(uuid,text,text,jsonb,jsonb,numeric,integer,jsonb,text[],date)',
  'confirm_guest_code(uuid,text,text)',
  'count_filter_options(text,text,text[],text[],numeric,text[],text,integer,text[],boolean,boolean,double precision[],double precision[],integer)',
  'create_passport_link(uuid,text[],integer)',
  'decide_licence(uuid,boolean,text)',
  'decide_review(uuid,boolean,text)',
  'decisions()',
  'decline_offer(uuid)',
  'delete_account(text)',
  'emergency_contacts(double precision,double precision,timestamp with time zone,text)',
  'end_earlier_request(uuid)',
  'free_slots(uuid,date,date,integer)',
  'guest_visit(text)',
  'hand_over_pet(uuid,uuid)',
  'household(uuid)',
  'household_invitation(text)',
  'invite_to_household(uuid[],text,boolean,boolean,boolean,boolean,date,date)',
  'leave_household(uuid)',
  'licence_queue()',
  'make_calendar_link(boolean)',
  'mark_conversation_read(uuid)',
  'mark_notifications_read(uuid[])',
  'move_guest_visit(text,date,time without time zone)',
  'move_own_guest(uuid,date,time without time zone)',
  'move_own_visit(uuid,date,time without time zone)',
  'nearest_free_slots(uuid,date,time without time zone,integer,integer)',
  'nearest_veterinarians(double precision,double precision,text,text[],boolean,jsonb,integer,double precision[],boolean)',
  'next_free_days(uuid[],integer,date,text)',
  'offered_care()',
  'own_data()',
  'own_filled_cancellations()',
  'own_licence()',
  'own_clients(text,text,text,integer)',
  'own_visit_numbers(integer,text)',
  'remind_of_vaccinations(date)',
  'vaccinations_due(date)',
  'preview_passport(uuid,text[])',
  'propose_reschedule(uuid,date,time without time zone,text)',
  'read_passport(text)',
  'record_readers(uuid)',
  'remove_carer(uuid,uuid)',
  'reopen_review_report(uuid)',
  'report_found_pet(text,text,text)',
  'report_message(uuid,text)',
  'report_review(uuid,text)',
  'reported_reviews()',
  'request_reschedule(uuid,date,time without time zone,text)',
  'review_guest_visit(text,integer,text)',
  'reviews_under_review()',
  'revoke_calendar_link()',
  'revoke_passport_link(uuid)',
  'save_visit_note(uuid,text)',
  'search_veterinarians(text,text,text[],text[],numeric,text[],text,jsonb,integer,text,integer,text[],boolean,boolean,double precision[],double precision[],integer)',
  'send_guest_code(uuid,text,text,text)',
  'send_licence(text,text)',
  'send_message(uuid,uuid,text,jsonb)',
  'set_own_phone(text)',
  'set_pet_of_own_visit(uuid,uuid)',
  'set_service_prices(jsonb)',
  'take_offer(uuid)',
  'take_over_guest_visit(text,uuid,boolean)',
  'undo_complete_visit(uuid)',
  'unsubscribe(uuid)',
  'usual_price(uuid)',
  'veterinarian_address(text)',
  'veterinarians_on_map(double precision[],integer,text,text,text[],text[],numeric,text[],text,integer,text[],boolean,boolean,double precision[],double precision[],integer)',
  'visits_of_practice()',
  'withdraw_licence(uuid,text)',
  'withdraw_reschedule(uuid)',
];

test.each(Object.entries(ADVISOR_RULES))('%s', async (_name, { find, fault }) => {
  const { superuser } = connections;
  const listed = (subjects: readonly { subject?: string }[]) =>
    subjects
      .map(({ subject = '' }) => subject.replace(/^public\./, ''))
      .filter((subject) => !DEFINERS.includes(subject));
  expect(listed(await superuser.unsafe(find))).toEqual([]);

  // The rule would see it: a fault made on purpose, and taken back.
  const undo = new Error('taken back');
  const found: string[] = [];
  const tried = superuser.begin(async (sql) => {
    await sql.unsafe(fault);
    found.push(...listed(await sql.unsafe(find)));
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  expect(found).not.toEqual([]);
});

test('the list of functions past row-level security holds nothing that is gone', async () => {
  for (const signature of DEFINERS) {
    const [found] = await connections.superuser`
      select prosecdef from pg_proc where oid = ${`public.${signature}`}::regprocedure`;
    expect(found, signature).toEqual({ prosecdef: true });
  }
});
