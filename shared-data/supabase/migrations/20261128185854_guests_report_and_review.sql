set local check_function_bodies = off;

DROP FUNCTION "private"."counted_ratings"(uuid);

CREATE OR REPLACE FUNCTION private.correct_waiting_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day constant text := new.appointment_date;
  at constant text := to_char(new.appointment_time, 'HH24:MI');
begin
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null and (
    kind in ('reminder', 'reschedule_declined')
    or (kind = 'reschedule_accepted' and (about ->> 'new_date', about ->> 'new_time') is distinct from (day, at))
  );
  update private.mails mail set claim = null, claimed_until = null, about = about || case
    when kind in ('booked', 'booking_kept') then jsonb_build_object('date', day, 'time', at, 'changed_at', new.updated_at)
    else jsonb_build_object('new_date', day, 'new_time', at, 'changed_at', new.updated_at)
  end
  where appointment_id = new.id and private.tells_time(mail);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.counted_ratings(veterinarian uuid, before timestamp with time zone DEFAULT 'infinity'::timestamp with time zone)
 RETURNS SETOF smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select newest.rating
  from (
    select distinct on (client.name) review.rating
    from public.reviews review
    join public.appointments visit on visit.id = review.appointment_id
    cross join lateral (
      select coalesce(visit.client_id::text, private.guest_phone(visit.client_phone), visit.id::text)
    ) as client (name)
    where review.veterinarian_id = veterinarian and review.created_at < before and review.moderation is distinct from 'removed'
    order by client.name, review.created_at desc, review.id desc
  ) as newest
$function$;

CREATE OR REPLACE FUNCTION private.queue_mail(person uuid, kind text, about jsonb, cause text, visit uuid, mail_due timestamp with time zone DEFAULT now(), conversation uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if queue_mail.kind in ('moved', 'move_kept') and exists (
    select from private.mails mail where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail)
  ) then
    delete from private.mails mail
    where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail) and mail.about ? 'new_date'
      and (mail.about ->> 'date', mail.about ->> 'time') = (mail.about ->> 'new_date', mail.about ->> 'new_time');
    return;
  end if;
  insert into private.mails (user_id, kind, about, cause, appointment_id, conversation_id, due_at)
  values (person, queue_mail.kind, queue_mail.about, queue_mail.cause, visit, conversation, mail_due)
  on conflict on constraint mails_cause_key do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_link_of_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.guest_visits set moved_by = 'guest' where appointment_id = new.id;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  facts jsonb;
