set local check_function_bodies = off;

DROP TRIGGER "note_decision" ON "public"."review_reports";

ALTER TABLE "private"."decisions" DROP CONSTRAINT "decisions_what_check";

CREATE OR REPLACE FUNCTION private.check_may_decide_review(report uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators decide about reviews.';
  end if;
  if exists (
    select from public.review_reports about
    join public.reviews review on review.id = about.review_id
    where about.id = report and private.is_side_of_visit(review.appointment_id)
  ) then
    raise sqlstate 'PT403' using message = 'You had this visit yourself. Another administrator has to decide.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."check_may_decide_review"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.note_review_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_decision(
    case when new.removed is null then 'review reopened' when new.removed then 'review removed' else 'review kept' end,
    (select veterinarian_id from public.reviews where id = new.review_id), new.decision_reason
  );
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.decide_licence(sending uuid, confirm boolean, reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_licence public.licences;
  why constant text := nullif(btrim(reason), '');
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  if confirm is null or (not confirm and why is null) or length(why) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  perform private.lock_calendar(sent.veterinarian_id) from public.licences sent where sent.sending = decide_licence.sending;
  select * into found_licence from public.licences sent
  where sent.sending = decide_licence.sending and sent.sent_at is not null for update;
  if not found then
    raise sqlstate 'PT404' using message = 'The veterinarian has sent something else meanwhile. Please look again.';
  end if;
  if found_licence.veterinarian_id = auth.uid() then
    raise sqlstate 'PT403' using message = 'This is your own licence. Another administrator has to decide.';
  end if;
  if private.licence_state(found_licence) <> 'waiting' then
    raise sqlstate 'PT409' using message = 'This licence is decided already.';
  end if;
  if not private.has_document(found_licence) then
    raise sqlstate 'PT409' using message = 'The document is gone. The veterinarian has to send it again.';
  end if;
  update public.licences set
    verified_at = case when confirm then now() else verified_at end,
    valid_until = case when confirm then now() + private.licence_holds_for() else valid_until end,
    refusal = case when not confirm then why end,
    decided_at = now(), decided_by = auth.uid()
  where veterinarian_id = found_licence.veterinarian_id
  returning * into found_licence;
  perform private.tell_of_licence(
    found_licence.veterinarian_id, case when confirm then 'confirmed' else 'refused' end,
    jsonb_build_object('reason', why, 'until', found_licence.valid_until), decide_licence.sending::text
  );
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number.';
end;
$function$;

CREATE OR REPLACE FUNCTION public.decide_review(report uuid, remove boolean, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  decided public.review_reports;
begin
  perform private.check_may_decide_review(report);
  if remove is null or nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  update public.review_reports waiting
  set removed = remove, decided_by = auth.uid(), decided_at = now(), decision_reason = btrim(decide_review.reason)
  where waiting.id = report and waiting.removed is null
  returning * into decided;
  if not found then
    perform from public.review_reports where id = report;
    if found then
      raise sqlstate 'PT409' using message = 'This report is decided already.';
    end if;
    raise sqlstate 'PT404' using message = 'This report was not found.';
  end if;
  if remove then
    update public.reviews set moderation = 'removed' where id = decided.review_id;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.reopen_review_report(report uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reopened public.review_reports;
begin
  perform private.check_may_decide_review(report);
  update public.review_reports decided
  set removed = null, decided_by = null, decided_at = null, decision_reason = null
  where decided.id = report and decided.removed is not null
  returning * into reopened;
  if not found then
    raise sqlstate 'PT404' using message = 'This report waits for a decision already.';
  end if;
  update public.reviews set moderation = null where id = reopened.review_id and moderation = 'removed';
end;
$function$;

ALTER FUNCTION "public"."reopen_review_report"(uuid) OWNER TO "postgres";

ALTER TABLE "private"."decisions" ADD CONSTRAINT "decisions_what_check" CHECK ((what = ANY (ARRAY['licence confirmed'::text, 'licence refused'::text, 'licence withdrawn'::text, 'review kept'::text, 'review removed'::text, 'review reopened'::text, 'clinic added'::text, 'clinic changed'::text, 'clinic removed'::text, 'administrator added'::text, 'administrator removed'::text])));

CREATE TRIGGER note_decision AFTER UPDATE ON public.review_reports FOR EACH ROW WHEN ((old.removed IS DISTINCT FROM new.removed)) EXECUTE FUNCTION private.note_review_decision();

REVOKE ALL ON FUNCTION "private"."check_may_decide_review"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_may_decide_review"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_may_decide_review"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."reopen_review_report"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."reopen_review_report"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reopen_review_report"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reopen_review_report"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reopen_review_report"(uuid) TO "service_role";
