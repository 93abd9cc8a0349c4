set local check_function_bodies = off;

ALTER TABLE "public"."notifications" DROP CONSTRAINT "notifications_kind_check";

DROP FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb);

CREATE TABLE "public"."after_visits" ("appointment_id" uuid NOT NULL, "questions" text[] NOT NULL, "asks_at" timestamp with time zone NOT NULL, "is_asked" boolean NOT NULL DEFAULT false, "answers" jsonb, "message_id" uuid, "answered_at" timestamp with time zone, CONSTRAINT "after_visits_answers_check" CHECK ((jsonb_typeof(answers) = 'object'::text)), CONSTRAINT "after_visits_answers_have_a_moment" CHECK (((answers IS NULL) = (answered_at IS NULL))), CONSTRAINT "after_visits_message_id_key" UNIQUE (message_id), CONSTRAINT "after_visits_pkey" PRIMARY KEY (appointment_id));

ALTER TABLE "public"."after_visits" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."after_visits" OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.after_visit_questions()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select array['eating', 'drinking', 'vomiting', 'breathing', 'walking', 'wound', 'medicine', 'better'] $function$;

ALTER FUNCTION "private"."after_visit_questions"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.after_visit_time()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '14 days' $function$;

ALTER FUNCTION "private"."after_visit_time"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.ask_after_visit(visit public.appointments, questions text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant text[] := array(select distinct unnest(ask_after_visit.questions));
begin
  if wanted = '{}' then
    return;
  end if;
  if cardinality(wanted) > 4 or not wanted <@ private.after_visit_questions() then
    raise sqlstate 'PT400' using message = 'Please choose up to four of the questions.';
  end if;
  insert into public.after_visits (appointment_id, questions, asks_at)
  values (visit.id, ask_after_visit.questions, now() + interval '1 day')
  on conflict do nothing;
end;
$function$;

ALTER FUNCTION "private"."ask_after_visit"(public.appointments, text[]) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_after_visit_questions(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  due uuid;
  count integer := 0;
begin
  if private.is_quiet(at) then
    return 0;
  end if;
  for due in
    update public.after_visits set is_asked = true
    where appointment_id in (
      select waiting.appointment_id from public.after_visits waiting
      where not waiting.is_asked and waiting.asks_at <= at
      order by waiting.asks_at
      limit at_most
      for update skip locked
    )
    returning appointment_id
  loop
    select * into visit from public.appointments where id = due;
    if visit.status = 'completed'
      and (select asks_at from public.after_visits where appointment_id = due) > at - private.after_visit_time()
      and (select answered_at is null from public.after_visits where appointment_id = due)
      and not exists (select from public.pets where id = visit.pet_id and remembered_since is not null)
      and exists (select from public.profiles where id = visit.client_id and deleted_at is null) then
      perform private.notify(
        visit.client_id, 'after_visit', private.facts_of_visit(visit, visit.client_id), 'after visit ' || visit.id, at
      );
      count := count + 1;
    end if;
  end loop;
  return count;
end;
$function$;

ALTER FUNCTION "private"."give_after_visit_questions"(timestamp with time zone, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_what_is_due(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- First, because calendars come first in the order of locks.
  perform private.give_earlier_offers(at, at_most);
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_after_visit_questions(at, at_most);
  perform private.give_licence_notices(at, at_most);
  perform private.give_guest_reminders(at, at_most);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_alarming(question text, answer text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select answer = case
    when question in ('eating', 'drinking', 'wound') then 'no'
    when question in ('vomiting', 'breathing') then 'yes'
  end
$function$;

ALTER FUNCTION "private"."is_alarming"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.answer_after_visit(appointment uuid, message uuid, answers jsonb, body text)
 RETURNS public.after_visits
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  asked public.after_visits;
begin
  select * into visit from public.appointments where id = appointment and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  perform private.lock_person(auth.uid());
  select * into asked from public.after_visits where appointment_id = visit.id and asks_at <= now() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'Nothing is asked about this visit.';
  end if;
  if asked.message_id = message then
    return asked;
  end if;
  if asked.answered_at is not null then
    raise sqlstate 'PT409' using message = 'You have answered already. Write to your vet if something has changed.';
  end if;
  if asked.asks_at < now() - private.after_visit_time() then
    raise sqlstate 'PT409' using message = 'These questions are too old to answer. Please write to your vet instead.';
  end if;
  if jsonb_typeof(answers) is distinct from 'object'
    or array(select jsonb_object_keys(answers) order by 1) <> array(select unnest(asked.questions) order by 1)
    or exists (select from jsonb_each_text(answers) as given where given.value not in ('yes', 'no', 'unsure')) then
    raise sqlstate 'PT400' using message = 'Please answer each question.';
  end if;
  perform public.send_message(message, visit.veterinarian_id, body);
  update public.after_visits
  set answers = answer_after_visit.answers, answered_at = now(), message_id = message, is_asked = true
  where appointment_id = visit.id
  returning * into asked;
  if exists (select from jsonb_each_text(answers) as given where private.is_alarming(given.key, given.value)) then
    perform private.notify(
      visit.veterinarian_id, 'after_visit_alarm',
      private.facts_of_visit(visit, visit.veterinarian_id) || jsonb_build_object('excerpt', left(btrim(body), 160)),
      'after visit alarm ' || visit.id
    );
  end if;
  return asked;
end;
$function$;

ALTER FUNCTION "public"."answer_after_visit"(uuid, uuid, jsonb, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.complete_visit(appointment uuid, summary text DEFAULT NULL::text, treatment text DEFAULT NULL::text, medicines jsonb DEFAULT '[]'::jsonb, vaccinations jsonb DEFAULT '[]'::jsonb, kilograms numeric DEFAULT NULL::numeric, follow_up_weeks integer DEFAULT NULL::integer, documents jsonb DEFAULT '[]'::jsonb, questions text[] DEFAULT '{}'::text[])
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  again date;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if not (
    private.is_entry_list(medicines) and private.is_entry_list(vaccinations) and private.is_entry_list(documents)
  ) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines, 20 vaccinations and 20 documents.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  perform private.assert_own_documents(documents);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms, documents);
  if visit.status = 'upcoming' then
    insert into private.completions (appointment_id, former_note) values (visit.id, visit.visit_note)
    on conflict (appointment_id) do update set completed_at = now(), former_note = excluded.former_note;
  end if;
  perform private.ask_after_visit(visit, questions);
  again := visit.appointment_date + 7 * follow_up_weeks;
  update public.appointments
  set status = 'completed', follow_up_on = again,
      visit_note = coalesce(
        private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again, documents), visit_note
      )
  where id = visit.id
  returning * into visit;
  return visit;
end;
$function$;

ALTER FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb, text[]) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to download your data.';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at) from auth.users where id = me),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'pets', private.own_rows('public.pets', 'owner_id = $1'),
    'saved_veterinarians', private.own_rows('public.saved_veterinarians', 'owner_id = $1'),
    'vaccinations', private.own_rows('public.vaccinations', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'weights', private.own_rows('public.weights', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'medicines', private.own_rows('public.medicines', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'documents', private.own_rows('public.pet_documents', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'lost_pets', private.own_rows('public.lost_pets', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'found_reports', private.own_rows('public.found_reports', 'pet_id in (select id from public.pets where owner_id = $1)'),
    -- Of a link's secret there is only what it is known by, which is of use to nobody.
    'passport_links', (
      select coalesce(jsonb_agg(to_jsonb(link) - 'secret_hash'), '[]')
      from public.passport_links link join public.pets pet on pet.id = link.pet_id where pet.owner_id = me
    ),
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'earlier_requests', private.own_rows('public.earlier_requests', 'client_id = $1'),
    'slot_offers', private.own_rows('public.slot_offers', 'client_id = $1'),
    'after_visits', private.own_rows(
      'public.after_visits',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'visit_answers', private.own_rows(
      'public.visit_answers', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'visit_photos', private.own_rows(
      'public.visit_photos', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'reviews', private.own_rows(
      'public.reviews',
      'veterinarian_id = $1 or appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'conversations', private.own_rows('public.conversations', '$1 in (client_id, veterinarian_id)'),
    'messages', private.own_rows(
      'public.messages',
      'conversation_id in (select id from public.conversations where $1 in (client_id, veterinarian_id))'
    ),
    'message_attachments', private.own_rows(
      'public.message_attachments',
      'message_id in (
        select sent.id from public.messages sent join public.conversations held on held.id = sent.conversation_id
        where $1 in (held.client_id, held.veterinarian_id)
      )'
    ),
    'notifications', private.own_rows('public.notifications', 'user_id = $1'),
    'notification_preferences', private.own_rows('public.notification_preferences', 'user_id = $1'),
    'working_hours', private.own_rows('public.working_hours', 'veterinarian_id = $1'),
    'time_off', private.own_rows('public.time_off', 'veterinarian_id = $1'),
    'emergency_hours', private.own_rows('public.emergency_hours', 'veterinarian_id = $1'),
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'phone_visits', private.own_rows('public.phone_visits', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.undo_complete_visit(appointment uuid)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  done private.completions;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  delete from private.completions where appointment_id = visit.id returning * into done;
  if not found or done.completed_at < now() - private.undo_time() then
    raise sqlstate 'PT409' using message = 'This can no longer be undone. You can still edit the note of the visit.';
  end if;
  -- The same moment: nothing has touched the visit since.
  if visit.status <> 'completed' or visit.updated_at <> done.completed_at
    or exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'This visit was changed since it was completed, and stays completed.';
  end if;
  delete from public.vaccinations where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.weights where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.medicines
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  delete from public.pet_documents
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  delete from public.after_visits where appointment_id = visit.id;
  update public.appointments set status = 'upcoming', visit_note = done.former_note, follow_up_on = null
  where id = visit.id
  returning * into visit;
  perform private.reopen_request(visit, done.completed_at);
  perform private.forget_summary(visit);
  return visit;
end;
$function$;

ALTER TABLE "public"."after_visits" ADD CONSTRAINT "after_visits_appointment_id_fkey" FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE "public"."after_visits" ADD CONSTRAINT "after_visits_message_id_fkey" FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE SET NULL;

ALTER TABLE "public"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ((kind = ANY (ARRAY['booked'::text, 'cancelled'::text, 'reschedule_asked'::text, 'reschedule_accepted'::text, 'reschedule_declined'::text, 'message'::text, 'review'::text, 'review_answer'::text, 'reminder'::text, 'visit_summary'::text, 'found'::text, 'follow_up'::text, 'licence'::text, 'moved'::text, 'earlier_offer'::text, 'after_visit'::text, 'after_visit_alarm'::text])));

CREATE INDEX after_visits_due_idx ON public.after_visits USING btree (asks_at) WHERE (NOT is_asked);

CREATE POLICY "both sides read the questions after a visit" ON "public"."after_visits" FOR SELECT TO "authenticated" USING ((EXISTS ( SELECT
   FROM public.appointments visit
  WHERE ((visit.id = after_visits.appointment_id) AND ((visit.veterinarian_id = ( SELECT auth.uid() AS uid)) OR ((visit.client_id = ( SELECT auth.uid() AS uid)) AND (after_visits.asks_at <= now())))))));

REVOKE ALL ON FUNCTION "private"."after_visit_questions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."after_visit_questions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."after_visit_questions"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."after_visit_questions"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."after_visit_time"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."after_visit_time"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."after_visit_time"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_after_visit"(public.appointments, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_after_visit"(public.appointments, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_after_visit"(public.appointments, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_after_visit_questions"(timestamp with time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_after_visit_questions"(timestamp with time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_after_visit_questions"(timestamp with time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_alarming"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_alarming"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_alarming"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."answer_after_visit"(uuid, uuid, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."answer_after_visit"(uuid, uuid, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_after_visit"(uuid, uuid, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_after_visit"(uuid, uuid, jsonb, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_after_visit"(uuid, uuid, jsonb, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb, text[]) TO "service_role";

GRANT SELECT ON TABLE "public"."after_visits" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."after_visits" TO "service_role";

ALTER TABLE "public"."after_visits" ADD CONSTRAINT "after_visits_questions_check" CHECK ((((cardinality(questions) >= 1) AND (cardinality(questions) <= 4)) AND (questions <@ private.after_visit_questions())));
