set local check_function_bodies = off;

DROP POLICY "people read their notifications" ON "public"."notifications";

CREATE TABLE "private"."completions" ("appointment_id" uuid NOT NULL, "completed_at" timestamp with time zone NOT NULL DEFAULT now(), "former_note" text, CONSTRAINT "completions_pkey" PRIMARY KEY (appointment_id));

ALTER TABLE "private"."completions" ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.forget_summary(visit public.appointments)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.notifications
  where user_id = visit.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = visit.id::text;
  delete from private.mails
  where appointment_id = visit.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if exists (select from private.mails where appointment_id = visit.id and kind = 'visit_summary') then
    raise sqlstate 'PT409' using message = 'The owner has been told already.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.kept_for(what text)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case what
    when 'notifications' then interval '180 days'
    -- The link that stops mails works as long.
    when 'mails' then interval '180 days'
    when 'ended passport links' then interval '30 days'
    when 'found reports' then interval '180 days'
    when 'completions' then interval '1 hour'
  end
$function$;

CREATE OR REPLACE FUNCTION private.note_of_visit(summary text, treatment text, medicines jsonb, vaccinations jsonb, kilograms numeric, follow_up_on date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select nullif(concat_ws(
    E'\n',
    nullif(btrim(summary, E' \t\r\n'), ''),
    'Treatment: ' || nullif(btrim(treatment, E' \t\r\n'), ''),
    (
      select string_agg(
        'Medicine: ' || btrim(given.name) || coalesce(', ' || nullif(btrim(given.dose), ''), '')
        || coalesce(', until ' || to_char(given.ends_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date)
    ),
    (
      select string_agg(
        'Vaccination: ' || btrim(given.product)
        || coalesce(', next due on ' || to_char(given.next_due_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(vaccinations) as given (product text, next_due_on date)
    ),
    'Weight: ' || trim_scale(kilograms) || ' kg',
    'Follow-up: from ' || to_char(follow_up_on, 'FMMon FMDD, YYYY')
  ), '')
$function$;

CREATE OR REPLACE FUNCTION private.reopen_request(visit public.appointments, closed_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.reschedule_requests;
begin
  update public.reschedule_requests set status = 'pending', answered_at = null
  where appointment_id = visit.id and status = 'withdrawn' and answered_at = closed_at
  returning * into asked;
  if found then
    insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
    values (
      visit.veterinarian_id, private.slot(asked.proposed_date, asked.proposed_time, visit.duration_minutes), visit.id,
      asked.id
    );
  end if;
exception when exclusion_violation then
  null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_summary()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  facts jsonb;
  noted constant boolean := new.visit_note is not null;
begin
  if auth.uid() is null then
    return null;
  end if;
  facts := private.facts_of_visit(new, new.client_id)
    || jsonb_build_object('pet_id', new.pet_id, 'follow_up_on', new.follow_up_on);
  if private.wants(new.client_id, 'visit_summary', 'site') then
    delete from public.notifications
    where user_id = new.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = new.id::text;
    insert into public.notifications (user_id, kind, about, created_at)
    values (new.client_id, 'visit_summary', facts, now() + private.undo_time());
  end if;
  delete from private.mails
  where appointment_id = new.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if private.wants(new.client_id, 'visit_summary', 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
    values (
      new.client_id, 'visit_summary', facts || jsonb_build_object('note', new.visit_note),
      concat_ws(' ', 'visit summary', new.id, case when noted then 'with note' end), new.id,
      now() + case when noted then private.undo_time() else interval '1 hour' end
    )
    on conflict on constraint mails_cause_key do nothing;
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.undo_time()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '1 minute' $function$;

CREATE OR REPLACE FUNCTION public.complete_visit(appointment uuid, summary text DEFAULT NULL::text, treatment text DEFAULT NULL::text, medicines jsonb DEFAULT '[]'::jsonb, vaccinations jsonb DEFAULT '[]'::jsonb, kilograms numeric DEFAULT NULL::numeric, follow_up_weeks integer DEFAULT NULL::integer)
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
  if not (private.is_entry_list(medicines) and private.is_entry_list(vaccinations)) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines and 20 vaccinations.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms);
  if visit.status = 'upcoming' then
    insert into private.completions (appointment_id, former_note) values (visit.id, visit.visit_note)
    on conflict (appointment_id) do update set completed_at = now(), former_note = excluded.former_note;
  end if;
  again := visit.appointment_date + 7 * follow_up_weeks;
  update public.appointments
  set status = 'completed', follow_up_on = again,
      visit_note = coalesce(
        private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again), visit_note
      )
  where id = visit.id
  returning * into visit;
  return visit;
end;
$function$;

CREATE OR REPLACE FUNCTION public.mark_notifications_read(notifications uuid[] DEFAULT NULL::uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  marked integer;
begin
  if cardinality(notifications) > 50 then
    raise sqlstate 'PT400' using message = 'Please name at most 50 notifications.';
  end if;
  update public.notifications news set read_at = now()
  from (
    select own.id from public.notifications own
    where own.user_id = auth.uid() and own.read_at is null and own.created_at <= now()
      and (mark_notifications_read.notifications is null or own.id = any (mark_notifications_read.notifications))
    order by own.id for no key update
  ) as unread
  where news.id = unread.id;
  get diagnostics marked = row_count;
  return marked;
end;
$function$;

CREATE OR REPLACE FUNCTION public.prune(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  gone integer;
  total integer := 0;
begin
  delete from public.notifications where id in (
    select id from public.notifications where created_at < at - private.kept_for('notifications')
    order by created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.mails where id in (
    select id from private.mails
    where (sent_at is not null or handed_over_at is not null or given_up_at is not null)
      and due_at < at - private.kept_for('mails')
    order by due_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.found_reports where id in (
    select report.id from public.found_reports report
    where report.created_at < at - private.kept_for('found reports')
      and not exists (select from public.lost_pets lost where lost.pet_id = report.pet_id)
    order by report.created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.passport_links where id in (
    select id from public.passport_links
    where least(revoked_at, expires_at) < at - private.kept_for('ended passport links')
    order by least(revoked_at, expires_at) limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.completions where appointment_id in (
    select appointment_id from private.completions where completed_at < at - private.kept_for('completions')
    order by completed_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  return total + gone;
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
  update public.appointments set status = 'upcoming', visit_note = done.former_note, follow_up_on = null
  where id = visit.id
  returning * into visit;
  perform private.reopen_request(visit, done.completed_at);
  perform private.forget_summary(visit);
  return visit;
end;
$function$;

ALTER TABLE "private"."completions" ADD CONSTRAINT "completions_appointment_id_fkey" FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;

CREATE INDEX completions_completed_idx ON private.completions USING btree (completed_at);

CREATE POLICY "people read their notifications" ON "public"."notifications" FOR SELECT TO "authenticated" USING (((user_id = ( SELECT auth.uid() AS uid)) AND (created_at <= now())));

REVOKE ALL ON FUNCTION "private"."forget_summary"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reopen_request"(public.appointments, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_time"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."undo_complete_visit"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_complete_visit"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."undo_complete_visit"(uuid) TO "service_role";
