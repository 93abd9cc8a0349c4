set local check_function_bodies = off;

ALTER TABLE "public"."vaccinations" ADD COLUMN "lot_number" text;

CREATE OR REPLACE FUNCTION private.add_to_record(visit public.appointments, medicines jsonb, vaccinations jsonb, kilograms numeric)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if medicines = '[]' and vaccinations = '[]' and kilograms is null then
    return;
  end if;
  if visit.pet_id is null then
    raise sqlstate 'PT409' using message = 'This pet has no health record here. Please write it in the summary.';
  end if;
  if not private.treats_pet(visit.pet_id) then
    raise sqlstate 'PT403' using
      message = 'You cannot write to the health record of this pet. Please write it in the summary.';
  end if;
  insert into public.vaccinations (pet_id, product, lot_number, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), nullif(btrim(given.lot_number), ''), visit.appointment_date, given.next_due_on,
    auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, lot_number text, next_due_on date);
  insert into public.medicines (pet_id, name, dose, starts_on, ends_on, added_by)
  select visit.pet_id, btrim(given.name), nullif(btrim(given.dose), ''), visit.appointment_date, given.ends_on,
    auth.uid()
  from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date);
  if kilograms is not null then
    insert into public.weights (pet_id, weighed_on, kilograms, added_by, appointment_id)
    values (visit.pet_id, visit.appointment_date, add_to_record.kilograms, auth.uid(), visit.id);
  end if;
  if greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ) > private.quota('entries of a record') then
    raise sqlstate 'PT403' using
      message = 'The health record of this pet is full. Please write it in the summary.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.bytes_of_records(person uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(sum(octet_length(concat(entry.words))), 0)
  from public.pets pet cross join lateral (
    select concat(product, lot_number) from public.vaccinations where pet_id = pet.id
    union all select concat(name, dose) from public.medicines where pet_id = pet.id
    union all select concat(title, path) from public.pet_documents where pet_id = pet.id
  ) as entry (words)
  where pet.owner_id = person
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
        'Vaccination: ' || btrim(given.product) || coalesce(', lot ' || nullif(btrim(given.lot_number), ''), '')
        || coalesce(', next due on ' || to_char(given.next_due_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(vaccinations) as given (product text, lot_number text, next_due_on date)
    ),
    'Weight: ' || trim_scale(kilograms) || ' kg',
    'Follow-up: from ' || to_char(follow_up_on, 'FMMon FMDD, YYYY')
  ), '')
$function$;

CREATE OR REPLACE FUNCTION private.passport_of(pet uuid, shows text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', lost.since)
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
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name, taken.id
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
      from (
        select distinct on (private.fold(given.product)) given.product, given.lot_number, given.given_on, given.next_due_on
        from public.vaccinations given where given.pet_id = kept.id
        order by private.fold(given.product), given.given_on desc
      ) as latest
    )) else '{}' end
    || case when 'veterinarian' = any (shows) then jsonb_build_object('veterinarian', (
      select jsonb_build_object('name', vet.full_name, 'clinic', vet.clinic_name, 'phone', vet.phone)
      from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id
      where visit.pet_id = kept.id and visit.status <> 'cancelled'
      order by visit.appointment_date desc, visit.appointment_time desc limit 1
    )) else '{}' end
  from public.pets kept left join public.lost_pets lost on lost.pet_id = kept.id
  where kept.id = pet
$function$;

ALTER TABLE "public"."vaccinations" ADD CONSTRAINT "vaccinations_lot_number_check" CHECK (((btrim(lot_number) <> ''::text) AND (length(lot_number) <= 50)));
