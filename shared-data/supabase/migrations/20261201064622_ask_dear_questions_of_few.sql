set local check_function_bodies = off;

DROP FUNCTION "private"."is_near"(uuid, public.earlier_requests);

CREATE OR REPLACE FUNCTION private.in_line(veterinarian uuid, starts_at timestamp without time zone, at timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with waiting as materialized (
    select * from public.earlier_requests
    where ended_at is null and (veterinarian_id = in_line.veterinarian or kilometres is not null)
      and in_line.starts_at::date between from_date and to_date
      and extract(isodow from in_line.starts_at)::integer = any (weekdays)
      and extract(hour from in_line.starts_at)::integer = any (hours)
      and in_line.starts_at at time zone 'Europe/Warsaw' >= at + make_interval(hours => lead_hours)
      and (at_night or not (select private.is_quiet(at)))
  ), matching as materialized (
    select request, coalesce(visit.duration_minutes, wanted.minutes, 30) as minutes
    from (
      select id from waiting where veterinarian_id = in_line.veterinarian
      union all
      -- Listed in the specialty of the one that they ask for, so near, and treating their animal.
      select waiting.id
      from private.listed_vets near
      join public.vet_stats asked on asked.specialty_code = near.specialty_code
      join waiting on waiting.veterinarian_id = asked.veterinarian_id
      where near.veterinarian_id = in_line.veterinarian and asked.veterinarian_id <> near.veterinarian_id
        and private.kilometres_between(asked.veterinarian_id, near.veterinarian_id) <= waiting.kilometres
        and private.canonical_or_folded('pet_type', waiting.pet_type) = any (near.pet_types)
    ) as asking
    join public.earlier_requests request on request.id = asking.id
    left join public.appointments visit on visit.id = request.appointment_id
    left join public.visit_types wanted on wanted.id = request.visit_type_id
    where (visit.id is null or in_line.starts_at < visit.appointment_date + visit.appointment_time)
      and not exists (
        select from public.slot_offers told
        where told.client_id = request.client_id and (
          (told.veterinarian_id, told.slot_date + told.slot_time) = (in_line.veterinarian, in_line.starts_at)
          or (told.outcome is null and told.held_until > at)
        )
      )
  ), fitting as materialized (
    select minutes from (select distinct minutes from matching offset 0) as lengths
    where private.is_begin(in_line.veterinarian, in_line.starts_at, minutes)
      and private.is_free(in_line.veterinarian, private.slot(in_line.starts_at::date, in_line.starts_at::time, minutes), at)
  )
  select (request).id from matching
  where minutes in (select minutes from fitting) and private.may_still_book(request, in_line.veterinarian)
$function$;