begin
  select * into visit from public.appointments where id = new.appointment_id;
  -- A guest has no account, and no news.
  if auth.uid() is null and visit.booked_by <> 'guest' or tg_op = 'UPDATE' and visit.client_id is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(
      new.veterinarian_id, 'review',
      jsonb_build_object(
        'person_id', new.veterinarian_id, 'person', new.author_name, 'is_veterinarian', false, 'rating', new.rating,
        'excerpt', left(new.comment, 160)
      ),
      'review ' || new.id
    );
  else
    facts := jsonb_build_object(
      'review_id', new.id,
      'person_id', new.veterinarian_id,
      'person', (select full_name from public.profiles where id = new.veterinarian_id),
      'is_veterinarian', true,
      'excerpt', left(new.answer, 160)
    );
    update public.notifications set about = facts, created_at = now()
    where user_id = visit.client_id and kind = 'review_answer' and read_at is null
      and about ->> 'review_id' = new.id::text;
    if not found then
      perform private.notify(visit.client_id, 'review_answer', facts, 'review answer ' || new.id);
    end if;
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.guest_visit(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
  state constant text := private.state_of_guest_visit(visit);
begin
  return (
    select jsonb_build_object(
      'state', state, 'status', visit.status, 'cancelled_by', case visit.cancelled_by when 'owner' then 'guest' else visit.cancelled_by end,
      'cancel_reason', case state when 'cancelled' then visit.cancel_reason end, 'moved_by', known.moved_by,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'), 'minutes', visit.duration_minutes,
      'visit_type_id', shown.visit_type_id, 'visit_type', shown.visit_type, 'price_from', shown.price_from,
      'price_to', shown.price_to, 'pet', shown.pet_name, 'pet_type', shown.pet_type, 'reason', shown.reason_for_visit,
      'email', case when shown.id is not null then known.email end,
      'may_move', state = 'open' and private.client_may_move(visit),
      'note', case when state = 'past' and visit.status = 'completed' then visit.visit_note end,
      'rating', (select rating from public.reviews review where review.appointment_id = visit.id and state = 'past'),
      'veterinarian', jsonb_build_object(
        'id', vet.id, 'name', vet.full_name, 'specialty', vet.specialty, 'clinic_name', vet.clinic_name,
        'address', vet.address, 'city', vet.city, 'phone', vet.phone, 'image_url', vet.profile_image_url,
        'portrait', vet.portrait
      )
    )
    from public.profiles vet join private.guest_visits known on known.appointment_id = visit.id
    left join public.appointments shown on shown.id = visit.id and state in ('open', 'past')
    where vet.id = visit.veterinarian_id
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_visit_numbers(weeks integer DEFAULT 12)
 RETURNS TABLE(week date, visits integer, cancelled integer, no_shows integer, reviews integer, rating numeric)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.me();
  last_monday constant date := date_trunc('week', private.warsaw_today())::date;
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  if weeks is null or weeks not between 1 and 53 then
    raise sqlstate 'PT400' using message = 'Numbers are given for 1 to 53 weeks.';
  end if;
  return query
    with mondays as (
      select last_monday - 7 * ago as monday from generate_series(weeks - 1, 0, -1) as ago
    ),
    counted as (
      select date_trunc('week', visit.appointment_date)::date as monday,
        count(*) filter (where visit.status <> 'cancelled')::integer as visits,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason is distinct from 'No-show')::integer
          as cancelled,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason = 'No-show')::integer as no_shows
      from public.appointments visit
      where visit.veterinarian_id = me
        and visit.appointment_date >= last_monday - 7 * (weeks - 1) and visit.appointment_date < last_monday + 7
      group by 1
    )
    select mondays.monday, coalesce(counted.visits, 0), coalesce(counted.cancelled, 0), coalesce(counted.no_shows, 0),
      rated.reviews, rated.rating
    from mondays
    left join counted on counted.monday = mondays.monday
    cross join lateral (
      select count(*)::integer as reviews, round(avg(counted), 2) as rating
      from private.counted_ratings(me, (mondays.monday + 7)::timestamp at time zone 'Europe/Warsaw') as counted
    ) as rated
    order by mondays.monday;
end;
$function$;

CREATE OR REPLACE FUNCTION public.review_guest_visit(secret text, rating integer, comment text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
begin
  if visit.client_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is in your account now. Please sign in to review it.';
  end if;
  insert into public.reviews (appointment_id, rating, comment)
  values (visit.id, review_guest_visit.rating, review_guest_visit.comment);
  return public.guest_visit(secret);
end;
$function$;

CREATE TRIGGER tell_link_of_move AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((new.client_id IS NOT NULL) AND ((old.appointment_date IS DISTINCT FROM new.appointment_date) OR (old.appointment_time IS DISTINCT FROM new.appointment_time)))) EXECUTE FUNCTION private.tell_link_of_move();

REVOKE ALL ON FUNCTION "private"."counted_ratings"(uuid, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."counted_ratings"(uuid, timestamp with time zone) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."counted_ratings"(uuid, timestamp with time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."tell_link_of_move"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."review_guest_visit"(text, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."review_guest_visit"(text, integer, text) TO "anon";

GRANT EXECUTE ON FUNCTION "public"."review_guest_visit"(text, integer, text) TO "service_role";
