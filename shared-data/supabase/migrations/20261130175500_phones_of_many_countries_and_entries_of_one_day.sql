set local check_function_bodies = off;

DROP POLICY "owners report a pet as lost" ON "public"."lost_pets";

CREATE OR REPLACE FUNCTION private.give_vaccination_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  mark private.job_marks;
  edge record;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  -- Read first, so that a day that is done locks and writes nothing.
  if exists (
    select from private.job_marks
    where job = 'vaccination reminders' and on_day = today and after_day = 'infinity'
  ) then
    return 0;
  end if;
  -- The mark's row is locked: another worker goes on where this one stops.
  insert into private.job_marks as known (job, on_day, after_day) values ('vaccination reminders', today, '-infinity')
  on conflict (job) do update
  set on_day = today, after_day = case when known.on_day = today then known.after_day else '-infinity' end
  returning * into mark;
  if mark.after_day = 'infinity' then
    return 0;
  end if;
  -- One step looks at as many vaccinations as a booking can wait for.
  select next_due_on as day, id into edge from public.vaccinations
  where next_due_on between today - 31 and today + 30 and (next_due_on, id) > (mark.after_day, mark.after_id)
  order by next_due_on, id offset 999 limit 1;
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    join public.pets owned on owned.id = entered.pet_id
      and owned.archived_at is null and owned.remembered_since is null
    where entered.next_due_on between today - 31 and today + 30
      and (entered.next_due_on, entered.id) > (mark.after_day, mark.after_id)
      and (edge.id is null or (entered.next_due_on, entered.id) <= (edge.day, edge.id))
      and entered.next_due_on - lead.days <= today
      and entered.next_due_on - lead.until > today
      and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
      and not exists (
        select from public.vaccinations later
        where later.pet_id = entered.pet_id and private.stands_for(later, entered)
      )
      and not exists (
        select from private.vaccination_reminders known
        where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
      )
    order by entered.next_due_on, entered.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select kept.* into pet from public.pets kept
    join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
    select product into vaccine from public.vaccinations where id = given.vaccination_id;
    perform private.notify(
      pet.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
      ),
      concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
    );
    count := count + 1;
    mark.after_day := given.due_on;
    mark.after_id := given.vaccination_id;
  end loop;
  if count < at_most then
    mark.after_day := coalesce(edge.day, 'infinity');
    mark.after_id := coalesce(edge.id, mark.after_id);
  end if;
  update private.job_marks set after_day = mark.after_day, after_id = mark.after_id where job = mark.job;
  return count;
end;
$function$;

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
      where later.pet_id = given.pet_id and private.stands_for(later, given)
    )
$function$;

CREATE OR REPLACE FUNCTION private.passport_of(pet uuid, shows text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', coalesce(lost.last_seen_at, lost.since))
    || case when kept.remembered_since is null then '{}'::jsonb else '{"is_remembered": true}' end
    || case when lost.last_seen_place is null then '{}' else jsonb_build_object('last_seen_place', lost.last_seen_place) end
    || case when 'photo' = any (shows) then jsonb_build_object('image_url', kept.image_url) else '{}' end
    || case when 'details' = any (shows) then jsonb_build_object(
      'breed', kept.breed, 'age', private.age_of(kept), 'gender', kept.gender, 'weight', kept.weight, 'color', kept.color
    ) else '{}' end
    || case when 'microchip' = any (shows) then jsonb_build_object('microchip', kept.microchip_number) else '{}' end
    || case when 'allergies' = any (shows) then jsonb_build_object('allergies', kept.allergies) else '{}' end
    || case when 'medicines' = any (shows) then jsonb_build_object(
      'medications', kept.medications,
      'medicines', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name collate "pl-x-icu", taken.id
        ), '[]')
        from public.medicines taken
        where taken.pet_id = kept.id and taken.starts_on <= private.warsaw_today()
          and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
      )
    ) else '{}' end
    || case when 'vaccinations' = any (shows) then jsonb_build_object('vaccinations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'product', latest.product, 'lot_number', latest.lot_number, 'given_on', latest.given_on,
          'next_due_on', latest.next_due_on
        )
        order by latest.given_on desc, latest.product
      ), '[]')
      from public.vaccinations latest
      where latest.pet_id = kept.id and not exists (
        select from public.vaccinations later
        where later.pet_id = kept.id and private.stands_for(later, latest)
      )
    )) else '{}' end
    || case when 'veterinarian' = any (shows) then jsonb_build_object('veterinarian', (
      select jsonb_build_object('name', vet.full_name, 'clinic', vet.clinic_name, 'phone', vet.phone)
      from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id
      where visit.pet_id = kept.id and visit.status <> 'cancelled'
      order by visit.appointment_date desc, visit.appointment_time desc limit 1
    )) else '{}' end
  from public.pets kept left join public.lost_pets lost on lost.pet_id = kept.id and kept.remembered_since is null
  where kept.id = pet
