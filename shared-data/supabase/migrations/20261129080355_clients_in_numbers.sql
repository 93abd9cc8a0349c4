set local check_function_bodies = off;

DROP FUNCTION "public"."own_visit_numbers"(integer);

CREATE TABLE "private"."practice_reminders" ("vaccination_id" uuid NOT NULL, "due_on" date NOT NULL, "given_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "practice_reminders_pkey" PRIMARY KEY (vaccination_id, due_on));

ALTER TABLE "private"."practice_reminders" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."practice_reminders" OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.own_vaccinations_due(month date)
 RETURNS TABLE(vaccination_id uuid, pet_id uuid, due_on date, to_remind boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select given.id, pet.id, given.next_due_on,
    not exists (
      select from private.practice_reminders known where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
    ) and not exists (
      select from private.vaccination_reminders known
      where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
        and known.due_on - known.days_before > private.warsaw_today() - 7
    ) and not exists (
      select from public.appointments visit
      where visit.pet_id = pet.id and visit.veterinarian_id = auth.uid() and visit.status = 'upcoming'
        and visit.appointment_date >= private.warsaw_today()
    )
  from public.vaccinations given
  join public.pets pet on pet.id = given.pet_id and pet.archived_at is null and pet.remembered_since is null
  join public.profiles owner on owner.id = pet.owner_id and owner.deleted_at is null
  where given.added_by = auth.uid()
    and given.next_due_on >= date_trunc('month', own_vaccinations_due.month::timestamp)::date
    and given.next_due_on < (date_trunc('month', own_vaccinations_due.month::timestamp) + interval '1 month')::date
    and not exists (
      select from public.record_refusals refused where refused.pet_id = pet.id and refused.veterinarian_id = auth.uid()
    )
    and not exists (
      select from public.vaccinations later
      where later.pet_id = given.pet_id and later.given_on > given.given_on and private.is_same_vaccine(later, given)
    )
$function$;

ALTER FUNCTION "private"."own_vaccinations_due"(date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_visit_numbers(weeks integer DEFAULT 12, span text DEFAULT 'week'::text)
 RETURNS TABLE(week date, visits integer, cancelled integer, no_shows integer, reviews integer, rating numeric, completed integer, unpriced integer, price_from bigint, price_to bigint, new_clients integer, returning_clients integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  me constant uuid := private.me();
  one constant interval := case own_visit_numbers.span when 'week' then '1 week' when 'month' then '1 month' when 'year' then '1 year' end;
  current_first date;
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  if own_visit_numbers.weeks is null or own_visit_numbers.weeks not between 1 and 53 then
    raise sqlstate 'PT400' using message = 'Numbers are given for 1 to 53 weeks.';
  end if;
  if one is null then
    raise sqlstate 'PT400' using message = 'Numbers are given by week, month or year.';
  end if;
  current_first := date_trunc(own_visit_numbers.span, private.warsaw_today()::timestamp)::date;
  return query
    with span as (
      select (current_first - ago * one)::date as first_day, (current_first - (ago - 1) * one)::date as next_day
      from generate_series(own_visit_numbers.weeks - 1, 0, -1) as ago
    ),
    visit as (
      select mine.*, private.client_of_visit(mine) as client, mine.status = 'completed' as is_completed,
        mine.status = 'cancelled' and mine.cancel_reason is not distinct from 'No-show' as is_missed,
        min(mine.appointment_date) filter (where mine.status <> 'cancelled') over (partition by private.client_of_visit(mine)) as first_day
      from public.appointments mine where mine.veterinarian_id = me
    ),
    counted as (
      select span.first_day,
        count(*) filter (where visit.status <> 'cancelled')::integer as visits,
        count(*) filter (where visit.status = 'cancelled' and not visit.is_missed)::integer as cancelled,
        count(*) filter (where visit.is_missed)::integer as no_shows,
        count(*) filter (where visit.is_completed)::integer as completed,
        count(*) filter (where visit.is_completed and visit.price_from is null)::integer as unpriced,
        coalesce(sum(visit.price_from) filter (where visit.is_completed), 0)::bigint as price_from,
        coalesce(sum(coalesce(visit.price_to, visit.price_from)) filter (where visit.is_completed), 0)::bigint as price_to,
        count(distinct visit.client) filter (where visit.status <> 'cancelled' and visit.first_day >= span.first_day)::integer as new_clients,
        count(distinct visit.client) filter (where visit.status <> 'cancelled' and visit.first_day < span.first_day)::integer
          as returning_clients
      from span join visit on visit.appointment_date >= span.first_day and visit.appointment_date < span.next_day
      group by span.first_day
    )
    select span.first_day, coalesce(counted.visits, 0), coalesce(counted.cancelled, 0), coalesce(counted.no_shows, 0),
      rated.reviews, rated.rating, coalesce(counted.completed, 0), coalesce(counted.unpriced, 0), coalesce(counted.price_from, 0),
      coalesce(counted.price_to, 0), coalesce(counted.new_clients, 0), coalesce(counted.returning_clients, 0)
    from span
    left join counted on counted.first_day = span.first_day
    cross join lateral (
      select count(*)::integer as reviews, round(avg(stars), 2) as rating
      from private.counted_ratings(me, span.next_day::timestamp at time zone 'Europe/Warsaw') as stars
    ) as rated
    order by span.first_day;
end;
$function$;

ALTER FUNCTION "public"."own_visit_numbers"(integer, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.remind_of_vaccinations(month date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
  given record;
  reminded uuid[] := '{}';
begin
  if not exists (select from private.listed_vets listed where listed.veterinarian_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'You can remind owners once your licence is checked and your profile is complete.';
  end if;
  if (date_trunc('month', month::timestamp) between date_trunc('month', today::timestamp)
    and date_trunc('month', today::timestamp) + interval '2 months') is not true then
    raise sqlstate 'PT400' using message = 'Please choose this month, or one of the two after it.';
  end if;
  perform private.lock_person(auth.uid());
  for given in
    select due.vaccination_id, due.due_on, pet.id as pet_id, pet.name as pet, pet.owner_id, entered.product, vet.full_name as vet
    from private.own_vaccinations_due(month) as due
    join public.vaccinations entered on entered.id = due.vaccination_id
    join public.pets pet on pet.id = due.pet_id
    join public.profiles vet on vet.id = auth.uid()
    where due.to_remind order by pet.owner_id, due.due_on, due.vaccination_id
  loop
    insert into private.practice_reminders (vaccination_id, due_on) values (given.vaccination_id, given.due_on) on conflict do nothing;
    continue when not found;
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    values (given.vaccination_id, case when given.due_on - today > 7 then 30 when given.due_on >= today then 7 else -1 end, given.due_on)
    on conflict do nothing;
    perform private.notify(
      given.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', given.pet_id, 'pet', given.pet, 'vaccine', given.product, 'date', given.due_on, 'days', given.due_on - today,
        'person_id', auth.uid(), 'person', given.vet, 'is_veterinarian', true
      ),
      concat_ws(' ', 'vaccination by vet', given.vaccination_id, given.due_on)
    );
    reminded := reminded || given.pet_id;
  end loop;
  return (select count(distinct pet) from unnest(reminded) as pet);
end;
$function$;

ALTER FUNCTION "public"."remind_of_vaccinations"(date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.vaccinations_due(month date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'due', count(distinct due.pet_id), 'to_remind', count(distinct due.pet_id) filter (where due.to_remind)
  ) from private.own_vaccinations_due(vaccinations_due.month) as due
$function$;

ALTER FUNCTION "public"."vaccinations_due"(date) OWNER TO "postgres";

ALTER TABLE "private"."practice_reminders" ADD CONSTRAINT "practice_reminders_vaccination_id_fkey" FOREIGN KEY (vaccination_id) REFERENCES public.vaccinations(id) ON DELETE CASCADE;

REVOKE ALL ON FUNCTION "private"."own_vaccinations_due"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_vaccinations_due"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_vaccinations_due"(date) TO "postgres";

REVOKE ALL ON FUNCTION "public"."own_visit_numbers"(integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_visit_numbers"(integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_visit_numbers"(integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visit_numbers"(integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visit_numbers"(integer, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."remind_of_vaccinations"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remind_of_vaccinations"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remind_of_vaccinations"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remind_of_vaccinations"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remind_of_vaccinations"(date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."vaccinations_due"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."vaccinations_due"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."vaccinations_due"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."vaccinations_due"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."vaccinations_due"(date) TO "service_role";