$function$;

CREATE OR REPLACE FUNCTION private.phone_number(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when keyed.digits ~ '^0(39|50|6[3678]|7[357]|9[1-9])[0-9]{7}$' then null
    when number ~ '^(\+48|0048|48)?0?[1-9][0-9]{8}$' then '+48 ' || case
      when right(number, 9) ~ '^(45|5[0137]|6[069]|7[02389]|8[08])' then regexp_replace(right(number, 9), '(...)(...)', '\1 \2 ')
      else regexp_replace(right(number, 9), '(..)(...)(..)', '\1 \2 \3 ')
    end
    when number ~ '^(\+|00|(?=380[0-9]{9}$))(?!48)[1-9][0-9]{7,14}$' then regexp_replace(number, '^(\+|00)?', '+')
  end
  from (select translate(
    regexp_replace(private.tidy(normalize(typed, nfkc)), '[\u00ad\u200c\u200d]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
  )) as shown (text)
  cross join lateral (select regexp_replace(shown.text, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\s]+', ' ', 'g')) as plain (text)
  cross join lateral (
    select regexp_replace(
      regexp_replace(btrim(plain.text), '^(?!.*(fa(x|ks)|[Фф][Аа][Кк][Сс]))[^0-9+(]+', '', 'i'),
      '([,;(]?\s*(wewn?|wewnętrzny|w|ext|extension|x|дод|доб|вн|#)[.:=]?\s*[0-9]{1,6}\)?)?[\s,;"''”’]*$', '', 'i'
    )
  ) as alone (text)
  cross join lateral (
    select regexp_replace(
      case when alone.text ~ '^\(?(\+|00)(?!48)' then replace(alone.text, '(0)', '') else alone.text end,
      '[\s()./_·•\u2010-\u2015\u2212-]', '', 'g'
    )
  ) as keyed (digits)
  cross join lateral (
    select regexp_replace(
      regexp_replace(keyed.digits, '^((\+|00)36)06', '\1'),
      '^((\+|00)(2[07]|3[123]|4[013469]|5[1458]|6[012346]|8[1246]|9[0123458]|21[238]|23[34]|249|25[1456]|26[034]|35[3589]'
        '|37[034]|38[01235679]|421|85[56]|88[06]|96[1-467]|97[0-2]|97[67]|99[456]))0',
      '\1'
    )
  ) as dialled (number)
$function$;

CREATE OR REPLACE FUNCTION private.stands_for(one public.vaccinations, other public.vaccinations)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when (one.given_on, one.next_due_on is not null, one.lot_number is not null, one.id)
      > (other.given_on, other.next_due_on is not null, other.lot_number is not null, other.id)
      then private.is_same_vaccine(one, other)
    else false
  end
$function$;

ALTER FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) OWNER TO "postgres";

CREATE POLICY "owners report a pet as lost" ON "public"."lost_pets" FOR INSERT TO "authenticated" WITH CHECK ((private.owns_pet(pet_id) AND (NOT private.is_remembered(pet_id))));

REVOKE ALL ON FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) TO "postgres";
