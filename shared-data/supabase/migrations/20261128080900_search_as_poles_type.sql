set local check_function_bodies = off;

ALTER TABLE "public"."vocabulary" DROP CONSTRAINT "vocabulary_kind_check";

DROP FUNCTION "private"."is_joining_word"(text);

DROP FUNCTION "private"."literal_condition"(text, text);

DROP FUNCTION "private"."meanings_of"(text);

DROP FUNCTION "private"."text_condition"(text, text);

DROP FUNCTION "private"."told_meanings"(text);

CREATE TABLE "private"."towns" ("term" text NOT NULL, "label" text NOT NULL, "latitude" double precision NOT NULL, "longitude" double precision NOT NULL, CONSTRAINT "towns_pkey" PRIMARY KEY (term));

CREATE TABLE "private"."word_forms" ("form" text NOT NULL, "base" text NOT NULL, CONSTRAINT "word_forms_pkey" PRIMARY KEY (form, base));

CREATE OR REPLACE FUNCTION private.conditions_of(folded text, match text)
 RETURNS TABLE(piece text, condition text, gives_way integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with meant as (
    select place, piece, kind, bool_or(corrected) as corrected, private.meaning_condition(kind, array_agg(code)) as condition
    from private.meanings_of(folded)
    group by place, piece, kind
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind in ('city', 'town')) as is_place,
      bool_or(kind = 'any') as is_any, min(array_position(array['city', 'town', 'service', 'pet_type', 'specialty'], kind)) as rank,
      string_agg(condition, ' or ') as meaning, count(*) over () as others
    from meant
    group by place, piece
  )
  select piece, format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and not (coalesce(is_place, false) and others > 1) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        private.literal_condition(piece, match, length(piece) < 4 and meaning is not null)
      end,
      case when is_place is not true or others > 1 or match is null then meaning end
    )),
    row_number() over (order by rank, place desc)::integer
  from asked
  where is_any is not true
$function$;

CREATE OR REPLACE FUNCTION private.directory_filter(query text, match text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted_text text := nullif(private.fold(query), '');
  place constant text := private.place_condition(city);
  -- `stats` are `private.listed_vets`.
  conditions text[] := array['true'];
begin
  if wanted_text is not null then
    conditions := conditions || (select condition from private.read_search(wanted_text, match));
  end if;
  if place is not null then
    conditions := conditions || place;
  end if;
  if cardinality(specialties) > 0 then
    conditions := conditions || format(
      'stats.specialty_code = any (%L::text[])',
      array(select private.canonical_or_folded('specialty', name) from unnest(specialties) as name)
    );
  end if;
  if cardinality(availabilities) > 0 then
    conditions := conditions || format(
      '(%s)',
      (select string_agg(distinct private.availability_condition(label), ' or ') from unnest(availabilities) as label)
    );
  end if;
  if min_rating <= 3 then
    conditions := conditions || format('coalesce(stats.rating_average >= %L::numeric, true)', min_rating);
  elsif min_rating is not null then
    conditions := conditions || format('stats.rating_average >= %L::numeric', min_rating);
  end if;
  if cardinality(pet_types) > 0 then
    conditions := conditions || format(
      'stats.pet_types && %L::text[]',
      array(select private.canonical_or_folded('pet_type', name) from unnest(pet_types) as name)
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_household(pets uuid[], person text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'person', facts_of_household.person, 'pet', string_agg(name, ', ' order by name collate "pl-x-icu", id), 'pet_id', min(id::text)
  ) from public.pets where id = any (facts_of_household.pets)
$function$;

CREATE OR REPLACE FUNCTION private.finds_anybody(conditions text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  anybody boolean;
begin
  execute 'select exists (select from private.listed_vets stats where ' || array_to_string(conditions, ' and ') || ')'
  into anybody;
  return anybody;
end;
$function$;

CREATE OR REPLACE FUNCTION private.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select lower(regexp_replace(btrim(replace(translate(
    regexp_replace(
      normalize(value, NFKD),
      '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff''`´’‘ʼʹ]', '', 'g'
    ),
    'łŁøØđĐıðÐ‐‑‒–—−', 'lLoOdDidD------'
  ), 'ß', 'ss')), '[[:space:]]+', ' ', 'g'))
$function$;

CREATE OR REPLACE FUNCTION private.literal_condition(folded text, match text, as_word boolean DEFAULT false)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where %I %s %L)',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    case when as_word then '~' else 'like' end,
    case
      when as_word then '\m' || folded || '\M'
      else '%' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%'
    end
  )
$function$;

CREATE OR REPLACE FUNCTION private.meaning_condition(kind text, codes text[])
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case kind
    when 'town' then (select '(' || string_agg(private.town_condition(code), ' or ') || ')' from unnest(codes) as code)
    when 'any' then 'true'
    else format(
      case kind
        when 'pet_type' then 'stats.pet_types && %L::text[]'
        when 'service' then 'stats.services && %L::text[]'
        when 'specialty' then 'stats.specialty_code = any (%L::text[])'
        when 'city' then 'stats.city_code = any (%L::text[])'
      end,
      codes
    )
  end
$function$;

CREATE OR REPLACE FUNCTION private.meanings_of(query text)
 RETURNS TABLE(place integer, piece text, kind text, code text, label text, corrected boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  words constant text[] := private.words_of(query);
  at integer := 1;
  size integer;
  readings text[];
begin
  while at <= cardinality(words) and cardinality(words) <= 8 loop
    place := at;
    corrected := false;
    for longest in reverse least(3, cardinality(words) - at + 1) .. 1 loop
      size := longest;
      readings := array(select private.readings_of(words[at : at + size - 1]));
      exit when exists (select from public.vocabulary_terms terms where terms.term = any (readings))
        or exists (select from private.towns where term = any (readings));
      if size = 1 and length(words[at]) > 1 then
        corrected := true;
        readings := array[private.term_like(words[at])];
      end if;
    end loop;
    piece := array_to_string(words[at : at + size - 1], ' ');
    return query
      select meanings_of.place, meanings_of.piece, terms.kind, terms.code, named.label, meanings_of.corrected
      from public.vocabulary_terms terms
      join public.vocabulary named using (kind, code)
      where terms.term = any (readings)
      group by terms.kind, terms.code, named.label
      union all
      select meanings_of.place, meanings_of.piece, 'town', term, towns.label, false
      from private.towns where term = any (readings)
      order by kind, code;
    -- A letter by itself is an initial, or joins others.
    if not found and length(piece) > 1 then
      return query select meanings_of.place, meanings_of.piece, null::text, null::text, null::text, false;
    end if;
    at := at + size;
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.name_condition(query text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when bool_or(kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and private.words_of(split_part(name_and_specialty, E'\n', 1)) @> string_to_array(%2$L, ' ')
    )$condition$,
    '%' || min(piece) || '%', string_agg(distinct piece, ' ')
  ) end
  from private.meanings_of(query)
  where kind is distinct from 'any'
$function$;

CREATE OR REPLACE FUNCTION private.offered_services(named text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when cardinality(named) > 0 then array(
      select distinct terms.code
      from unnest(named) as service
      cross join lateral (select private.words_of(service) as words) as split
      cross join lateral generate_series(1, cardinality(words)) as first
      cross join lateral generate_series(first, least(first + 2, cardinality(words))) as last
      join public.vocabulary_terms terms
        on terms.kind = 'service' and terms.term in (select private.readings_of(words[first : last]))
      order by terms.code
    )
    else array['wellness', 'vaccination', 'preventive', 'consultation', 'emergency']
  end
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
        where later.pet_id = kept.id and (later.given_on, later.id) > (latest.given_on, latest.id)
          and private.is_same_vaccine(later, latest)
      )
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

CREATE OR REPLACE FUNCTION private.place_condition(city text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when folded not in ('', 'all', 'all cities') then coalesce(
    (
      select format('stats.city_code = %L', code) from public.vocabulary_terms
      where kind = 'city' and term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    (
      select private.town_condition(term) from private.towns
      where term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    format('stats.city_code = %L', folded)
  ) end
  from private.fold(city) as folded
$function$;

CREATE OR REPLACE FUNCTION private.read_search(folded text, match text, OUT condition text, OUT missing text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  literal constant text := private.literal_condition(
    case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end, match
  );
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  odd integer;
begin
  missing := '{}';
  for asked in select * from private.conditions_of(folded, match) order by gives_way loop
    if private.finds_anybody(array[asked.condition]) then
      pieces := pieces || asked.piece;
      conditions := conditions || asked.condition;
    else
      missing := missing || asked.piece;
    end if;
  end loop;
  while cardinality(conditions) > 1 and not private.finds_anybody(conditions) loop
    select coalesce(min(place), 1) into odd
    from generate_series(1, cardinality(conditions)) as place
    where private.finds_anybody(conditions[:place - 1] || conditions[place + 1:]);
    missing := missing || pieces[odd];
    pieces := pieces[:odd - 1] || pieces[odd + 1:];
    conditions := conditions[:odd - 1] || conditions[odd + 1:];
  end loop;

  condition := array_to_string(conditions, ' and ');
  if conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  elsif missing = '{}' and cardinality(conditions) > 1 then
    condition := format('(%s or (%s))', literal, condition);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.readings_of(words text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive read (length, phrase) as (
    select 0, ''
    union
    select length + 1, btrim(phrase || ' ' || known.word)
    from read
    cross join lateral (
      select words[length + 1] as word
      union
      select base from private.word_forms where form = words[length + 1]
    ) as known
    where length < cardinality(words)
  )
  select phrase from read where length = cardinality(words)
$function$;

CREATE OR REPLACE FUNCTION private.refusal_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
 RETURNS TABLE(state text, sentence text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select refused.state, refused.sentence
  from (
    select exists (
      select from public.appointments
      where client_id = client and veterinarian_id = veterinarian and status = 'completed'
    ) as is_known
  ) as booker
  cross join public.visit_types type
  left join lateral (values
    (1, 'PT403', type.booked_by = 'phone',
      'This kind of visit is booked only by phone. Please call the practice, or choose another one.'),
    (2, 'PT403', (type.booked_by = 'own patients' or type.visits = 'returning') and not is_known,
      'This kind of visit is for people who have been here before. Please choose another one.'),
    (3, 'PT403', type.visits = 'first' and is_known,
      'This kind of visit is for new clients. Please choose another one.'),
    (4, 'PT400', not private.is_for_animal(type.treats, refusal_to_book.pet_type),
      'This kind of visit is not for this animal. Please choose another one.')
  ) as refused (place, state, applies, sentence) on refused.applies
  where type.veterinarian_id = veterinarian and (wanted is null or type.id = wanted)
  order by refused.state is not null, type.position, type.name collate "pl-x-icu", refused.place
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.services_of(profile public.profiles)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array(
    select distinct unnest(
      private.offered_services(profile.services)
      || case when types <> '{}' then private.offered_services(types) end
      || case when profile.home_visits then array['home_visit'] end
    ) order by 1
  )
  from private.names_of_types(profile.id) as types
$function$;

CREATE OR REPLACE FUNCTION private.term_like(word text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select best.term
  from (
    select near.term
    from (
      select term, term as written, kind, 0.4 as least from public.vocabulary_terms
      union all
      select terms.term, forms.form, terms.kind, 0.6
      from private.word_forms forms
      join public.vocabulary_terms terms on terms.term = forms.base and terms.kind <> 'city'
      where forms.form operator(extensions.%) word
    ) as near
    cross join lateral extensions.similarity(near.written, word) as alike
    where length(word) >= 5 and abs(length(near.written) - length(word)) <= 1 and alike >= near.least
      and (near.kind not in ('any', 'city') or (
        length(word) >= 6 and left(near.written, 1) = left(word, 1) and right(near.written, 1) = right(word, 1)
      ))
    order by alike desc, near.term
    limit 1
  ) as best
  -- Asked last: few words are near a term.
  where case when best.term is not null then
    not exists (select from private.vet_search where search_text like '%' || word || '%')
  end
$function$;

CREATE OR REPLACE FUNCTION private.told_meanings(query text, match text, city text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with meant as (
    select piece, place, kind, code, label, corrected, piece = any (read.missing) as missing
    from private.read_search(private.fold(query), match) as read
    cross join lateral private.meanings_of(query)
    union all
    select term, 0, 'town', term, label, false, false from private.towns
    where term in (select private.readings_of(private.words_of(city)))
  )
  select case when bool_or(kind is not null or missing) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', piece, 'kind', kind, 'label', label, 'corrected', corrected, 'missing', missing)
    order by place, kind
  )) else '{}' end
  from meant
  where (kind is distinct from 'any' or corrected)
    and not (kind is not distinct from 'town' and exists (select from private.listed_vets where city_code = code))
$function$;

CREATE OR REPLACE FUNCTION private.town_condition(town text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  centre private.towns;
  area double precision[];
begin
  if exists (select from private.listed_vets where city_code = town) then
    return format('stats.city_code = %L', town);
  end if;
  select * into centre from private.towns where term = town;
  for step in 0 .. 5 loop
    -- A degree of latitude has 111 km, one of longitude in Poland 68.
    area := array[
      centre.longitude - 5 * 2 ^ step / 68, centre.latitude - 5 * 2 ^ step / 111,
      centre.longitude + 5 * 2 ^ step / 68, centre.latitude + 5 * 2 ^ step / 111
    ];
    exit when 3 <= (
      select count(*) from (
        select from private.listed_vets
        where latitude between area[2] and area[4] and longitude between area[1] and area[3] limit 3
      ) as near
    );
  end loop;
  return 'true' || private.area_filter(area);
end;
$function$;

CREATE OR REPLACE FUNCTION private.usual_minutes(veterinarian uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select minutes from public.visit_types
    where veterinarian_id = veterinarian and booked_by = 'everybody' and visits <> 'returning'
    order by position, name collate "pl-x-icu" limit 1
  ), 30)
$function$;

CREATE OR REPLACE FUNCTION private.words_of(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select array_remove(regexp_split_to_array(private.fold(value), '[^[:alnum:]]+'), '') $function$;

CREATE OR REPLACE FUNCTION public.accept_household_invitation(secret text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  invitation public.household_invitations;
  accepted uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to accept an invitation.';
  end if;
  perform private.lock_person(me);
  invitation := private.open_invitation(secret);
  -- Two who open the link at once: the second one finds it used.
  perform from public.pets where id = any (invitation.pet_ids) order by id for no key update;
  perform from public.household_invitations where id = invitation.id for update;
  invitation := private.open_invitation(secret);
  if invitation.id is null then
    -- Accepted by the caller, whom the answer did not reach.
    select held.pet_id into accepted
    from public.household_invitations made
    join public.pet_carers held
      on held.pet_id = any (made.pet_ids) and held.person_id = me and held.created_at = made.accepted_at
    where made.secret_hash = private.hash_of_secret(secret)
    order by held.pet_id limit 1;
    if accepted is not null then
      return accepted;
    end if;
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.starts_on, invitation.until, invitation.may_book,
    invitation.may_message, invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, starts_on = excluded.starts_on, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if exists (
    select from public.pet_carers held where held.pet_id = any (invitation.pet_ids)
    group by held.pet_id having count(*) > private.quota('people of a pet')
  ) then
    raise sqlstate 'PT403' using message = format(
      'Up to %s people care for a pet.', private.quota('people of a pet')
    );
  end if;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  perform private.notify(
    invitation.owner_id, 'carer_joined',
    private.facts_of_household(
      array(select id from private.pets_of_invitation(invitation)),
      (select full_name from public.profiles where id = me)
    ) || jsonb_build_object('date', invitation.starts_on, 'new_date', invitation.until),
    'carer joined ' || invitation.id
  );
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name collate "pl-x-icu", cared.id limit 1;
  return accepted;
end;
$function$;

CREATE OR REPLACE FUNCTION public.care_sheet(pet uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.assert_may(pet, 'care');
  return private.passport_of(
    pet, array['photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian']
  ) || jsonb_build_object('today', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', taken.id, 'name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on,
      'interval_hours', taken.interval_hours
    ) order by taken.name collate "pl-x-icu", taken.id), '[]')
    from public.medicines taken
    where taken.pet_id = care_sheet.pet and taken.starts_on <= private.warsaw_today()
      and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
  ), 'veterinarian_id', (
    select visit.veterinarian_id from public.appointments visit
    where visit.pet_id = care_sheet.pet and visit.status <> 'cancelled'
    order by visit.appointment_date desc, visit.appointment_time desc limit 1
  ));
end;
$function$;

CREATE OR REPLACE FUNCTION public.cared_pets(to_come boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  return (
    select coalesce(jsonb_agg(
      to_jsonb(held) - 'pet_id' - 'person_id' - 'created_at' || jsonb_build_object(
        'id', cared.id, 'name', cared.name, 'type', cared.type, 'image_url', cared.image_url,
        'owner', private.first_name_of(cared.owner_id)
      ) order by cared.name collate "pl-x-icu", cared.id
    ), '[]')
    from public.pet_carers held join public.pets cared on cared.id = held.pet_id
    where held.person_id = auth.uid()
      and (private.may(held.pet_id, 'care') or (to_come and held.starts_on > private.warsaw_today()))
      and cared.archived_at is null and cared.remembered_since is null
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.household_invitation(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation constant public.household_invitations := private.open_invitation(secret);
  pets constant jsonb := (
    select jsonb_agg(jsonb_build_object('name', meant.name, 'type', meant.type) order by meant.name collate "pl-x-icu", meant.id)
    from private.pets_of_invitation(invitation) as meant
  );
begin
  if pets is null then
    return null;
  end if;
  return jsonb_build_object(
    'owner', private.first_name_of(invitation.owner_id), 'pets', pets, 'role', invitation.role,
    'starts_on', invitation.starts_on, 'until', invitation.until,
    'may_book', invitation.may_book, 'may_message', invitation.may_message,
    'may_read_record', invitation.may_read_record, 'may_record_medicines', invitation.may_record_medicines,
    'own', auth.uid() is not distinct from invitation.owner_id
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.nearest_veterinarians(latitude double precision, longitude double precision, query text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], numbered_first boolean DEFAULT false, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, area double precision[] DEFAULT NULL::double precision[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_few_words(array[query, after::text]);
  perform private.assert_few_words(specialties);
  filter := private.directory_filter(query, null, null, specialties, null, null, null) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  -- Great-circle distance by the haversine formula, on a globe with a radius of 6371 km. What is unknown is further
  -- away than anything can be: 30000 km.
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case
            when stats.veterinarian_id = any (%7$L::uuid[]) then -1
            when %2$L::boolean then coalesce(numbered.specialist_no, 32767)
            else 0
          end as number,
          case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
            power(sin(radians(stats.latitude - %3$L::double precision) / 2), 2)
            + cos(radians(stats.latitude)) * cos(radians(%3$L::double precision))
              * power(sin(radians(stats.longitude - %4$L::double precision) / 2), 2)
          ))) end as away
        from private.listed_vets stats
        left join public.profiles numbered
          on numbered.id = stats.veterinarian_id and numbered.specialist_no is not null and %2$L::boolean
        where %1$s
      ), page as materialized (
        select found.*, row_number() over (order by number, away, id) as place
        from found %5$s order by number, away, id limit %6$s + 1
      )
      select
        coalesce(jsonb_agg(
          private.directory_item(profile, stats)
          || jsonb_build_object('distance_km', case when page.away < 30000 then page.away end)
          order by place
        ) filter (where place <= %6$s), '[]'),
        case when count(*) > %6$s then (jsonb_agg(
          jsonb_build_object('number', page.number, 'away', page.away, 'id', page.id) order by place
        ) -> (%6$s - 1)) end
      from page
      join public.vet_stats stats on stats.veterinarian_id = page.id
      join public.profiles profile on profile.id = page.id
    $query$,
    filter, coalesce(numbered_first, false), latitude, longitude,
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when after is null then private.told_meanings(query, null, null) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.record_readers(pet uuid)
 RETURNS TABLE(veterinarian_id uuid, full_name text, until date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select vet.id, vet.full_name, max(visit.appointment_date) + 30
  from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id and vet.deleted_at is null
  where visit.pet_id = record_readers.pet and private.owns_pet(record_readers.pet)
    and visit.status <> 'cancelled' and visit.appointment_date >= private.warsaw_today() - 30
  group by vet.id
  order by vet.full_name collate "pl-x-icu", vet.id
$function$;

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sort_name constant text := coalesce(nullif(sort, ''), 'rating');
  keys constant text := private.directory_order(sort_name);
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  perform private.assert_few_words(array[query, city, after::text]);
  perform private.assert_few_words(specialties);
  perform private.assert_few_words(availabilities);
  perform private.assert_few_words(pet_types);
  perform private.assert_few_words(languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room)
    || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s
        order by %1$s limit %4$s + 1
      ), page as materialized (
        select stats.*, row_number() over (order by not stats.veterinarian_id = any (%5$L::uuid[]), %1$s) as place
        from (
          select * from others
          union all
          select * from public.vet_stats where veterinarian_id = any (%6$L::uuid[])
        ) as stats
        order by place limit %4$s + 1
      )
      select
        coalesce(jsonb_agg(private.directory_item(profile, stats) order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end
  ) into items, last_key;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when after is null then private.told_meanings(query, match, city) else '{}' end;
end;
$function$;

ALTER TABLE "public"."vocabulary" ADD CONSTRAINT "vocabulary_kind_check" CHECK ((kind = ANY (ARRAY['specialty'::text, 'pet_type'::text, 'city'::text, 'service'::text, 'any'::text])));

CREATE INDEX word_forms_trigrams ON private.word_forms USING gin (form extensions.gin_trgm_ops);

REVOKE ALL ON FUNCTION "private"."conditions_of"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."finds_anybody"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."literal_condition"(text, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."meanings_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_condition"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_search"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."readings_of"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_meanings"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."town_condition"(text) FROM PUBLIC;

insert into public.vocabulary (kind, code, label, position) values
  ('service', 'home_visit', 'Home visits', 20),
  ('service', 'passport', 'Pet passports', 21),
  ('any', 'vet', 'Veterinarians', 1),
  ('any', 'joining', '', 2);
delete from public.vocabulary_terms;

-- Generated by supabase/vocabulary/generate.ts: change terms.ts there. Endings: dictionary-pl (MPL-2.0, sjp.pl). Towns: GeoNames (CC BY 4.0).

-- Each label is a term by itself.
insert into public.vocabulary_terms (kind, term, code, language)
select kind, array_to_string(private.words_of(label), ' '), code, case when kind = 'city' then 'pl' else 'en' end
from public.vocabulary where label <> '';

-- What the forms write, and what visitors type. A word that has two meanings stands twice: 'exotic' is a specialty and an animal.
insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, array_to_string(private.words_of(word), ' ')
from (values
  ('specialty', 'general', 'en', 'general practitioner,general practice,general vet,family vet,gp'),
  ('specialty', 'general', 'pl', 'weterynarz ogólny,ogólny,weterynarz rodzinny,internista,internistka,interna'),
  ('specialty', 'surgery', 'en', 'veterinary surgeon,surgeon,surgeons,surgical,orthopaedics,orthopedics,orthopaedist,orthopedist'),
  ('specialty', 'surgery', 'pl', 'chirurgia,chirurg weterynaryjny,chirurg,chirurgiczny,ortopeda,ortopedia,ortopedyczny'),
  ('specialty', 'dentistry', 'en', 'dental,dentist,dentists,tooth,teeth,toothache,gums'),
  ('specialty', 'dentistry', 'pl', 'stomatologia,stomatolog,stomatologiczny,dentysta,dentystka,ząb,dziąsło'),
  ('specialty', 'dermatology', 'en', 'dermatologist,skin,itching,itchy,itchy skin,itch,eczema,ears,ear'),
  ('specialty', 'dermatology', 'pl', 'dermatologia,dermatolog,dermatologiczny,skóra,skórny,świąd,swędzenie,ucho,uszy'),
  ('specialty', 'cardiology', 'en', 'cardiologist,heart,heart disease,heart murmur'),
  ('specialty', 'cardiology', 'pl', 'kardiologia,kardiolog,kardiologiczny,serce,szmer,szmer serca'),
  ('specialty', 'exotic', 'en', 'exotic animal specialist,exotics,exotic vet'),
  ('specialty', 'exotic', 'pl', 'zwierzęta egzotyczne,egzotyczny,egzotyka'),
  ('specialty', 'emergency', 'en', 'emergency care,emergencies,emergency vet,urgent,urgent care,24h,24 7,24 hours,24 hour,night,overnight,hospital,at night'),
  ('specialty', 'emergency', 'pl', 'medycyna ratunkowa,nagły wypadek,nagły przypadek,pogotowie,dyżur,dyżurny,ostry dyżur,dyżur nocny,nocny,noc,całodobowy,całą dobę,szpital,wypadek'),
  ('specialty', 'oncology', 'en', 'oncologist,cancer,tumour,tumor,tumours,tumors'),
  ('specialty', 'oncology', 'pl', 'onkologia,onkolog,onkologiczny,nowotwór,guz,rak'),
  ('pet_type', 'dog', 'en', 'puppy,puppies,doggy,doggie,bitch,hound'),
  ('pet_type', 'dog', 'pl', 'pies,piesek,szczeniak,szczenię,suka,suczka,psi,pieska'),
  ('pet_type', 'cat', 'en', 'kitten,kittens,kitty,tomcat,feline'),
  ('pet_type', 'cat', 'pl', 'kot,kotek,kotka,kotki,kociak,kocię,kocur,kocica,koci'),
  ('pet_type', 'rabbit', 'en', 'bunny,bunnies,hare'),
  ('pet_type', 'rabbit', 'pl', 'królik,króliczek,króliczka'),
  ('pet_type', 'bird', 'en', 'parrot,parrots,budgie,budgies,budgerigar,canary,canaries,cockatiel,cockatiels,chicken,chickens,hen,hens,pigeon,pigeons,duck,ducks,poultry'),
  ('pet_type', 'bird', 'pl', 'ptak,ptaszek,ptasi,papuga,papużka,papuga falista,papużka falista,nimfa,kanarek,kura,kurczak,kogut,gołąb,kaczka,gęś,drób'),
  ('pet_type', 'small_mammal', 'en', 'small mammal,hamster,hamsters,guinea pig,guinea pigs,ferret,ferrets,chinchilla,chinchillas,gerbil,gerbils,rodent,rodents,hedgehog,hedgehogs,rat,rats,mouse,mice,degu,degus'),
  ('pet_type', 'small_mammal', 'pl', 'mały ssak,ssak,chomik,chomiczek,świnka morska,kawia domowa,fretka,szynszyla,myszoskoczek,gryzoń,jeż,szczur,szczurek,mysz,myszka,koszatniczka'),
  ('pet_type', 'reptile', 'en', 'tortoise,tortoises,turtle,turtles,snake,snakes,lizard,lizards,gecko,geckos,iguana,iguanas,chameleon'),
  ('pet_type', 'reptile', 'pl', 'gad,żółw,wąż,jaszczurka,gekon,agama,legwan,kameleon,waran'),
  ('pet_type', 'exotic', 'en', 'fish,exotic pet,exotic animals,exotics,frog,frogs,spider,axolotl'),
  ('pet_type', 'exotic', 'pl', 'ryba,rybka,egzotyczny,zwierzęta egzotyczne,żaba,płaz,aksolotl,ptasznik'),
  ('service', 'wellness', 'en', 'wellness exam,wellness,check up,check ups,checkup,checkups,annual exam,health check,exam,examination'),
  ('service', 'wellness', 'pl', 'badanie,badanie ogólne,badanie kontrolne,wizyta kontrolna,przegląd,przegląd zdrowia,kontrola,bilans'),
  ('service', 'vaccination', 'en', 'vaccine,vaccines,vaccinate,jab,jabs,shots,rabies,rabies shot,distemper,parvovirus'),
  ('service', 'vaccination', 'pl', 'szczepienie,szczepienie ochronne,szczepionka,zaszczepić,szczepić,wścieklizna,nosówka,parwowiroza'),
  ('service', 'preventive', 'en', 'preventive care,prevention,prophylaxis'),
  ('service', 'preventive', 'pl', 'profilaktyka,profilaktyczny,profilaktyka zdrowotna'),
  ('service', 'consultation', 'en', 'medical consultation,consultation,consultations,second opinion,second opinions,advice'),
  ('service', 'consultation', 'pl', 'konsultacja,porada,druga opinia'),
  ('service', 'emergency', 'en', 'urgent care,intensive care,poisoning,poisoned,poisoning treatment,24h,24 7,24 hours,24 hour,hospital'),
  ('service', 'emergency', 'pl', 'nagły wypadek,nagły przypadek,pogotowie,dyżur,ostry dyżur,dyżur nocny,całodobowy,całą dobę,zatrucie,intensywna terapia,szpital'),
  ('service', 'microchip', 'en', 'microchips,chip,chipping,id chip'),
  ('service', 'microchip', 'pl', 'czip,czipowanie,chipowanie,czipować,zaczipować,zachipować,mikroczip,mikrochip,znakowanie'),
  ('service', 'neutering', 'en', 'neuter,neutered,spay,spaying,spayed,castration,castrate,sterilisation,sterilization,sterilise,sterilize'),
  ('service', 'neutering', 'pl', 'kastracja,kastrować,wykastrować,sterylizacja,sterylizować,wysterylizować'),
  ('service', 'dental', 'en', 'dental,dental check up,dental check ups,teeth cleaning,tooth,scaling,tooth extraction,tartar'),
  ('service', 'dental', 'pl', 'kamień nazębny,usuwanie kamienia,czyszczenie zębów,ekstrakcja zęba'),
  ('service', 'operation', 'en', 'operation,surgery,surgeries'),
  ('service', 'operation', 'pl', 'operacja,zabieg'),
  ('service', 'parasites', 'en', 'parasite,parasites,worms,worming,deworming,deworm,fleas,flea,ticks,tick'),
  ('service', 'parasites', 'pl', 'pasożyt,odrobaczanie,odrobaczenie,odrobaczyć,robak,pchła,kleszcz'),
  ('service', 'nails', 'en', 'nail,nails,claw,claws,nail trim,nail trimming,claw trimming,beak and nail care'),
  ('service', 'nails', 'pl', 'pazur,pazurek,obcinanie pazurów,przycinanie pazurów'),
  ('service', 'ultrasound', 'en', 'ultrasonography,sonography,scan,scans,heart ultrasound'),
  ('service', 'ultrasound', 'pl', 'usg,ultrasonografia,echo serca'),
  ('service', 'x_ray', 'en', 'xray,x rays,xrays,radiography,radiograph'),
  ('service', 'x_ray', 'pl', 'rtg,rentgen,prześwietlenie'),
  ('service', 'laboratory', 'en', 'laboratory,lab,lab tests,blood test,blood tests,blood work,urine test'),
  ('service', 'laboratory', 'pl', 'laboratorium,morfologia,badanie krwi,badanie moczu,analiza'),
  ('service', 'ecg', 'en', 'ekg,electrocardiogram'),
  ('service', 'nutrition', 'en', 'nutrition,diet,diets,feeding,weight loss,overweight'),
  ('service', 'nutrition', 'pl', 'dieta,dietetyk,żywienie,odchudzanie,nadwaga,otyłość'),
  ('service', 'allergy', 'en', 'allergy,allergies,allergic'),
  ('service', 'allergy', 'pl', 'alergia,alergolog,testy alergiczne,uczulenie'),
  ('service', 'chemotherapy', 'en', 'chemo'),
  ('service', 'chemotherapy', 'pl', 'chemioterapia'),
  ('service', 'wounds', 'en', 'wound,wounds,stitches,injury,injuries'),
  ('service', 'wounds', 'pl', 'rana,szwy,szycie rany,uraz'),
  ('service', 'home_visit', 'en', 'home visit,house call,house calls,mobile vet,visits at home'),
  ('service', 'home_visit', 'pl', 'wizyta domowa,wizyta w domu,dojazd do domu,weterynarz z dojazdem,dojazd'),
  ('service', 'passport', 'en', 'pet passport,passport,passports,eu passport,travel documents'),
  ('service', 'passport', 'pl', 'paszport'),
  ('city', 'warszawa', 'en', 'warsaw'),
  ('city', 'krakow', 'en', 'cracow'),
  ('city', 'warszawa', 'pl', 'Bemowo,Białołęka,Bielany,Mokotów,Ochota,Praga,Praga Południe,Praga Północ,Rembertów,Targówek,Ursus,Ursynów,Wawer,Wesoła,Wilanów,Wola,Żoliborz,Kabaty,Saska Kępa'),
  ('city', 'krakow', 'pl', 'Nowa Huta,Podgórze,Krowodrza,Dębniki,Bronowice,Prądnik Biały,Prądnik Czerwony,Kazimierz,Bieżanów,Prokocim'),
  ('city', 'lodz', 'pl', 'Bałuty,Widzew,Polesie,Retkinia'),
  ('city', 'wroclaw', 'pl', 'Krzyki,Psie Pole,Biskupin,Karłowice,Leśnica,Grabiszyn'),
  ('city', 'poznan', 'pl', 'Jeżyce,Wilda,Rataje,Piątkowo,Winogrady'),
  ('city', 'gdansk', 'pl', 'Wrzeszcz,Oliwa,Przymorze,Zaspa,Żabianka,Brzeźno'),
  ('city', 'szczecin', 'pl', 'Pogodno,Niebuszewo,Gumieńce,Prawobrzeże'),
  ('city', 'bydgoszcz', 'pl', 'Fordon,Bartodzieje,Szwederowo'),
  ('city', 'lublin', 'pl', 'Czuby,Kalinowszczyzna,Wieniawa'),
  ('city', 'bialystok', 'pl', 'Dojlidy,Wysoki Stoczek'),
  ('city', 'katowice', 'pl', 'Ligota,Koszutka,Brynów,Szopienice,Murcki'),
  ('city', 'gdynia', 'pl', 'Orłowo,Chylonia,Redłowo,Witomino,Oksywie'),
  ('any', 'vet', 'en', 'vet,vets,veterinarian,veterinary,doctor,doctors,dr,clinic,clinics,practice,specialist,specialists'),
  ('any', 'vet', 'pl', 'weterynarz,weterynarka,weterynaria,weterynaryjny,lekarz,lekarka,lecznica,klinika,gabinet,przychodnia,praktyka,specjalista,specjalistka'),
  ('any', 'joining', 'en', 'animal,animals,pet,pets,visit,appointment,book,an,and,at,for,in,my,near,nearest,nearby,me,of,or,the,to,with,who,treats,treat,against,from,by,on,is,need,find,looking,good,best,open,now'),
  ('any', 'joining', 'pl', 'zwierzę,zwierzak,wizyta,umówić,lek,wet,med,mgr,prof,hab,inż,we,ze,dla,do,od,na,po,przy,pod,oraz,lub,przeciw,przeciwko,blisko,koło,niedaleko,najbliższy,mój,dobry,najlepszy,polecany,szukam,potrzebuję,otwarty,teraz,miasto,centrum,śródmieście,stary,nowy,osiedle,okolica,leczenie,leczy')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word
on conflict do nothing;

-- So is each code.
insert into public.vocabulary_terms (kind, term, code)
select kind, code, code from public.vocabulary
on conflict do nothing;

insert into private.word_forms (base, form)
select words.base, form
from (values
  ('agama', 'agam,agamach,agamami,agame,agamie,agamom,agamy'),
  ('aksolotl', 'aksolotla,aksolotlach,aksolotlami,aksolotle,aksolotlem,aksolotli,aksolotlom,aksolotlowi,aksolotlu'),
  ('aleksandrow', 'aleksandrowa,aleksandrowem,aleksandrowie,aleksandrowowi'),
  ('alergia', 'alergiach,alergiami,alergie,alergii,alergij,alergiom'),
  ('alergiczne', 'alergiczna,alergicznego,alergicznej,alergicznemu,alergiczni,alergicznie,alergiczny,alergicznych,alergicznym,alergicznymi'),
  ('alergolog', 'alergolodzy,alergologa,alergologach,alergologami,alergologi,alergologia,alergologiem,alergologom,alergologow,alergologowi,alergologowie,alergologu'),
  ('analiza', 'analiz,analizach,analizami,analize,analizie,analizom,analizy'),
  ('andrychow', 'andrychowa,andrychowem,andrychowie,andrychowowi'),
  ('badanie', 'badan,badania,badaniach,badaniami,badaniem,badaniom,badaniu'),
  ('baluty', 'balut,balutach,balutami,balutom'),
  ('bartodzieje', 'bartodziej,bartodzieja,bartodziejach,bartodziejami,bartodziejem,bartodziejom,bartodziejow,bartodziejowi,bartodzieju'),
  ('bartoszyce', 'bartoszyc,bartoszycach,bartoszycami,bartoszycom'),
  ('bedzin', 'bedzina,bedzinem,bedzinie,bedzinowi'),
  ('belchatow', 'belchatowa,belchatowem,belchatowie,belchatowowi'),
  ('bemowo', 'bemowa,bemowem,bemowie,bemowu'),
  ('biala', 'bialej'),
  ('bialogard', 'bialogardem,bialogardowi,bialogardu,bialogardzie'),
  ('bialoleka', 'bialolece,bialoleke,bialoleki'),
  ('bialy', 'biala,biale,bialego,bialej,bialemu,biali,bialych,bialym,bialymi'),
  ('bialystok', 'bialegostoku,bialymstokiem,bialymstoku,bialystokowi'),
  ('bielany', 'bielan,bielanach,bielanami,bielanom'),
  ('bielsk', 'bielska,bielskiem,bielskowi,bielsku'),
  ('bielsko', 'bielska,bielskiem,bielsku'),
  ('bierun', 'bierunia,bieruniem,bieruniowi,bieruniu'),
  ('biezanow', 'biezanowa,biezanowem,biezanowie,biezanowowi'),
  ('bilans', 'bilansach,bilansami,bilanse,bilansem,bilansie,bilansom,bilansow,bilansowi,bilansu,bilansy'),
  ('bilgoraj', 'bilgoraja,bilgorajem,bilgorajowi,bilgoraju'),
  ('biskupin', 'biskupina,biskupinem,biskupinie,biskupinowi'),
  ('blisko', 'bliscy,bliska,bliski,bliskich,bliskie,bliskiego,bliskiej,bliskiemu,bliskim,bliskimi'),
  ('bochnia', 'bochni,bochnie'),
  ('bogatynia', 'bogatyni,bogatynie'),
  ('boguszow', 'boguszowa,boguszowem,boguszowie,boguszowowi'),
  ('braniewo', 'braniewa,braniewem,braniewie,braniewu'),
  ('brodnica', 'brodnice,brodnicy'),
  ('bronowice', 'bronowic,bronowicach,bronowicami,bronowicom'),
  ('brynow', 'brynowa,brynowem,brynowie,brynowowi'),
  ('brzesko', 'brzeska,brzeskiem,brzesku'),
  ('brzezno', 'brzezna,brzeznem,brzeznie,brzeznu'),
  ('bydgoszcz', 'bydgoszcza,bydgoszczy'),
  ('cala', 'cale,calego,calej,calemu,cali,caly,calych,calym,calymi'),
  ('calodobowy', 'calodobowa,calodobowe,calodobowego,calodobowej,calodobowemu,calodobowi,calodobowo,calodobowych,calodobowym,calodobowymi'),
  ('centrum', 'centra,centrach,centrami,centrom,centrow'),
  ('chelm', 'chelma,chelmem,chelmie,chelmowi'),
  ('chelmno', 'chelmna,chelmnem,chelmnie,chelmnu'),
  ('chelmza', 'chelmze,chelmzy'),
  ('chemioterapia', 'chemioterapiach,chemioterapiami,chemioterapie,chemioterapii,chemioterapij,chemioterapiom'),
  ('chipowanie', 'chipowac,chipowal,chipowala,chipowalaby,chipowalabym,chipowalabys,chipowalam,chipowalas,chipowalby,chipowalbym,chipowalbys,chipowalem,chipowales,chipowali,chipowaliby,chipowalibyscie,chipowalibysmy,chipowaliscie,chipowalismy,chipowalo,chipowaloby,chipowaly,chipowalyby,chipowalybyscie,chipowalybysmy,chipowalyscie,chipowalysmy,chipowan,chipowana,chipowane,chipowanego,chipowanej,chipowanemu,chipowani,chipowania,chipowaniach,chipowaniami,chipowaniem,chipowaniom,chipowaniu,chipowano,chipowany,chipowanych,chipowanym,chipowanymi,chipuj,chipuja,chipujaca,chipujace,chipujacego,chipujacej,chipujacemu,chipujacy,chipujacych,chipujacym,chipujacymi,chipujcie,chipujciez,chipuje,chipujecie,chipujemy,chipujesz,chipujmy,chipujmyz,chipujze'),
  ('chirurg', 'chirurdzy,chirurga,chirurgach,chirurgami,chirurgi,chirurgia,chirurgiem,chirurgom,chirurgow,chirurgowi,chirurgowie,chirurgu'),
  ('chirurgia', 'chirurgiach,chirurgiami,chirurgie,chirurgii,chirurgij,chirurgiom'),
  ('chirurgiczny', 'chirurgiczna,chirurgiczne,chirurgicznego,chirurgicznej,chirurgicznemu,chirurgiczni,chirurgicznie,chirurgicznych,chirurgicznym,chirurgicznymi'),
  ('chodziez', 'chodzieza,chodziezy'),
  ('chojnice', 'chojnic,chojnicach,chojnicami,chojnicom'),
  ('chomiczek', 'chomiczka,chomiczkach,chomiczkami,chomiczki,chomiczkiem,chomiczkom,chomiczkow,chomiczkowi,chomiczku'),
  ('chomik', 'chomika,chomikach,chomikami,chomiki,chomikiem,chomikom,chomikow,chomikowi,chomiku'),
  ('chorzow', 'chorzowa,chorzowem,chorzowie,chorzowowi'),
  ('choszczno', 'choszczna,choszcznem,choszcznie,choszcznu'),
  ('chylonia', 'chyloni,chylonie'),
  ('ciechanow', 'ciechanowa,ciechanowem,ciechanowie,ciechanowowi'),
  ('cieplice', 'cieplic,cieplicach,cieplicami,cieplicom'),
  ('cieszyn', 'cieszyna,cieszynem,cieszynie,cieszynowi'),
  ('czechowice', 'czechowic,czechowicach,czechowicami,czechowicom'),
  ('czerwionka', 'czerwionce,czerwionkach,czerwionkami,czerwionke,czerwionki,czerwionkom,czerwionkow,czerwionkowie'),
  ('czerwony', 'czerwona,czerwone,czerwonego,czerwonej,czerwonemu,czerwoni,czerwonych,czerwonym,czerwonymi'),
  ('czestochowa', 'czestochowe,czestochowie,czestochowy'),
  ('czip', 'czipa,czipach,czipami,czipem,czipie,czipom,czipow,czipowi,czipu,czipy'),
  ('czuby', 'czuba,czubach,czubami,czube,czubie,czubo,czubom,czubow,czubowie'),
  ('czyszczenie', 'czysc,czysccie,czyscciez,czysci,czyscic,czyscicie,czyscil,czyscila,czyscilaby,czyscilabym,czyscilabys,czyscilam,czyscilas,czyscilby,czyscilbym,czyscilbys,czyscilem,czysciles,czyscili,czysciliby,czyscilibyscie,czyscilibysmy,czysciliscie,czyscilismy,czyscilo,czysciloby,czyscily,czyscilyby,czyscilybyscie,czyscilybysmy,czyscilyscie,czyscilysmy,czyscimy,czyscisz,czyscmy,czyscmyz,czyscze,czyszcza,czyszczaca,czyszczace,czyszczacego,czyszczacej,czyszczacemu,czyszczacy,czyszczacych,czyszczacym,czyszczacymi,czyszcze,czyszczen,czyszczeni,czyszczenia,czyszczeniach,czyszczeniami,czyszczeniem,czyszczeniom,czyszczeniu,czyszczona,czyszczone,czyszczonego,czyszczonej,czyszczonemu,czyszczono,czyszczony,czyszczonych,czyszczonym,czyszczonymi'),
  ('dabrowa', 'dabrowe,dabrowie,dabrowy'),
  ('debica', 'debice,debicy'),
  ('deblin', 'deblina,deblinem,deblinie,deblinowi'),
  ('debniki', 'debnik,debnikach,debnikami,debnikom'),
  ('dentysta', 'dentysci,dentyscie,dentystach,dentystami,dentyste,dentystom,dentystow,dentysty'),
  ('dentystka', 'dentystce,dentystek,dentystkach,dentystkami,dentystke,dentystki,dentystkom'),
  ('dermatolog', 'dermatolodzy,dermatologa,dermatologach,dermatologami,dermatologi,dermatologia,dermatologiem,dermatologom,dermatologow,dermatologowi,dermatologowie,dermatologu'),
  ('dermatologia', 'dermatologiach,dermatologiami,dermatologie,dermatologii,dermatologij,dermatologiom'),
  ('dermatologiczny', 'dermatologiczna,dermatologiczne,dermatologicznego,dermatologicznej,dermatologicznemu,dermatologiczni,dermatologicznie,dermatologicznych,dermatologicznym,dermatologicznymi'),
  ('dieta', 'diecie,diet,dietach,dietami,diete,dietom,diety'),
  ('dietetyk', 'dietetycy,dietetyka,dietetykach,dietetykami,dietetyki,dietetykiem,dietetykom,dietetykow,dietetykowi,dietetyku'),
  ('dobe', 'dob,doba,dobach,dobami,dobie,dobo,dobom,doby'),
  ('dobry', 'dobra,dobre,dobrego,dobrej,dobremu,dobrych,dobrym,dobrymi,dobrzy'),
  ('dojazd', 'dojazdach,dojazdami,dojazdem,dojazdom,dojazdow,dojazdowi,dojazdu,dojazdy,dojezdzie'),
  ('dojazdem', 'dojazd,dojazdach,dojazdami,dojazdom,dojazdow,dojazdowi,dojazdu,dojazdy,dojezdzie'),
  ('dojlidy', 'dojlid,dojlidach,dojlidami,dojlidom'),
  ('domowa', 'domowe,domowego,domowej,domowemu,domowi,domowy,domowych,domowym,domowymi'),
  ('druga', 'drudzy,drug,drugach,drugami,drugi,drugich,drugie,drugiego,drugiej,drugiem,drugiemu,drugim,drugimi,drugom,drugow,drugowi,drugu'),
  ('dwor', 'dworach,dworami,dworem,dworom,dworow,dworowi,dworu,dwory,dworze'),
  ('dyzur', 'dyzurach,dyzurami,dyzurem,dyzurom,dyzurow,dyzurowi,dyzuru,dyzury,dyzurze'),
  ('dyzurny', 'dyzurna,dyzurne,dyzurnego,dyzurnej,dyzurnemu,dyzurni,dyzurnych,dyzurnym,dyzurnymi'),
  ('dzialdowo', 'dzialdowa,dzialdowem,dzialdowie,dzialdowu'),
  ('dziaslo', 'dziasel,dziasla,dziaslach,dziaslami,dziasle,dziaslem,dziaslom,dziaslu'),
  ('dziedzice', 'dziedzic,dziedzica,dziedzicach,dziedzicami,dziedzicem,dziedzicom,dziedzicow,dziedzicowi,dziedzicu'),
  ('dzierzoniow', 'dzierzoniowa,dzierzoniowem,dzierzoniowie,dzierzoniowowi'),
  ('echo', 'ech,echa,echach,echami,echem,echom,echu'),
  ('egzotyczne', 'egzotyczna,egzotycznego,egzotycznej,egzotycznemu,egzotyczni,egzotycznie,egzotyczny,egzotycznych,egzotycznym,egzotycznymi'),
  ('egzotyczny', 'egzotyczna,egzotyczne,egzotycznego,egzotycznej,egzotycznemu,egzotyczni,egzotycznie,egzotycznych,egzotycznym,egzotycznymi'),
  ('egzotyka', 'egzotyce,egzotyk,egzotykach,egzotykami,egzotyke,egzotyki,egzotykom'),
  ('ekstrakcja', 'ekstrakcjach,ekstrakcjami,ekstrakcje,ekstrakcji,ekstrakcjom,ekstrakcyj'),
  ('elblag', 'elblaga,elblagiem,elblagowi,elblagu'),
  ('elk', 'elkiem,elkowi,elku'),
  ('falista', 'falisci,faliscie,faliste,falistego,falistej,falistemu,falisty,falistych,falistym,falistymi'),
  ('fordon', 'fordonem,fordonie,fordonowi,fordonu'),
  ('fretka', 'fretce,fretek,fretkach,fretkami,fretke,fretki,fretkom'),
  ('gabinet', 'gabinecie,gabinetach,gabinetami,gabinetem,gabinetom,gabinetow,gabinetowi,gabinetu,gabinety'),
  ('gad', 'gada,gadach,gadami,gadem,gadom,gadow,gadowi,gadu,gady,gadzie'),
  ('garwolin', 'garwolina,garwolinem,garwolinie,garwolinowi'),
  ('gdansk', 'gdanska,gdanskiem,gdanskowi,gdansku'),
  ('gdanski', 'gdanskiem'),
  ('gdynia', 'gdyni,gdynie'),
  ('gekon', 'gekona,gekonach,gekonami,gekonem,gekonie,gekonom,gekonow,gekonowi,gekony'),
  ('ges', 'gesi,gesia,gesiach,gesiami,gesiom'),
  ('gierloz', 'gierloza,gierlozy'),
  ('gizycko', 'gizycka,gizyckiem,gizycku'),
  ('gliwice', 'gliwic,gliwicach,gliwicami,gliwicom'),
  ('glogow', 'glogowa,glogowem,glogowie,glogowowi'),
  ('glowno', 'glowna,glownem,glownie,glownu'),
  ('glucholazy', 'glucholaz,glucholazach,glucholazami,glucholazom,glucholazow'),
  ('gniezno', 'gniezna,gnieznem,gnieznie,gnieznu'),
  ('golab', 'golebi,golebiach,golebiami,golebie,golebiom'),
  ('goleniow', 'goleniowa,goleniowem,goleniowie,goleniowowi'),
  ('gora', 'gore,gory,gorze'),
  ('gorce', 'gorcach,gorcami,gorcom,gorcow'),
  ('gorlice', 'gorlic,gorlicach,gorlicami,gorlicom'),
  ('gorne', 'gorna,gornego,gornej,gornemu,gorni,gorny,gornych,gornym,gornymi'),
  ('gornicza', 'gornicz,gorniczach,gorniczami,gornicze,gorniczem,gorniczom,gorniczow,gorniczowi,gorniczowie,gorniczu'),
  ('gory', 'gora,gore,goro,gorze'),
  ('gorzow', 'gorzowa,gorzowem,gorzowie,gorzowowi'),
  ('gostyn', 'gostynia,gostyniem,gostyniowi,gostyniu'),
  ('gostynin', 'gostynina,gostyninem,gostyninie,gostyninowi'),
  ('grajewo', 'grajewa,grajewem,grajewie,grajewu'),
  ('grodzisk', 'grodziska,grodziskiem,grodziskowi,grodzisku'),
  ('grudziadz', 'grudziadza,grudziadzem,grudziadzowi,grudziadzu'),
  ('gryfice', 'gryfic,gryficach,gryficami,gryficom'),
  ('gryfino', 'gryfina,gryfinem,gryfinie,gryfinu'),
  ('gryzon', 'gryzoni,gryzonia,gryzoniach,gryzoniami,gryzonie,gryzoniem,gryzoniom,gryzoniowi,gryzoniu'),
  ('gubin', 'gubina,gubinem,gubinie,gubinowi'),
  ('gumience', 'gumiencach,gumiencami,gumiencom,gumiencow'),
  ('guz', 'guza,guzach,guzami,guzem,guzie,guzom,guzow,guzowi,guzy'),
  ('hajnowka', 'hajnowce,hajnowke,hajnowki'),
  ('hrubieszow', 'hrubieszowa,hrubieszowem,hrubieszowie,hrubieszowowi'),
  ('huta', 'hucie,hut,hutach,hutami,hute,hutom,huty'),
  ('ilawa', 'ilawe,ilawie,ilawy'),
  ('inowroclaw', 'inowroclawia,inowroclawiem,inowroclawiowi,inowroclawiu'),
  ('intensywna', 'intensywne,intensywnego,intensywnej,intensywnemu,intensywni,intensywnie,intensywny,intensywnych,intensywnym,intensywnymi'),
  ('interna', 'intern,internach,internami,interne,internie,internom,interny'),
  ('internista', 'internisci,interniscie,internistach,internistami,interniste,internistom,internistow,internisty'),
  ('internistka', 'internistce,internistek,internistkach,internistkami,internistke,internistki,internistkom'),
  ('jarocin', 'jarocina,jarocinem,jarocinie,jarocinowi'),
  ('jaroslaw', 'jaroslawa,jaroslawach,jaroslawami,jaroslawem,jaroslawia,jaroslawie,jaroslawiem,jaroslawiowi,jaroslawiu,jaroslawom,jaroslawow,jaroslawowi,jaroslawowie,jaroslawy'),
  ('jastrzebie', 'jastrzebia,jastrzebiem,jastrzebiu'),
  ('jaszczurka', 'jaszczurce,jaszczurek,jaszczurkach,jaszczurkami,jaszczurke,jaszczurki,jaszczurkom'),
  ('jaworzno', 'jaworzna,jaworznem,jaworznie,jaworznu'),
  ('jedrzejow', 'jedrzejowa,jedrzejowem,jedrzejowie,jedrzejowowi'),
  ('jelcz', 'jelcza,jelczem,jelczowi,jelczu'),
  ('jelenia', 'jelen,jeleni,jeleniach,jeleniami,jelenich,jelenie,jeleniego,jeleniej,jeleniem,jeleniemu,jelenim,jelenimi,jeleniom,jeleniow,jeleniowi,jeleniu'),
  ('jez', 'jeza,jezach,jezami,jeze,jezem,jezom,jezow,jezowi,jezu,jezy'),
  ('jeziorna', 'jeziorne,jeziornie,jeziorny'),
  ('jezyce', 'jezyc,jezycach,jezycami,jezycom'),
  ('jozefow', 'jozefowa,jozefowem,jozefowie,jozefowowi'),
  ('kabaty', 'kabacie,kabat,kabata,kabatach,kabatami,kabatem,kabatom,kabatow,kabatowi,kabatowie'),
  ('kaczka', 'kaczce,kaczek,kaczkach,kaczkami,kaczke,kaczki,kaczkom'),
  ('kalinowszczyzna', 'kalinowszczyzne,kalinowszczyznie,kalinowszczyzny'),
  ('kalisz', 'kalisza,kaliszach,kaliszami,kalisze,kaliszem,kaliszom,kaliszow,kaliszowi,kaliszowie,kaliszu'),
  ('kameleon', 'kameleona,kameleonach,kameleonami,kameleonem,kameleonie,kameleonom,kameleonow,kameleonowi,kameleony'),
  ('kamien', 'kamieni,kamienia,kamieniach,kamieniami,kamienie,kamieniem,kamieniom,kamieniowi,kamieniu'),
  ('kamienia', 'kamien,kamieni,kamieniach,kamieniami,kamienie,kamieniem,kamieniom,kamieniowi,kamieniu'),
  ('kamienna', 'kamiennej'),
  ('kanarek', 'kanarka,kanarkach,kanarkami,kanarki,kanarkiem,kanarkom,kanarkow,kanarkowi,kanarku'),
  ('kardiolog', 'kardiolodzy,kardiologa,kardiologach,kardiologami,kardiologi,kardiologia,kardiologiem,kardiologom,kardiologow,kardiologowi,kardiologowie,kardiologu'),
  ('kardiologia', 'kardiologiach,kardiologiami,kardiologie,kardiologii,kardiologij,kardiologiom'),
  ('kardiologiczny', 'kardiologiczna,kardiologiczne,kardiologicznego,kardiologicznej,kardiologicznemu,kardiologiczni,kardiologicznych,kardiologicznym,kardiologicznymi'),
  ('karlowice', 'karlowic,karlowicach,karlowicami,karlowicom'),
  ('kastracja', 'kastracjach,kastracjami,kastracje,kastracji,kastracjom,kastracyj'),
  ('katowice', 'katowic,katowicach,katowicami,katowicom'),
  ('kazimierz', 'kazimierza,kazimierzach,kazimierzami,kazimierzem,kazimierzom,kazimierzow,kazimierzowi,kazimierzowie,kazimierzu,kazimierzy'),
  ('kedzierzyn', 'kedzierzyna,kedzierzynem,kedzierzynie,kedzierzynowi'),
  ('kepa', 'kepach,kepami,kepe,kepie,kepom,kepow,kepowie,kepy'),
  ('ketrzyn', 'ketrzyna,ketrzynem,ketrzynie,ketrzynowi'),
  ('kety', 'ket,ketach,ketami,ketom'),
  ('kielce', 'kielc,kielcach,kielcami,kielcom'),
  ('kleszcz', 'kleszcza,kleszczach,kleszczami,kleszcze,kleszczem,kleszczom,kleszczow,kleszczowi,kleszczu,kleszczy'),
  ('klinika', 'klinice,klinik,klinikach,klinikami,klinike,kliniki,klinikom'),
  ('klodzko', 'klodzka,klodzkiem,klodzku'),
  ('kluczbork', 'kluczborka,kluczborkiem,kluczborkowi,kluczborku'),
  ('koci', 'kocia,kocich,kocie,kociego,kociej,kociemu,kocim,kocimi'),
  ('kociak', 'kociaka,kociakach,kociakami,kociaki,kociakiem,kociakom,kociakow,kociakowi,kociaku'),
  ('kocica', 'kocic,kocicach,kocicami,kocice,kocicom,kocicy'),
  ('kocie', 'kociat,kociecia,kocieciem,kocieciu,kocieta,kocietach,kocietami,kocietom'),
  ('kocur', 'kocura,kocurach,kocurami,kocurem,kocurom,kocurow,kocurowi,kocury,kocurze'),
  ('kogut', 'kogucie,koguta,kogutach,kogutami,kogutem,kogutom,kogutow,kogutowi,koguty'),
  ('kolo', 'kol,kola,kolach,kolami,kole,kolem,kolom,kolu'),
  ('kolobrzeg', 'kolobrzegiem,kolobrzegowi,kolobrzegu'),
  ('konstancin', 'konstancina,konstancinem,konstancinie,konstancinowi'),
  ('konstantynow', 'konstantynowa,konstantynowem,konstantynowie,konstantynowowi'),
  ('konsultacja', 'konsultacjach,konsultacjami,konsultacje,konsultacji,konsultacjom,konsultacyj'),
  ('kontrola', 'kontrolach,kontrolami,kontrole,kontroli,kontrolom'),
  ('kontrolna', 'kontrolne,kontrolnego,kontrolnej,kontrolnemu,kontrolni,kontrolnie,kontrolny,kontrolnych,kontrolnym,kontrolnymi'),
  ('kontrolne', 'kontrolna,kontrolnego,kontrolnej,kontrolnemu,kontrolni,kontrolnie,kontrolny,kontrolnych,kontrolnym,kontrolnymi'),
  ('koscian', 'kosciana,koscianem,koscianie,koscianowi'),
  ('koscierzyna', 'koscierzyne,koscierzynie,koscierzyny'),
  ('kostrzyn', 'kostrzyna,kostrzynem,kostrzynie,kostrzynowi'),
  ('koszalin', 'koszalina,koszalinem,koszalinie,koszalinowi'),
  ('koszatniczka', 'koszatniczce,koszatniczek,koszatniczkach,koszatniczkami,koszatniczke,koszatniczki,koszatniczkom'),
  ('koszutka', 'koszutce,koszutke,koszutki'),
  ('kot', 'kocie,kota,kotach,kotami,kotem,kotom,kotow,kotowi,kotu,koty'),
  ('kotek', 'kotka,kotkach,kotkami,kotki,kotkiem,kotkom,kotkow,kotkowi,kotku'),
  ('kotka', 'kotce,kotek,kotkach,kotkami,kotke,kotki,kotkom'),
  ('kotki', 'kotce,kotek,kotka,kotkach,kotkami,kotke,kotkiem,kotko,kotkom,kotkow,kotkowi,kotku'),
  ('kozienice', 'kozienic,kozienicach,kozienicami,kozienicom'),
  ('kozle', 'kozla,kozlem,kozlu'),
  ('krakow', 'krakowa,krakowem,krakowie,krakowowi'),
  ('krapkowice', 'krapkowic,krapkowicach,krapkowicami,krapkowicom'),
  ('kroliczek', 'kroliczka,kroliczkach,kroliczkami,kroliczki,kroliczkiem,kroliczkom,kroliczkow,kroliczkowi,kroliczku'),
  ('kroliczka', 'kroliczek,kroliczkach,kroliczkami,kroliczki,kroliczkiem,kroliczkom,kroliczkow,kroliczkowi,kroliczku'),
  ('krolik', 'krolika,krolikach,krolikami,kroliki,krolikiem,krolikom,krolikow,krolikowi,krolikowie,kroliku'),
  ('krotoszyn', 'krotoszyna,krotoszynem,krotoszynie,krotoszynowi'),
  ('krowodrza', 'krowodrze,krowodrzy'),
  ('krzyki', 'krzykach,krzykami,krzykom,krzykow'),
  ('kujawski', 'kujawscy,kujawska,kujawskich,kujawskie,kujawskiego,kujawskiej,kujawskiemu,kujawskim,kujawskimi'),
  ('kura', 'kur,kurach,kurami,kure,kurom,kury,kurze'),
  ('kurczak', 'kurczaka,kurczakach,kurczakami,kurczaki,kurczakiem,kurczakom,kurczakow,kurczakowi,kurczaku'),
  ('kutno', 'kutna,kutnem,kutnie,kutnu'),
  ('kwidzyn', 'kwidzyna,kwidzynem,kwidzynie,kwidzynowi'),
  ('laboratorium', 'laboratoria,laboratoriach,laboratoriami,laboratoriom,laboratoriow'),
  ('lancut', 'lancucie,lancuta,lancutem,lancutowi'),
  ('laskowice', 'laskowic,laskowicach,laskowicami,laskowicom'),
  ('laziska', 'lazisk,laziskach,laziskami,laziskom'),
  ('lebork', 'leborka,leborkiem,leborkowi,leborku'),
  ('leczenie', 'leczen,leczenia,leczeniach,leczeniami,leczeniem,leczeniom,leczeniu'),
  ('leczna', 'lecznej'),
  ('lecznica', 'lecznic,lecznicach,lecznicami,lecznice,lecznicom,lecznicy'),
  ('leczy', 'lecz,lecza,leczaca,leczace,leczacego,leczacej,leczacemu,leczacy,leczacych,leczacym,leczacymi,leczcie,leczciez,lecze,leczen,leczeni,leczenia,leczeniach,leczeniami,leczenie,leczeniem,leczeniom,leczeniu,leczmy,leczmyz,leczona,leczone,leczonego,leczonej,leczonemu,leczono,leczony,leczonych,leczonym,leczonymi,leczyc,leczycie,leczyl,leczyla,leczylaby,leczylabym,leczylabys,leczylam,leczylas,leczylby,leczylbym,leczylbys,leczylem,leczyles,leczyli,leczyliby,leczylibyscie,leczylibysmy,leczyliscie,leczylismy,leczylo,leczyloby,leczyly,leczylyby,leczylybyscie,leczylybysmy,leczylyscie,leczylysmy,leczymy,leczysz,leczze'),
  ('leczyca', 'leczyce,leczycy'),
  ('ledziny', 'ledzin,ledzinach,ledzinami,ledzinom'),
  ('legionowo', 'legionowa,legionowem,legionowie,legionowu'),
  ('legnica', 'legnice,legnicy'),
  ('legwan', 'legwana,legwanach,legwanami,legwanem,legwanie,legwanom,legwanow,legwanowi,legwany'),
  ('lek', 'leka,lekach,lekami,leki,lekiem,lekom,lekow,lekowi,leku'),
  ('lekarka', 'lekarce,lekarek,lekarkach,lekarkami,lekarke,lekarki,lekarkom'),
  ('lekarz', 'lekarza,lekarzach,lekarzami,lekarze,lekarzem,lekarzom,lekarzowi,lekarzu,lekarzy'),
  ('lesnica', 'lesnice,lesnicy'),
  ('leszczyny', 'leszczyn,leszczynach,leszczynami,leszczynom'),
  ('leszno', 'leszna,lesznem,lesznie,lesznu'),
  ('libiaz', 'libiaza,libiazem,libiazowi,libiazu'),
  ('lidzbark', 'lidzbarka,lidzbarkiem,lidzbarkowi,lidzbarku'),
  ('ligota', 'ligocie,ligote,ligoty'),
  ('lodz', 'lodzi,lodzia,lodziach,lodziami,lodzie,lodziom'),
  ('lodzki', 'lodzkie,lodzkiem'),
  ('lomza', 'lomze,lomzy'),
  ('lowicz', 'lowicza,lowiczem,lowiczowi,lowiczu'),
  ('lub', 'luba,lubcie,lubciez,lube,lubi,lubia,lubiaca,lubiace,lubiacego,lubiacej,lubiacemu,lubiacy,lubiacych,lubiacym,lubiacymi,lubic,lubicie,lubie,lubien,lubieni,lubienia,lubieniach,lubieniami,lubienie,lubieniem,lubieniom,lubieniu,lubil,lubila,lubilaby,lubilabym,lubilabys,lubilam,lubilas,lubilby,lubilbym,lubilbys,lubilem,lubiles,lubili,lubiliby,lubilibyscie,lubilibysmy,lubiliscie,lubilismy,lubilo,lubiloby,lubily,lubilyby,lubilybyscie,lubilybysmy,lubilyscie,lubilysmy,lubimy,lubiona,lubione,lubionego,lubionej,lubionemu,lubiono,lubiony,lubionych,lubionym,lubionymi,lubisz,lubmy,lubmyz,lubze'),
  ('luban', 'lubania,lubaniem,lubaniowi,lubaniu'),
  ('lubartow', 'lubartowa,lubartowem,lubartowie,lubartowowi'),
  ('lubelski', 'lubelscy,lubelska,lubelskich,lubelskie,lubelskiego,lubelskiej,lubelskiem,lubelskiemu,lubelskim,lubelskimi'),
  ('lubin', 'lubina,lubinem,lubinie,lubinowi'),
  ('lublin', 'lublina,lublinem,lublinie,lublinowi'),
  ('lubliniec', 'lublinca,lublincem,lublincowi,lublincu'),
  ('lubon', 'lubonia,luboniem,luboniowi,luboniu'),
  ('malbork', 'malborka,malborkiem,malborkowi,malborku'),
  ('maly', 'mala,male,malego,malej,malemu,mali,malych,malym,malymi'),
  ('mazowiecka', 'mazowieccy,mazowiecki,mazowieckich,mazowieckie,mazowieckiego,mazowieckiej,mazowieckiemu,mazowieckim,mazowieckimi'),
  ('mazowiecki', 'mazowieccy,mazowiecka,mazowieckich,mazowieckie,mazowieckiego,mazowieckiej,mazowieckiem,mazowieckiemu,mazowieckim,mazowieckimi'),
  ('med', 'media'),
  ('medycyna', 'medycyn,medycynach,medycynami,medycyne,medycynie,medycynom,medycyny'),
  ('mgr', 'mgra,mgrach,mgrami,mgrem,mgrom,mgrow,mgrowi,mgrowie,mgrze,mgrzy'),
  ('miasto', 'miast,miasta,miastach,miastami,miastem,miastom,miastu,miescie'),
  ('miedzyrzec', 'miedzyrzeca,miedzyrzecem,miedzyrzecowi,miedzyrzecu'),
  ('miedzyrzecz', 'miedzyrzecza,miedzyrzeczem,miedzyrzeczowi,miedzyrzeczu'),
  ('mikolow', 'mikolowa,mikolowem,mikolowie,mikolowowi'),
  ('mikrochip', 'mikrochipa,mikrochipach,mikrochipami,mikrochipem,mikrochipie,mikrochipom,mikrochipow,mikrochipowi,mikrochipy'),
  ('milanowek', 'milanowka,milanowkiem,milanowkowi,milanowku'),
  ('minsk', 'minska,minskiem,minskowi,minsku'),
  ('mlawa', 'mlawe,mlawie,mlawy'),
  ('moczu', 'mocz,moczach,moczami,mocze,moczem,moczom,moczow,moczowi,moczy'),
  ('moj', 'moi,moich,moim,moja,moje,mojego,mojej,mojemu'),
  ('mokotow', 'mokotowa,mokotowem,mokotowie,mokotowowi'),
  ('morfologia', 'morfologiach,morfologiami,morfologie,morfologii,morfologij,morfologiom'),
  ('morska', 'morscy,morski,morskich,morskie,morskiego,morskiej,morskiemu,morskim,morskimi,morsku'),
  ('mragowo', 'mragowa,mragowem,mragowie,mragowu'),
  ('murcki', 'murcek,murckach,murckami,murckom'),
  ('myslenice', 'myslenic,myslenicach,myslenicami,myslenicom'),
  ('myslowice', 'myslowic,myslowicach,myslowicami,myslowicom'),
  ('mysz', 'mysza,myszach,myszami,myszom,myszy'),
  ('myszka', 'myszce,myszek,myszkach,myszkami,myszke,myszki,myszkom'),
  ('myszkow', 'myszkowa,myszkowem,myszkowie,myszkowowi'),
  ('myszoskoczek', 'myszoskoczka,myszoskoczkach,myszoskoczkami,myszoskoczki,myszoskoczkiem,myszoskoczkom,myszoskoczkow,myszoskoczkowi,myszoskoczku'),
  ('nad', 'nade'),
  ('nadwaga', 'nadwadze,nadwag,nadwagach,nadwagami,nadwage,nadwagi,nadwagom'),
  ('nagly', 'nagla,nagle,naglego,naglej,naglemu,nagli,naglych,naglym,naglymi'),
  ('najblizszy', 'najblizsi,najblizsza,najblizsze,najblizszego,najblizszej,najblizszemu,najblizszych,najblizszym,najblizszymi'),
  ('najlepszy', 'najlepsi,najlepsza,najlepsze,najlepszego,najlepszej,najlepszemu,najlepszych,najlepszym,najlepszymi'),
  ('naklo', 'nakla,nakle,naklem,naklu'),
  ('nazebny', 'nazebna,nazebne,nazebnego,nazebnej,nazebnemu,nazebni,nazebnych,nazebnym,nazebnymi'),
  ('nimfa', 'nimf,nimfach,nimfami,nimfe,nimfie,nimfom,nimfy'),
  ('noc', 'noca,nocach,nocami,noce,nocom,nocy'),
  ('nocny', 'nocna,nocne,nocnego,nocnej,nocnemu,nocni,nocnych,nocnym,nocnymi'),
  ('nosowka', 'nosowce,nosowek,nosowkach,nosowkami,nosowke,nosowki,nosowkom'),
  ('notecia', 'notec,noteci'),
  ('nowa', 'nowe,nowej,nowych,nowym,nowymi'),
  ('nowogard', 'nowogardem,nowogardowi,nowogardu,nowogardzie'),
  ('nowotwor', 'nowotworach,nowotworami,nowotworem,nowotworom,nowotworow,nowotworowi,nowotworu,nowotwory,nowotworze'),
  ('nowy', 'nowa,nowe,nowego,nowej,nowemu,nowi,nowo,nowych,nowym,nowymi'),
  ('obcinanie', 'obcina,obcinac,obcinacie,obcinaj,obcinaja,obcinajaca,obcinajace,obcinajacego,obcinajacej,obcinajacemu,obcinajacy,obcinajacych,obcinajacym,obcinajacymi,obcinajcie,obcinajciez,obcinajmy,obcinajmyz,obcinajze,obcinal,obcinala,obcinalaby,obcinalabym,obcinalabys,obcinalam,obcinalas,obcinalby,obcinalbym,obcinalbys,obcinalem,obcinales,obcinali,obcinaliby,obcinalibyscie,obcinalibysmy,obcinaliscie,obcinalismy,obcinalo,obcinaloby,obcinaly,obcinalyby,obcinalybyscie,obcinalybysmy,obcinalyscie,obcinalysmy,obcinam,obcinamy,obcinan,obcinana,obcinane,obcinanego,obcinanej,obcinanemu,obcinani,obcinania,obcinaniach,obcinaniami,obcinaniem,obcinaniom,obcinaniu,obcinano,obcinany,obcinanych,obcinanym,obcinanymi,obcinasz'),
  ('ochota', 'ochocie,ochotach,ochotami,ochote,ochotom,ochotow,ochotowie,ochoty'),
  ('ochronne', 'ochronna,ochronnego,ochronnej,ochronnemu,ochronni,ochronnie,ochronny,ochronnych,ochronnym,ochronnymi'),
  ('odchudzanie', 'odchudza,odchudzac,odchudzacie,odchudzaj,odchudzaja,odchudzajaca,odchudzajace,odchudzajacego,odchudzajacej,odchudzajacemu,odchudzajacy,odchudzajacych,odchudzajacym,odchudzajacymi,odchudzajcie,odchudzajciez,odchudzajmy,odchudzajmyz,odchudzajze,odchudzal,odchudzala,odchudzalaby,odchudzalabym,odchudzalabys,odchudzalam,odchudzalas,odchudzalby,odchudzalbym,odchudzalbys,odchudzalem,odchudzales,odchudzali,odchudzaliby,odchudzalibyscie,odchudzalibysmy,odchudzaliscie,odchudzalismy,odchudzalo,odchudzaloby,odchudzaly,odchudzalyby,odchudzalybyscie,odchudzalybysmy,odchudzalyscie,odchudzalysmy,odchudzam,odchudzamy,odchudzan,odchudzana,odchudzane,odchudzanego,odchudzanej,odchudzanemu,odchudzani,odchudzania,odchudzaniach,odchudzaniami,odchudzaniem,odchudzaniom,odchudzaniu,odchudzano,odchudzany,odchudzanych,odchudzanym,odchudzanymi,odchudzasz'),
  ('odra', 'odre,odro,odry,odrze'),
  ('odrobaczanie', 'odrobaczan,odrobaczania,odrobaczaniach,odrobaczaniami,odrobaczaniem,odrobaczaniom,odrobaczaniu'),
  ('odrobaczenie', 'odrobacz,odrobacza,odrobaczcie,odrobaczciez,odrobacze,odrobaczen,odrobaczeni,odrobaczenia,odrobaczeniach,odrobaczeniami,odrobaczeniem,odrobaczeniom,odrobaczeniu,odrobaczmy,odrobaczmyz,odrobaczona,odrobaczone,odrobaczonego,odrobaczonej,odrobaczonemu,odrobaczono,odrobaczony,odrobaczonych,odrobaczonym,odrobaczonymi,odrobaczy,odrobaczyc,odrobaczycie,odrobaczyl,odrobaczyla,odrobaczylaby,odrobaczylabym,odrobaczylabys,odrobaczylam,odrobaczylas,odrobaczylby,odrobaczylbym,odrobaczylbys,odrobaczylem,odrobaczyles,odrobaczyli,odrobaczyliby,odrobaczylibyscie,odrobaczylibysmy,odrobaczyliscie,odrobaczylismy,odrobaczylo,odrobaczyloby,odrobaczyly,odrobaczylyby,odrobaczylybyscie,odrobaczylybysmy,odrobaczylyscie,odrobaczylysmy,odrobaczymy,odrobaczysz,odrobaczze'),
  ('ogolne', 'ogolna,ogolnego,ogolnej,ogolnemu,ogolni,ogolnie,ogolny,ogolnych,ogolnym,ogolnymi'),
  ('ogolny', 'ogolna,ogolne,ogolnego,ogolnej,ogolnemu,ogolni,ogolnie,ogolnych,ogolnym,ogolnymi'),
  ('okolica', 'okolic,okolicach,okolicami,okolice,okolicom,okolicy'),
  ('oksywie', 'oksywia,oksywiem,oksywiu'),
  ('olawa', 'olawe,olawie,olawy'),
  ('olecko', 'olecka,oleckiem,olecku'),
  ('olesnica', 'olesnice,olesnicy'),
  ('oliwa', 'oliwe,oliwie,oliwy'),
  ('olkusz', 'olkusza,olkuszem,olkuszowi,olkuszu'),
  ('olsztyn', 'olsztyna,olsztynem,olsztynie,olsztynowi'),
  ('onkolog', 'onkolodzy,onkologa,onkologach,onkologami,onkologi,onkologia,onkologiem,onkologom,onkologow,onkologowi,onkologowie,onkologu'),
  ('onkologia', 'onkologiach,onkologiami,onkologie,onkologii,onkologij,onkologiom'),
  ('onkologiczny', 'onkologiczna,onkologiczne,onkologicznego,onkologicznej,onkologicznemu,onkologiczni,onkologicznych,onkologicznym,onkologicznymi'),
  ('operacja', 'operacjach,operacjami,operacje,operacji,operacjom,operacyj'),
  ('opinia', 'opiniach,opiniami,opinie,opinii,opinij,opiniom'),
  ('opoczno', 'opoczna,opocznem,opocznie,opocznu'),
  ('opolskie', 'opolscy,opolska,opolski,opolskich,opolskiego,opolskiej,opolskiemu,opolskim,opolskimi'),
  ('orlowo', 'orlowa,orlowem,orlowie,orlowu'),
  ('ortopeda', 'ortopedach,ortopedami,ortopede,ortopedom,ortopedow,ortopedy,ortopedzi,ortopedzie'),
  ('ortopedia', 'ortopediach,ortopediami,ortopedie,ortopedii,ortopediom,ortopedyj'),
  ('ortopedyczny', 'ortopedyczna,ortopedyczne,ortopedycznego,ortopedycznej,ortopedycznemu,ortopedyczni,ortopedycznych,ortopedycznym,ortopedycznymi'),
  ('orzesze', 'orzesza,orzeszem,orzeszu'),
  ('osiedle', 'osiedla,osiedlach,osiedlami,osiedlem,osiedli,osiedlom,osiedlu'),
  ('ostroda', 'ostrode,ostrody,ostrodzie'),
  ('ostroleka', 'ostrolece,ostroleke,ostroleki'),
  ('ostrow', 'ostrowa,ostrowem,ostrowie,ostrowowi'),
  ('ostrowiec', 'ostrowca,ostrowcem,ostrowcowi,ostrowcu'),
  ('ostry', 'ostra,ostre,ostrego,ostrej,ostremu,ostro,ostrych,ostrym,ostrymi,ostrzy'),
  ('oswiecim', 'oswiecimia,oswiecimiem,oswiecimiowi,oswiecimiu'),
  ('otwarty', 'otwarci,otwarcie,otwarta,otwarte,otwartego,otwartej,otwartemu,otwartych,otwartym,otwartymi'),
  ('otwock', 'otwocka,otwockiem,otwockowi,otwocku'),
  ('pabianice', 'pabianic,pabianicach,pabianicami,pabianicom'),
  ('papuga', 'papudze,papug,papugach,papugami,papuge,papugi,papugom'),
  ('papuzka', 'papuzce,papuzek,papuzkach,papuzkami,papuzke,papuzki,papuzkom'),
  ('parwowiroza', 'parwowiroz,parwowirozach,parwowirozami,parwowiroze,parwowirozie,parwowirozom,parwowirozy'),
  ('pasozyt', 'pasozycie,pasozyta,pasozytach,pasozytami,pasozytem,pasozytom,pasozytow,pasozytowi,pasozyty'),
  ('paszport', 'paszporcie,paszportach,paszportami,paszportem,paszportom,paszportow,paszportowi,paszportu,paszporty'),
  ('pazur', 'pazura,pazurach,pazurami,pazurem,pazurom,pazurow,pazurowi,pazury,pazurze'),
  ('pazurek', 'pazurka,pazurkach,pazurkami,pazurki,pazurkiem,pazurkom,pazurkow,pazurkowi,pazurku'),
  ('pazurow', 'pazur,pazura,pazurach,pazurami,pazurem,pazurom,pazurowi,pazury,pazurze'),
  ('pchla', 'pchel,pchlach,pchlami,pchle,pchlom,pchly'),
  ('piaseczno', 'piaseczna,piasecznem,piasecznie,piasecznu'),
  ('piatkowo', 'piatkowa,piatkowem,piatkowie,piatkowu'),
  ('piekary', 'piekar,piekarach,piekarami,piekarom'),
  ('pies', 'piesiowi,psa,psach,psami,psem,psie,psom,psow,psu,psy'),
  ('piesek', 'pieska,pieskach,pieskami,pieski,pieskiem,pieskom,pieskow,pieskowi,piesku'),
  ('pieska', 'piescy,piesek,pieskach,pieskami,pieski,pieskich,pieskie,pieskiego,pieskiej,pieskiem,pieskiemu,pieskim,pieskimi,pieskom,pieskow,pieskowi,piesku'),
  ('piotrkow', 'piotrek,piotrka,piotrkach,piotrkami,piotrki,piotrkiem,piotrkom,piotrkowi,piotrkowie,piotrku'),
  ('plaz', 'plaza,plazach,plazami,plazem,plazie,plazom,plazow,plazowi,plazu,plazy'),
  ('pleszew', 'pleszewa,pleszewem,pleszewie,pleszewowi'),
  ('plock', 'plocka,plockiem,plockowi,plocku'),
  ('plonsk', 'plonska,plonskiem,plonskowi,plonsku'),
  ('pod', 'pode'),
  ('podgorze', 'podgorza,podgorzem,podgorzu'),
  ('podlaska', 'podlascy,podlaski,podlaskich,podlaskie,podlaskiego,podlaskiej,podlaskiemu,podlaskim,podlaskimi'),
  ('podlaski', 'podlascy,podlaska,podlaskich,podlaskie,podlaskiego,podlaskiej,podlaskiem,podlaskiemu,podlaskim,podlaskimi'),
  ('pogodno', 'pogodna,pogodnem,pogodnie,pogodnu'),
  ('pogotowie', 'pogotowi,pogotowia,pogotowiach,pogotowiami,pogotowiem,pogotowiom,pogotowiu'),
  ('pole', 'pol,pola,polach,polami,polem,poli,polo,polom,polow,polowi,polowie,polu'),
  ('polecany', 'poleca,polecac,polecacie,polecaj,polecaja,polecajaca,polecajace,polecajacego,polecajacej,polecajacemu,polecajacy,polecajacych,polecajacym,polecajacymi,polecajcie,polecajciez,polecajmy,polecajmyz,polecajze,polecal,polecala,polecalaby,polecalabym,polecalabys,polecalam,polecalas,polecalby,polecalbym,polecalbys,polecalem,polecales,polecali,polecaliby,polecalibyscie,polecalibysmy,polecaliscie,polecalismy,polecalo,polecaloby,polecaly,polecalyby,polecalybyscie,polecalybysmy,polecalyscie,polecalysmy,polecam,polecamy,polecan,polecana,polecane,polecanego,polecanej,polecanemu,polecani,polecania,polecaniach,polecaniami,polecanie,polecaniem,polecaniom,polecaniu,polecano,polecanych,polecanym,polecanymi,polecasz'),
  ('polesie', 'polesia,polesiem,polesiu'),
  ('police', 'polic,policach,policami,policom'),
  ('polkowice', 'polkowic,polkowicach,polkowicami,polkowicom'),
  ('polnoc', 'polnoca,polnocy'),
  ('poludnie', 'poludnia,poludniem,poludniu'),
  ('porada', 'porad,poradach,poradami,porade,poradom,porady,poradzie'),
  ('potrzebuje', 'potrzebowac,potrzebowal,potrzebowala,potrzebowalaby,potrzebowalabym,potrzebowalabys,potrzebowalam,potrzebowalas,potrzebowalby,potrzebowalbym,potrzebowalbys,potrzebowalem,potrzebowales,potrzebowali,potrzebowaliby,potrzebowalibyscie,potrzebowalibysmy,potrzebowaliscie,potrzebowalismy,potrzebowalo,potrzebowaloby,potrzebowaly,potrzebowalyby,potrzebowalybyscie,potrzebowalybysmy,potrzebowalyscie,potrzebowalysmy,potrzebowan,potrzebowania,potrzebowaniach,potrzebowaniami,potrzebowanie,potrzebowaniem,potrzebowaniom,potrzebowaniu,potrzebowano,potrzebuj,potrzebuja,potrzebujaca,potrzebujace,potrzebujacego,potrzebujacej,potrzebujacemu,potrzebujacy,potrzebujacych,potrzebujacym,potrzebujacymi,potrzebujcie,potrzebujciez,potrzebujecie,potrzebujemy,potrzebujesz,potrzebujmy,potrzebujmyz,potrzebujze'),
  ('poznan', 'poznania,poznaniem,poznaniowi,poznaniu'),
  ('pradnik', 'pradnika,pradnikiem,pradnikowi,pradniku'),
  ('praga', 'pradze,prage,pragi'),
  ('praktyka', 'praktyce,praktyk,praktykach,praktykami,praktyke,praktyki,praktykom'),
  ('prawobrzeze', 'prawobrzeza,prawobrzezach,prawobrzezami,prawobrzezem,prawobrzezom,prawobrzezu,prawobrzezy'),
  ('profilaktyczny', 'profilaktyczna,profilaktyczne,profilaktycznego,profilaktycznej,profilaktycznemu,profilaktyczni,profilaktycznie,profilaktycznych,profilaktycznym,profilaktycznymi'),
  ('profilaktyka', 'profilaktyce,profilaktyk,profilaktykach,profilaktykami,profilaktyke,profilaktyki,profilaktykom'),
  ('prokocim', 'prokocimia,prokocimie,prokocimiem,prokocimiowi'),
  ('prudnik', 'prudnika,prudnikiem,prudnikowi,prudniku'),
  ('pruszcz', 'pruszcza,pruszczem,pruszczowi,pruszczu'),
  ('pruszkow', 'pruszkowa,pruszkowem,pruszkowie,pruszkowowi'),
  ('przasnysz', 'przasnysza,przasnyszem,przasnyszowi,przasnyszu'),
  ('przeglad', 'przegladach,przegladami,przegladem,przegladom,przegladow,przegladowi,przegladu,przeglady,przegladzie'),
  ('przeswietlenie', 'przeswietlen,przeswietlenia,przeswietleniach,przeswietleniami,przeswietleniem,przeswietleniom,przeswietleniu'),
  ('przeworsk', 'przeworska,przeworskiem,przeworskowi,przeworsku'),
  ('przychodnia', 'przychodni,przychodniach,przychodniami,przychodnie,przychodniom'),
  ('przycinanie', 'przycina,przycinac,przycinacie,przycinaj,przycinaja,przycinajaca,przycinajace,przycinajacego,przycinajacej,przycinajacemu,przycinajacy,przycinajacych,przycinajacym,przycinajacymi,przycinajcie,przycinajciez,przycinajmy,przycinajmyz,przycinajze,przycinal,przycinala,przycinalaby,przycinalabym,przycinalabys,przycinalam,przycinalas,przycinalby,przycinalbym,przycinalbys,przycinalem,przycinales,przycinali,przycinaliby,przycinalibyscie,przycinalibysmy,przycinaliscie,przycinalismy,przycinalo,przycinaloby,przycinaly,przycinalyby,przycinalybyscie,przycinalybysmy,przycinalyscie,przycinalysmy,przycinam,przycinamy,przycinan,przycinana,przycinane,przycinanego,przycinanej,przycinanemu,przycinani,przycinania,przycinaniach,przycinaniami,przycinaniem,przycinaniom,przycinaniu,przycinano,przycinany,przycinanych,przycinanym,przycinanymi,przycinasz'),
  ('przymorze', 'przymorza,przymorzem,przymorzu'),
  ('przypadek', 'przypadka,przypadkach,przypadkami,przypadki,przypadkiem,przypadkom,przypadkow,przypadkowi,przypadku'),
  ('psi', 'psia,psich,psie,psiego,psiej,psiemu,psim,psimi'),
  ('psie', 'psi,psia,psich,psiego,psiej,psiemu,psim,psimi'),
  ('pszczyna', 'pszczyne,pszczynie,pszczyny'),
  ('ptak', 'ptaka,ptakach,ptakami,ptaki,ptakiem,ptakom,ptakow,ptakowi,ptaku'),
  ('ptasi', 'ptasia,ptasich,ptasie,ptasiego,ptasiej,ptasiemu,ptasim,ptasimi'),
  ('ptaszek', 'ptaszka,ptaszkach,ptaszkami,ptaszki,ptaszkiem,ptaszkom,ptaszkow,ptaszkowi,ptaszku'),
  ('ptasznik', 'ptasznicy,ptasznika,ptasznikach,ptasznikami,ptaszniki,ptasznikiem,ptasznikom,ptasznikow,ptasznikowi,ptaszniku'),
  ('pulawy', 'pulaw,pulawach,pulawami,pulawom'),
  ('pultusk', 'pultuska,pultuskiem,pultuskowi,pultusku'),
  ('pyskowice', 'pyskowic,pyskowicach,pyskowicami,pyskowicom'),
  ('radomsko', 'radomska,radomskiem,radomsku'),
  ('radzionkow', 'radzionkowa,radzionkowem,radzionkowie,radzionkowowi'),
  ('radzyn', 'radzynia,radzyniem,radzyniowi,radzyniu'),
  ('rak', 'raka,rakach,rakami,raki,rakiem,rakom,rakow,rakowi,raku'),
  ('rana', 'ran,ranach,ranami,rane,ranie,ranom,rany'),
  ('rany', 'ran,rana,ranach,ranami,rane,ranie,rano,ranom'),
  ('rataje', 'rataj,rataja,ratajach,ratajami,ratajem,ratajom,ratajow,ratajowi,ratajowie,rataju'),
  ('ratunkowa', 'ratunkowe,ratunkowego,ratunkowej,ratunkowemu,ratunkowi,ratunkowy,ratunkowych,ratunkowym,ratunkowymi'),
  ('rawa', 'rawe,rawie,rawy'),
  ('rawicz', 'rawicza,rawiczem,rawiczow,rawiczowi,rawiczu'),
  ('redlowo', 'redlowa,redlowem,redlowie,redlowu'),
  ('rembertow', 'rembertowa,rembertowem,rembertowie,rembertowowi'),
  ('rentgen', 'rentgena,rentgenach,rentgenami,rentgenem,rentgenie,rentgenom,rentgenow,rentgenowi,rentgeny'),
  ('robak', 'robaka,robakach,robakami,robaki,robakiem,robakom,robakow,robakowi,robaku'),
  ('rodzinny', 'rodzinna,rodzinne,rodzinnego,rodzinnej,rodzinnemu,rodzinni,rodzinnie,rodzinnych,rodzinnym,rodzinnymi'),
  ('ropczyce', 'ropczyc,ropczycach,ropczycami,ropczycom'),
  ('ruda', 'rudach,rudami,rude,rudom,rudow,rudowie,rudy,rudzie'),
  ('rumia', 'rumi,rumie'),
  ('ryba', 'ryb,rybach,rybami,rybe,rybie,rybom,ryby'),
  ('rybka', 'rybce,rybek,rybkach,rybkami,rybke,rybki,rybkom'),
  ('rybnik', 'rybnika,rybnikiem,rybnikowi,rybniku'),
  ('rydultowy', 'rydultow,rydultowach,rydultowami,rydultowom'),
  ('rypin', 'rypina,rypinem,rypinie,rypinowi'),
  ('rzeszow', 'rzeszowa,rzeszowem,rzeszowie,rzeszowowi'),
  ('sacz', 'sacza,saczem,saczow,saczowi,saczu'),
  ('sandomierz', 'sandomierza,sandomierzem,sandomierzowi,sandomierzu'),
  ('sanok', 'sanoka,sanokiem,sanokowi,sanoku'),
  ('saska', 'sascy,saski,saskich,saskie,saskiego,saskiej,saskiemu,saskim,saskimi,sasku'),
  ('serca', 'sercach,sercami,serce,sercem,sercom,sercu'),
  ('serce', 'serca,sercach,sercami,sercem,sercom,sercu'),
  ('siedlce', 'siedlcach,siedlcami,siedlcom,siedlec'),
  ('siemianowice', 'siemianowic,siemianowicach,siemianowicami,siemianowicom'),
  ('siemiatycze', 'siemiatyczach,siemiatyczami,siemiatyczom'),
  ('sieradz', 'sieradza,sieradzem,sieradzowi,sieradzu'),
  ('sierpc', 'sierpca,sierpcem,sierpcowi,sierpcu'),
  ('skarzysko', 'skarzyska,skarzyskiem,skarzysku'),
  ('skawina', 'skawine,skawinie,skawiny'),
  ('skierniewice', 'skierniewic,skierniewicach,skierniewicami,skierniewicom'),
  ('skora', 'skor,skorach,skorami,skore,skorom,skory,skorze'),
  ('skorny', 'skorna,skorne,skornego,skornej,skornemu,skorni,skornie,skornych,skornym,skornymi'),
  ('slaska', 'slascy,slask,slaski,slaskich,slaskie,slaskiego,slaskiej,slaskiem,slaskiemu,slaskim,slaskimi,slaskowi,slasku'),
  ('slaski', 'slascy,slaska,slaskich,slaskie,slaskiego,slaskiej,slaskiem,slaskiemu,slaskim,slaskimi'),
  ('slaskie', 'slascy,slaska,slaski,slaskich,slaskiego,slaskiej,slaskiemu,slaskim,slaskimi'),
  ('slubice', 'slubic,slubicach,slubicami,slubicom'),
  ('slupsk', 'slupska,slupskiem,slupskowi,slupsku'),
  ('sochaczew', 'sochaczewa,sochaczewem,sochaczewie,sochaczewowi'),
  ('sokolka', 'sokolce,sokolke,sokolki'),
  ('sokolow', 'sokolowa,sokolowem,sokolowie,sokolowowi'),
  ('sol', 'sola,solach,solami,sole,soli,solom'),
  ('solec', 'solca,solcem,solcowi,solcu'),
  ('sopot', 'sopocie,sopotem,sopotowi,sopotu'),
  ('specjalista', 'specjalisci,specjaliscie,specjalistach,specjalistami,specjaliste,specjalistom,specjalistow,specjalisty'),
  ('specjalistka', 'specjalistce,specjalistek,specjalistkach,specjalistkami,specjalistke,specjalistki,specjalistkom'),
  ('srem', 'sremem,sremie,sremowi,sremu'),
  ('sroda', 'srodach,srodami,srode,srodom,srodow,srodowie,srody,srodzie'),
  ('srodmiescie', 'srodmiesc,srodmiescia,srodmiesciach,srodmiesciami,srodmiesciem,srodmiesciom,srodmiesciu'),
  ('ssak', 'ssaka,ssakach,ssakami,ssaki,ssakiem,ssakom,ssakow,ssakowi,ssaku'),
  ('stalowa', 'stalowe,stalowego,stalowej,stalowemu,stalowi,stalowy,stalowych,stalowym,stalowymi'),
  ('starachowice', 'starachowic,starachowicach,starachowicami,starachowicom'),
  ('stargard', 'stargardem,stargardowi,stargardu'),
  ('starogard', 'starogardem,starogardowi,starogardu,starogardzie'),
  ('stary', 'stara,starach,starami,stare,starego,starej,staremu,staro,starom,starow,starych,starym,starymi,starzy'),
  ('staszow', 'staszowa,staszowem,staszowie,staszowowi'),
  ('sterylizacja', 'sterylizacjach,sterylizacjami,sterylizacje,sterylizacji,sterylizacjom,sterylizacyj'),
  ('stoczek', 'stoczka,stoczkiem,stoczkowi,stoczku'),
  ('stomatolog', 'stomatolodzy,stomatologa,stomatologach,stomatologami,stomatologi,stomatologia,stomatologiem,stomatologom,stomatologow,stomatologowi,stomatologowie,stomatologu'),
  ('stomatologia', 'stomatologiach,stomatologiami,stomatologie,stomatologii,stomatologij,stomatologiom'),
  ('stomatologiczny', 'stomatologiczna,stomatologiczne,stomatologicznego,stomatologicznej,stomatologicznemu,stomatologiczni,stomatologicznych,stomatologicznym,stomatologicznymi'),
  ('strzegom', 'strzegomia,strzegomie,strzegomiem,strzegomiowi'),
  ('strzelce', 'strzelcach,strzelcami,strzelcom'),
  ('suczka', 'suczce,suczek,suczkach,suczkami,suczke,suczki,suczkom'),
  ('suka', 'suce,suk,sukach,sukami,suke,suki,sukom'),
  ('sulechow', 'sulechowa,sulechowem,sulechowie,sulechowowi'),
  ('sulejowek', 'sulejowka,sulejowkiem,sulejowkowi,sulejowku'),
  ('suwalki', 'suwalkach,suwalkami,suwalkom'),
  ('swarzedz', 'swarzedza,swarzedzem,swarzedzowi,swarzedzu'),
  ('swedzenie', 'swedz,swedza,swedzaca,swedzace,swedzacego,swedzacej,swedzacemu,swedzacy,swedzacych,swedzacym,swedzacymi,swedzcie,swedzciez,swedze,swedzen,swedzenia,swedzeniach,swedzeniami,swedzeniem,swedzeniom,swedzeniu,swedzi,swedzial,swedziala,swedzialaby,swedzialabym,swedzialabys,swedzialam,swedzialas,swedzialby,swedzialbym,swedzialbys,swedzialem,swedziales,swedzialo,swedzialoby,swedzialy,swedzialyby,swedzialybyscie,swedzialybysmy,swedzialyscie,swedzialysmy,swedziano,swedzic,swedzicie,swedziec,swedzieli,swedzieliby,swedzielibyscie,swedzielibysmy,swedzieliscie,swedzielismy,swedzil,swedzila,swedzilaby,swedzilabym,swedzilabys,swedzilam,swedzilas,swedzilby,swedzilbym,swedzilbys,swedzilem,swedziles,swedzili,swedziliby,swedzilibyscie,swedzilibysmy,swedziliscie,swedzilismy,swedzilo,swedziloby,swedzily,swedzilyby,swedzilybyscie,swedzilybysmy,swedzilyscie,swedzilysmy,swedzimy,swedzisz,swedzmy,swedzmyz,swedzono,swedzze'),
  ('swiad', 'swiadach,swiadami,swiadem,swiadom,swiadow,swiadowi,swiadu,swiady,swiadzie'),
  ('swidnica', 'swidnice,swidnicy'),
  ('swidnik', 'swidnika,swidniki,swidnikiem,swidnikowi,swidniku'),
  ('swidwin', 'swidwina,swidwinem,swidwinie,swidwinowi'),
  ('swiebodzice', 'swiebodzic,swiebodzicach,swiebodzicami,swiebodzicom'),
  ('swiebodzin', 'swiebodzina,swiebodzinem,swiebodzinie,swiebodzinowi'),
  ('swietochlowice', 'swietochlowic,swietochlowicach,swietochlowicami,swietochlowicom'),
  ('swietokrzyski', 'swietokrzyskiem'),
  ('swinka', 'swince,swinek,swinkach,swinkami,swinke,swinki,swinkom'),
  ('swinoujscie', 'swinoujscia,swinoujsciem,swinoujsciu'),
  ('szamotuly', 'szamotul,szamotulach,szamotulami,szamotulom'),
  ('szczecin', 'szczecina,szczecinem,szczecinie,szczecinowi'),
  ('szczeniak', 'szczeniacy,szczeniaka,szczeniakach,szczeniakami,szczeniaki,szczeniakiem,szczeniakom,szczeniakow,szczeniakowi,szczeniaku'),
  ('szczenie', 'szczeniat,szczeniecia,szczenieciem,szczenieciu,szczenieta,szczenietach,szczenietami,szczenietom'),
  ('szczepienie', 'szczepien,szczepienia,szczepieniach,szczepieniami,szczepieniem,szczepieniom,szczepieniu'),
  ('szczepionka', 'szczepionce,szczepionek,szczepionkach,szczepionkami,szczepionke,szczepionki,szczepionkom'),
  ('szczur', 'szczura,szczurach,szczurami,szczurem,szczurom,szczurow,szczurowi,szczury,szczurze'),
  ('szczurek', 'szczurka,szczurkach,szczurkami,szczurki,szczurkiem,szczurkom,szczurkow,szczurkowi,szczurku'),
  ('szczytno', 'szczytna,szczytnem,szczytnie,szczytnu'),
  ('szmer', 'szmerach,szmerami,szmerem,szmerom,szmerow,szmerowi,szmeru,szmery,szmerze'),
  ('szopienice', 'szopienic,szopienicach,szopienicami,szopienicom'),
  ('szpital', 'szpitala,szpitalach,szpitalami,szpitale,szpitalem,szpitali,szpitalom,szpitalowi,szpitalu'),
  ('szukam', 'szuka,szukac,szukacie,szukaj,szukaja,szukajaca,szukajace,szukajacego,szukajacej,szukajacemu,szukajacy,szukajacych,szukajacym,szukajacymi,szukajcie,szukajciez,szukajmy,szukajmyz,szukajze,szukal,szukala,szukalaby,szukalabym,szukalabys,szukalam,szukalas,szukalby,szukalbym,szukalbys,szukalem,szukales,szukali,szukaliby,szukalibyscie,szukalibysmy,szukaliscie,szukalismy,szukalo,szukaloby,szukaly,szukalyby,szukalybyscie,szukalybysmy,szukalyscie,szukalysmy,szukamy,szukan,szukana,szukane,szukanego,szukanej,szukanemu,szukani,szukania,szukaniach,szukaniami,szukanie,szukaniem,szukaniom,szukaniu,szukano,szukany,szukanych,szukanym,szukanymi,szukasz'),
  ('szwederowo', 'szwederowa,szwederowem,szwederowie,szwederowu'),
  ('szycie', 'szyc,szycia,szyciach,szyciami,szyciem,szyciom,szyciu,szyj,szyja,szyjaca,szyjace,szyjacego,szyjacej,szyjacemu,szyjacy,szyjacych,szyjacym,szyjacymi,szyjcie,szyjciez,szyje,szyjecie,szyjemy,szyjesz,szyjmy,szyjmyz,szyjze,szyl,szyla,szylaby,szylabym,szylabys,szylam,szylas,szylby,szylbym,szylbys,szylem,szyles,szyli,szyliby,szylibyscie,szylibysmy,szyliscie,szylismy,szylo,szyloby,szyly,szylyby,szylybyscie,szylybysmy,szylyscie,szylysmy,szyto'),
  ('szynszyla', 'szynszylach,szynszylami,szynszyle,szynszyli,szynszylom'),
  ('targ', 'targiem,targowi,targu'),
  ('targowek', 'targowka,targowkiem,targowkowi,targowku'),
  ('tarnobrzeg', 'tarnobrzega,tarnobrzegiem,tarnobrzegowi,tarnobrzegu'),
  ('tarnow', 'tarnowa,tarnowem,tarnowie,tarnowowi'),
  ('tarnowskie', 'tarnowscy,tarnowska,tarnowski,tarnowskich,tarnowskiego,tarnowskiej,tarnowskiemu,tarnowskim,tarnowskimi'),
  ('tczew', 'tczewa,tczewem,tczewie,tczewowi'),
  ('terapia', 'terapiach,terapiami,terapie,terapii,terapij,terapiom'),
  ('testy', 'tescie,test,testach,testami,testem,testom,testow,testowi,testu'),
  ('tomaszow', 'tomaszowa,tomaszowem,tomaszowie,tomaszowowi'),
  ('tomysl', 'tomysla,tomyslem,tomyslowi,tomyslu'),
  ('torun', 'torunia,toruniem,toruniowi,toruniu'),
  ('trybunalski', 'trybunalscy,trybunalska,trybunalskich,trybunalskie,trybunalskiego,trybunalskiej,trybunalskiemu,trybunalskim,trybunalskimi,trybunalsku'),
  ('trzcianka', 'trzciance,trzcianke,trzcianki'),
  ('trzebinia', 'trzebini,trzebinie'),
  ('tychy', 'tych,tychach,tychami,tychom,tychow'),
  ('ucho', 'ucha,uchach,uchami,uchem,uchom,uchu'),
  ('uczulenie', 'uczulen,uczulenia,uczuleniach,uczuleniami,uczuleniem,uczuleniom,uczuleniu'),
  ('ultrasonografia', 'ultrasonografiach,ultrasonografiami,ultrasonografie,ultrasonografii,ultrasonografij,ultrasonografiom'),
  ('uraz', 'uraza,urazach,urazami,urazem,urazie,urazom,urazow,urazowi,urazu,urazy'),
  ('ursus', 'ursusa,ursusem,ursusie,ursusowi'),
  ('ursynow', 'ursynowa,ursynowem,ursynowie,ursynowowi'),
  ('ustka', 'ustce,ustke,ustki'),
  ('usuwanie', 'usuwa,usuwac,usuwacie,usuwaj,usuwaja,usuwajaca,usuwajace,usuwajacego,usuwajacej,usuwajacemu,usuwajacy,usuwajacych,usuwajacym,usuwajacymi,usuwajcie,usuwajciez,usuwajmy,usuwajmyz,usuwajze,usuwal,usuwala,usuwalaby,usuwalabym,usuwalabys,usuwalam,usuwalas,usuwalby,usuwalbym,usuwalbys,usuwalem,usuwales,usuwali,usuwaliby,usuwalibyscie,usuwalibysmy,usuwaliscie,usuwalismy,usuwalo,usuwaloby,usuwaly,usuwalyby,usuwalybyscie,usuwalybysmy,usuwalyscie,usuwalysmy,usuwam,usuwamy,usuwan,usuwana,usuwane,usuwanego,usuwanej,usuwanemu,usuwani,usuwania,usuwaniach,usuwaniami,usuwaniem,usuwaniom,usuwaniu,usuwano,usuwany,usuwanych,usuwanym,usuwanymi,usuwasz'),
  ('uszy', 'uszach,uszami,uszom,uszu'),
  ('wadowice', 'wadowic,wadowicach,wadowicami,wadowicom'),
  ('wagrowiec', 'wagrowca,wagrowcem,wagrowcowi,wagrowcu'),
  ('walbrzych', 'walbrzycha,walbrzychem,walbrzychowi,walbrzychu'),
  ('waran', 'warana,waranach,waranami,waranem,waranie,waranom,waranow,waranowi,warany'),
  ('warminski', 'warminscy,warminska,warminskich,warminskie,warminskiego,warminskiej,warminskiemu,warminskim,warminskimi'),
  ('warszawa', 'warszawe,warszawie,warszawy'),
  ('wawer', 'wawra,wawrem,wawrowi,wawrze'),
  ('waz', 'weza,wezach,wezami,weze,wezem,wezom,wezow,wezowi,wezu,wezy'),
  ('wejherowo', 'wejherowa,wejherowem,wejherowie,wejherowu'),
  ('wesola', 'wesolej'),
  ('wet', 'wecie,wetach,wetami,wetem,wetom,wetow,wetowi,wetu,wety'),
  ('weterynaria', 'weterynariach,weterynariami,weterynarie,weterynarii,weterynariom,weterynaryj'),
  ('weterynaryjny', 'weterynaryjna,weterynaryjne,weterynaryjnego,weterynaryjnej,weterynaryjnemu,weterynaryjni,weterynaryjnych,weterynaryjnym,weterynaryjnymi'),
  ('weterynarz', 'weterynarza,weterynarzach,weterynarzami,weterynarze,weterynarzem,weterynarzom,weterynarzowi,weterynarzu,weterynarzy'),
  ('widzew', 'widzewa,widzewem,widzewie,widzewowi'),
  ('wieliczka', 'wieliczce,wieliczke,wieliczki'),
  ('wielkopolska', 'wielkopolsce,wielkopolske,wielkopolski'),
  ('wielkopolski', 'wielkopolsce,wielkopolska,wielkopolske,wielkopolsko'),
  ('wielun', 'wielunia,wieluniem,wieluniowi,wieluniu'),
  ('wieniawa', 'wieniawe,wieniawie,wieniawy'),
  ('wilanow', 'wilanowa,wilanowem,wilanowie,wilanowowi'),
  ('wilda', 'wild,wildach,wildami,wildem,wildom,wildow,wildowi,wildowie,wildy,wildzie'),
  ('witomino', 'witomina,witominem,witominie,witominu'),
  ('wizyta', 'wizycie,wizyt,wizytach,wizytami,wizyte,wizytom,wizyty'),
  ('wodzislaw', 'wodzislawa,wodzislawach,wodzislawami,wodzislawem,wodzislawia,wodzislawie,wodzislawiem,wodzislawiowi,wodzislawiu,wodzislawom,wodzislawow,wodzislawowi,wodzislawowie,wodzislawy'),
  ('wola', 'wole,woli'),
  ('wolomin', 'wolomina,wolominem,wolominie,wolominowi'),
  ('wroclaw', 'wroclawia,wroclawiem,wroclawiowi,wroclawiu'),
  ('wrzeszcz', 'wrzeszcza,wrzeszczem,wrzeszczow,wrzeszczowi,wrzeszczu'),
  ('wscieklizna', 'wscieklizn,wsciekliznach,wsciekliznami,wscieklizne,wsciekliznie,wsciekliznom,wscieklizny'),
  ('wypadek', 'wypadkach,wypadkami,wypadki,wypadkiem,wypadkom,wypadkow,wypadkowi,wypadku'),
  ('wysoki', 'wysokie,wysokiem'),
  ('wyszkow', 'wyszkowa,wyszkowem,wyszkowie,wyszkowowi'),
  ('zab', 'zeba,zebach,zebami,zebem,zebie,zebom,zebow,zebowi,zeby'),
  ('zaba', 'zab,zabach,zabami,zabe,zabie,zabom,zaby'),
  ('zabianka', 'zabiance,zabianke,zabianki'),
  ('zabieg', 'zabiegach,zabiegami,zabiegi,zabiegiem,zabiegom,zabiegow,zabiegowi,zabiegu'),
  ('zabkowice', 'zabkowic,zabkowicach,zabkowicami,zabkowicom'),
  ('zabrze', 'zabrza,zabrzem,zabrzu'),
  ('zagan', 'zagania,zaganiem,zaganiowi,zaganiu'),
  ('zambrow', 'zambrowa,zambrowem,zambrowie,zambrowowi'),
  ('zaspa', 'zaspe,zaspie,zaspy'),
  ('zatrucie', 'zatruc,zatrucia,zatruciach,zatruciami,zatruciem,zatruciom,zatruciu'),
  ('zawiercie', 'zawiercia,zawierciem,zawierciu'),
  ('zdroj', 'zdrojem,zdrojowi,zdroju'),
  ('zdrowia', 'zdrowi,zdrowiach,zdrowiami,zdrowie,zdrowiem,zdrowiom,zdrowiu'),
  ('zdrowotna', 'zdrowotne,zdrowotnego,zdrowotnej,zdrowotnemu,zdrowotni,zdrowotnie,zdrowotny,zdrowotnych,zdrowotnym,zdrowotnymi'),
  ('zdunska', 'zdunscy,zdunski,zdunskich,zdunskie,zdunskiego,zdunskiej,zdunskiemu,zdunskim,zdunskimi'),
  ('zgierz', 'zgierza,zgierzem,zgierzowi,zgierzu'),
  ('zgorzelec', 'zgorzelca,zgorzelcem,zgorzelcowi,zgorzelcu'),
  ('zielona', 'zieleni,zielone,zielonego,zielonej,zielonemu,zielony,zielonych,zielonym,zielonymi'),
  ('zlotoryja', 'zlotoryi,zlotoryje'),
  ('znakowanie', 'znakowan,znakowania,znakowaniach,znakowaniami,znakowaniem,znakowaniom,znakowaniu'),
  ('zoliborz', 'zoliborza,zoliborzem,zoliborzowi,zoliborzu'),
  ('zolw', 'zolwi,zolwia,zolwiach,zolwiami,zolwie,zolwiem,zolwiom,zolwiowi,zolwiu'),
  ('zory', 'zor,zorach,zorami,zorom'),
  ('zwierzak', 'zwierzaka,zwierzakach,zwierzakami,zwierzaki,zwierzakiem,zwierzakom,zwierzakow,zwierzakowi,zwierzaku'),
  ('zwierze', 'zwierzat,zwierzecia,zwierzeciem,zwierzeciu,zwierzeta,zwierzetach,zwierzetami,zwierzetom'),
  ('zwierzeta', 'zwierzat,zwierze,zwierzecia,zwierzeciem,zwierzeciu,zwierzetach,zwierzetami,zwierzetom'),
  ('zyrardow', 'zyrardowa,zyrardowem,zyrardowie,zyrardowowi'),
  ('zywienie', 'zyw,zywcie,zywciez,zywi,zywia,zywiaca,zywiace,zywiacego,zywiacej,zywiacemu,zywiacy,zywiacych,zywiacym,zywiacymi,zywic,zywicie,zywie,zywien,zywieni,zywienia,zywieniach,zywieniami,zywieniem,zywieniom,zywieniu,zywil,zywila,zywilaby,zywilabym,zywilabys,zywilam,zywilas,zywilby,zywilbym,zywilbys,zywilem,zywiles,zywili,zywiliby,zywilibyscie,zywilibysmy,zywiliscie,zywilismy,zywilo,zywiloby,zywily,zywilyby,zywilybyscie,zywilybysmy,zywilyscie,zywilysmy,zywimy,zywiona,zywione,zywionego,zywionej,zywionemu,zywiono,zywiony,zywionych,zywionym,zywionymi,zywisz,zywmy,zywmyz,zywze')
) as words (base, forms)
cross join lateral string_to_table(words.forms, ',') as form;

insert into private.towns (term, label, latitude, longitude) values
  ('aleksandrow lodzki', 'Aleksandrów Łódzki', 51.8197, 19.3038),
  ('andrychow', 'Andrychów', 49.8550, 19.3383),
  ('augustow', 'Augustów', 53.8432, 22.9798),
  ('bartoszyce', 'Bartoszyce', 54.2535, 20.8082),
  ('belchatow', 'Bełchatów', 51.3688, 19.3567),
  ('bedzin', 'Będzin', 50.3261, 19.1257),
  ('biala podlaska', 'Biała Podlaska', 52.0324, 23.1165),
  ('bialogard', 'Białogard', 54.0070, 15.9875),
  ('bielawa', 'Bielawa', 50.6908, 16.6230),
  ('bielsk podlaski', 'Bielsk Podlaski', 52.7651, 23.1865),
  ('bielsko biala', 'Bielsko-Biała', 49.8225, 19.0469),
  ('bierun', 'Bieruń', 50.0900, 19.0929),
  ('bilgoraj', 'Biłgoraj', 50.5411, 22.7220),
  ('bochnia', 'Bochnia', 49.9691, 20.4303),
  ('bogatynia', 'Bogatynia', 50.9075, 14.9563),
  ('boguszow gorce', 'Boguszów-Gorce', 50.7551, 16.2049),
  ('boleslawiec', 'Bolesławiec', 51.2642, 15.5697),
  ('braniewo', 'Braniewo', 54.3797, 19.8196),
  ('brodnica', 'Brodnica', 53.2597, 19.3965),
  ('brzeg', 'Brzeg', 50.8608, 17.4674),
  ('brzesko', 'Brzesko', 49.9691, 20.6061),
  ('busko zdroj', 'Busko-Zdrój', 50.4708, 20.7188),
  ('bytom', 'Bytom', 50.3480, 18.9328),
  ('bytow', 'Bytów', 54.1706, 17.4919),
  ('chelm', 'Chełm', 51.1431, 23.4716),
  ('chelmno', 'Chełmno', 53.3486, 18.4251),
  ('chelmza', 'Chełmża', 53.1846, 18.6047),
  ('chodziez', 'Chodzież', 52.9950, 16.9198),
  ('chojnice', 'Chojnice', 53.6955, 17.5570),
  ('chorzow', 'Chorzów', 50.3058, 18.9742),
  ('choszczno', 'Choszczno', 53.1690, 15.4205),
  ('chrzanow', 'Chrzanów', 50.1355, 19.4020),
  ('ciechanow', 'Ciechanów', 52.8814, 20.6200),
  ('cieplice slaskie zdroj', 'Cieplice Śląskie Zdrój', 50.8655, 15.6837),
  ('cieszyn', 'Cieszyn', 49.7513, 18.6321),
  ('czechowice dziedzice', 'Czechowice-Dziedzice', 49.9134, 19.0048),
  ('czeladz', 'Czeladź', 50.3154, 19.0782),
  ('czerwionka leszczyny', 'Czerwionka-Leszczyny', 50.1501, 18.6776),
  ('czestochowa', 'Częstochowa', 50.7965, 19.1241),
  ('dabrowa gornicza', 'Dąbrowa Górnicza', 50.3339, 19.2048),
  ('debica', 'Dębica', 50.0515, 21.4114),
  ('deblin', 'Dęblin', 51.5591, 21.8483),
  ('dzialdowo', 'Działdowo', 53.2396, 20.1700),
  ('dzierzoniow', 'Dzierżoniów', 50.7282, 16.6514),
  ('elblag', 'Elbląg', 54.1522, 19.4088),
  ('elk', 'Ełk', 53.8282, 22.3647),
  ('garwolin', 'Garwolin', 51.8975, 21.6147),
  ('gierloz', 'Gierłoż', 54.0813, 21.4955),
  ('gizycko', 'Giżycko', 54.0381, 21.7644),
  ('gliwice', 'Gliwice', 50.2976, 18.6766),
  ('glogow', 'Głogów', 51.6636, 16.0845),
  ('glowno', 'Głowno', 51.9646, 19.7157),
  ('glucholazy', 'Głuchołazy', 50.3150, 17.3835),
  ('gniezno', 'Gniezno', 52.5348, 17.5826),
  ('goleniow', 'Goleniów', 53.5639, 14.8285),
  ('gorlice', 'Gorlice', 49.6556, 21.1604),
  ('gorzow wielkopolski', 'Gorzów Wielkopolski', 52.7368, 15.2288),
  ('gostynin', 'Gostynin', 52.4294, 19.4619),
  ('gostyn', 'Gostyń', 51.8825, 17.0123),
  ('grajewo', 'Grajewo', 53.6473, 22.4554),
  ('grodzisk mazowiecki', 'Grodzisk Mazowiecki', 52.1039, 20.6337),
  ('grudziadz', 'Grudziądz', 53.4841, 18.7537),
  ('gryfice', 'Gryfice', 53.9165, 15.2003),
  ('gryfino', 'Gryfino', 53.2524, 14.4883),
  ('gubin', 'Gubin', 51.9496, 14.7284),
  ('hajnowka', 'Hajnówka', 52.7433, 23.5812),
  ('hrubieszow', 'Hrubieszów', 50.8050, 23.8925),
  ('ilawa', 'Iława', 53.5960, 19.5685),
  ('inowroclaw', 'Inowrocław', 52.7989, 18.2639),
  ('jarocin', 'Jarocin', 51.9727, 17.5026),
  ('jaroslaw', 'Jarosław', 50.0162, 22.6778),
  ('jaslo', 'Jasło', 49.7451, 21.4725),
  ('jastrzebie zdroj', 'Jastrzębie Zdrój', 49.9554, 18.5748),
  ('jawor', 'Jawor', 51.0513, 16.1935),
  ('jaworzno', 'Jaworzno', 50.2053, 19.2750),
  ('jelcz laskowice', 'Jelcz Laskowice', 51.0213, 17.3165),
  ('jelenia gora', 'Jelenia Góra', 50.8997, 15.7290),
  ('jedrzejow', 'Jędrzejów', 50.6394, 20.3045),
  ('jozefow', 'Józefów', 52.1371, 21.2359),
  ('kalisz', 'Kalisz', 51.7611, 18.0910),
  ('kamienna gora', 'Kamienna Góra', 50.7831, 16.0304),
  ('kartuzy', 'Kartuzy', 54.3342, 18.1974),
  ('kedzierzyn kozle', 'Kędzierzyn-Koźle', 50.3498, 18.2261),
  ('ketrzyn', 'Kętrzyn', 54.0768, 21.3753),
  ('kety', 'Kęty', 49.8821, 19.2233),
  ('kielce', 'Kielce', 50.8703, 20.6275),
  ('kluczbork', 'Kluczbork', 50.9728, 18.2182),
  ('klodzko', 'Kłodzko', 50.4349, 16.6614),
  ('knurow', 'Knurów', 50.2197, 18.6507),
  ('kobylka', 'Kobyłka', 52.3395, 21.1959),
  ('kolo', 'Koło', 52.2002, 18.6386),
  ('kolobrzeg', 'Kołobrzeg', 54.1756, 15.5834),
  ('konin', 'Konin', 52.2234, 18.2512),
  ('konstancin jeziorna', 'Konstancin-Jeziorna', 52.0938, 21.1176),
  ('konstantynow lodzki', 'Konstantynów Łódzki', 51.7478, 19.3256),
  ('konskie', 'Końskie', 51.1917, 20.4061),
  ('kostrzyn nad odra', 'Kostrzyn nad Odrą', 52.5871, 14.6495),
  ('koszalin', 'Koszalin', 54.1944, 16.1722),
  ('koscian', 'Kościan', 52.0883, 16.6487),
  ('koscierzyna', 'Kościerzyna', 54.1223, 17.9812),
  ('kozienice', 'Kozienice', 51.5829, 21.5478),
  ('krapkowice', 'Krapkowice', 50.4751, 17.9654),
  ('krasnystaw', 'Krasnystaw', 50.9846, 23.1742),
  ('krasnik', 'Kraśnik', 50.9236, 22.2271),
  ('krosno', 'Krosno', 49.6887, 21.7706),
  ('krotoszyn', 'Krotoszyn', 51.6987, 17.4374),
  ('kutno', 'Kutno', 52.2306, 19.3641),
  ('kwidzyn', 'Kwidzyn', 53.7249, 18.9311),
  ('legionowo', 'Legionowo', 52.4015, 20.9266),
  ('legnica', 'Legnica', 51.2101, 16.1619),
  ('leszno', 'Leszno', 51.8403, 16.5749),
  ('lebork', 'Lębork', 54.5392, 17.7501),
  ('ledziny', 'Lędziny', 50.1426, 19.1315),
  ('libiaz', 'Libiąż', 50.1040, 19.3157),
  ('lidzbark warminski', 'Lidzbark Warmiński', 54.1259, 20.5795),
  ('luban', 'Lubań', 51.1201, 15.2877),
  ('lubartow', 'Lubartów', 51.4603, 22.6095),
  ('lubin', 'Lubin', 51.4009, 16.2015),
  ('lubliniec', 'Lubliniec', 50.6690, 18.6844),
  ('lubon', 'Luboń', 52.3471, 16.8927),
  ('lancut', 'Łańcut', 50.0687, 22.2291),
  ('lapy', 'Łapy', 52.9911, 22.8842),
  ('lask', 'Łask', 51.5906, 19.1328),
  ('laziska gorne', 'Łaziska Górne', 50.1495, 18.8422),
  ('leczna', 'Łęczna', 51.3012, 22.8814),
  ('leczyca', 'Łęczyca', 52.0596, 19.1997),
  ('lomianki', 'Łomianki', 52.3341, 20.8860),
  ('lomza', 'Łomża', 53.1781, 22.0593),
  ('lowicz', 'Łowicz', 52.1071, 19.9453),
  ('lukow', 'Łuków', 51.9290, 22.3796),
  ('malbork', 'Malbork', 54.0359, 19.0266),
  ('marki', 'Marki', 52.3207, 21.1047),
  ('mielec', 'Mielec', 50.2871, 21.4239),
  ('miedzyrzec podlaski', 'Międzyrzec Podlaski', 51.9864, 22.7825),
  ('miedzyrzecz', 'Międzyrzecz', 52.4446, 15.5780),
  ('mikolow', 'Mikołów', 50.1710, 18.9041),
  ('milanowek', 'Milanówek', 52.1188, 20.6715),
  ('minsk mazowiecki', 'Mińsk Mazowiecki', 52.1793, 21.5725),
  ('mlawa', 'Mława', 53.1128, 20.3841),
  ('mragowo', 'Mrągowo', 53.8644, 21.3051),
  ('myslowice', 'Mysłowice', 50.2075, 19.1667),
  ('myszkow', 'Myszków', 50.5752, 19.3246),
  ('myslenice', 'Myślenice', 49.8338, 19.9383),
  ('naklo nad notecia', 'Nakło nad Notecią', 53.1421, 17.6018),
  ('namyslow', 'Namysłów', 51.0759, 17.7228),
  ('nisko', 'Nisko', 50.5199, 22.1397),
  ('nowa ruda', 'Nowa Ruda', 50.5801, 16.5016),
  ('nowa sol', 'Nowa Sól', 51.8033, 15.7170),
  ('nowogard', 'Nowogard', 53.6744, 15.1163),
  ('nowy dwor mazowiecki', 'Nowy Dwór Mazowiecki', 52.4302, 20.7165),
  ('nowy sacz', 'Nowy Sącz', 49.6218, 20.6971),
  ('nowy targ', 'Nowy Targ', 49.4778, 20.0323),
  ('nowy tomysl', 'Nowy Tomyśl', 52.3195, 16.1284),
  ('nysa', 'Nysa', 50.4738, 17.3344),
  ('oborniki', 'Oborniki', 52.6474, 16.8141),
  ('olecko', 'Olecko', 54.0337, 22.5070),
  ('olesnica', 'Oleśnica', 51.2134, 17.3899),
  ('olkusz', 'Olkusz', 50.2813, 19.5650),
  ('olsztyn', 'Olsztyn', 53.7799, 20.4942),
  ('olawa', 'Oława', 50.9466, 17.2926),
  ('opoczno', 'Opoczno', 51.3757, 20.2783),
  ('opole', 'Opole', 50.6721, 17.9253),
  ('orzesze', 'Orzesze', 50.1559, 18.7792),
  ('ostroleka', 'Ostrołęka', 53.0862, 21.5757),
  ('ostrowiec swietokrzyski', 'Ostrowiec Świętokrzyski', 50.9294, 21.3852),
  ('ostroda', 'Ostróda', 53.6967, 19.9649),
  ('ostrow mazowiecka', 'Ostrów Mazowiecka', 52.8025, 21.8951),
  ('ostrow wielkopolski', 'Ostrów Wielkopolski', 51.6550, 17.8069),
  ('oswiecim', 'Oświęcim', 50.0344, 19.2104),
  ('otwock', 'Otwock', 52.1058, 21.2613),
  ('ozorkow', 'Ozorków', 51.9634, 19.2914),
  ('pabianice', 'Pabianice', 51.6645, 19.3547),
  ('piaseczno', 'Piaseczno', 52.0814, 21.0240),
  ('piastow', 'Piastów', 52.1844, 20.8395),
  ('piekary slaskie', 'Piekary Śląskie', 50.3802, 18.9265),
  ('pila', 'Piła', 53.1514, 16.7378),
  ('pionki', 'Pionki', 51.4760, 21.4500),
  ('piotrkow trybunalski', 'Piotrków Trybunalski', 51.4055, 19.7032),
  ('pisz', 'Pisz', 53.6274, 21.8125),
  ('pleszew', 'Pleszew', 51.8964, 17.7855),
  ('plock', 'Płock', 52.5468, 19.7064),
  ('plonsk', 'Płońsk', 52.6235, 20.3755),
  ('police', 'Police', 53.5521, 14.5718),
  ('polkowice', 'Polkowice', 51.5039, 16.0726),
  ('prudnik', 'Prudnik', 50.3212, 17.5746),
  ('pruszcz gdanski', 'Pruszcz Gdański', 54.2622, 18.6363),
  ('pruszkow', 'Pruszków', 52.1707, 20.8121),
  ('przasnysz', 'Przasnysz', 53.0191, 20.8803),
  ('przemysl', 'Przemyśl', 49.7850, 22.7673),
  ('przeworsk', 'Przeworsk', 50.0591, 22.4941),
  ('pszczyna', 'Pszczyna', 49.9804, 18.9538),
  ('pulawy', 'Puławy', 51.4166, 21.9694),
  ('pultusk', 'Pułtusk', 52.7025, 21.0828),
  ('pyskowice', 'Pyskowice', 50.4000, 18.6333),
  ('raciborz', 'Racibórz', 50.0919, 18.2193),
  ('radlin', 'Radlin', 50.0502, 18.4763),
  ('radom', 'Radom', 51.4025, 21.1471),
  ('radomsko', 'Radomsko', 51.0671, 19.4448),
  ('radzionkow', 'Radzionków', 50.4003, 18.9023),
  ('radzyn podlaski', 'Radzyń Podlaski', 51.7833, 22.6167),
  ('rawa mazowiecka', 'Rawa Mazowiecka', 51.7644, 20.2549),
  ('rawicz', 'Rawicz', 51.6095, 16.8585),
  ('reda', 'Reda', 54.6053, 18.3472),
  ('ropczyce', 'Ropczyce', 50.0523, 21.6089),
  ('ruda slaska', 'Ruda Śląska', 50.2584, 18.8563),
  ('rumia', 'Rumia', 54.5709, 18.3880),
  ('rybnik', 'Rybnik', 50.0971, 18.5418),
  ('rydultowy', 'Rydułtowy', 50.0586, 18.4170),
  ('rypin', 'Rypin', 53.0660, 19.4094),
  ('rzeszow', 'Rzeszów', 50.0413, 21.9990),
  ('sandomierz', 'Sandomierz', 50.6827, 21.7490),
  ('sanok', 'Sanok', 49.5557, 22.2056),
  ('siedlce', 'Siedlce', 52.1677, 22.2901),
  ('siemianowice slaskie', 'Siemianowice Śląskie', 50.3274, 19.0290),
  ('siemiatycze', 'Siemiatycze', 52.4272, 22.8623),
  ('sieradz', 'Sieradz', 51.5958, 18.7302),
  ('sierpc', 'Sierpc', 52.8568, 19.6691),
  ('skarzysko kamienna', 'Skarżysko-Kamienna', 51.1131, 20.8716),
  ('skawina', 'Skawina', 49.9752, 19.8287),
  ('skierniewice', 'Skierniewice', 51.9549, 20.1584),
  ('slubice', 'Słubice', 52.3509, 14.5607),
  ('slupsk', 'Słupsk', 54.4641, 17.0287),
  ('sochaczew', 'Sochaczew', 52.2294, 20.2384),
  ('sokolow podlaski', 'Sokołów Podlaski', 52.4068, 22.2531),
  ('sokolka', 'Sokółka', 53.4072, 23.5023),
  ('solec kujawski', 'Solec Kujawski', 53.0837, 18.2257),
  ('sopot', 'Sopot', 54.4418, 18.5600),
  ('sosnowiec', 'Sosnowiec', 50.2868, 19.1039),
  ('stalowa wola', 'Stalowa Wola', 50.5829, 22.0533),
  ('starachowice', 'Starachowice', 51.0374, 21.0713),
  ('stargard', 'Stargard', 53.3367, 15.0499),
  ('starogard gdanski', 'Starogard Gdański', 53.9640, 18.5264),
  ('staszow', 'Staszów', 50.5631, 21.1659),
  ('strzegom', 'Strzegom', 50.9626, 16.3501),
  ('strzelce opolskie', 'Strzelce Opolskie', 50.5107, 18.3006),
  ('sulechow', 'Sulechów', 52.0836, 15.6251),
  ('sulejowek', 'Sulejówek', 52.2522, 21.2690),
  ('suwalki', 'Suwałki', 54.1118, 22.9309),
  ('swarzedz', 'Swarzędz', 52.4129, 17.0850),
  ('szamotuly', 'Szamotuły', 52.6120, 16.5779),
  ('szczecinek', 'Szczecinek', 53.7079, 16.6994),
  ('szczytno', 'Szczytno', 53.5626, 20.9875),
  ('srem', 'Śrem', 52.0887, 17.0151),
  ('sroda wielkopolska', 'Środa Wielkopolska', 52.2284, 17.2762),
  ('swidnica', 'Świdnica', 50.8438, 16.4886),
  ('swidnik', 'Świdnik', 51.2190, 22.6962),
  ('swidwin', 'Świdwin', 53.7746, 15.7767),
  ('swiebodzice', 'Świebodzice', 50.8597, 16.3197),
  ('swiebodzin', 'Świebodzin', 52.2475, 15.5335),
  ('swiecie', 'Świecie', 53.4095, 18.4474),
  ('swietochlowice', 'Świętochłowice', 50.2964, 18.9173),
  ('swinoujscie', 'Świnoujście', 53.9105, 14.2471),
  ('tarnobrzeg', 'Tarnobrzeg', 50.5730, 21.6794),
  ('tarnowskie gory', 'Tarnowskie Góry', 50.4455, 18.8615),
  ('tarnow', 'Tarnów', 50.0138, 20.9870),
  ('tczew', 'Tczew', 54.0924, 18.7779),
  ('tomaszow lubelski', 'Tomaszów Lubelski', 50.4477, 23.4162),
  ('tomaszow mazowiecki', 'Tomaszów Mazowiecki', 51.5313, 20.0085),
  ('torun', 'Toruń', 53.0138, 18.5981),
  ('trzcianka', 'Trzcianka', 53.0406, 16.4563),
  ('trzebinia', 'Trzebinia', 50.1593, 19.4697),
  ('turek', 'Turek', 52.0155, 18.5006),
  ('tychy', 'Tychy', 50.1372, 18.9664),
  ('ustka', 'Ustka', 54.5805, 16.8619),
  ('ustron', 'Ustroń', 49.7215, 18.8020),
  ('wadowice', 'Wadowice', 49.8834, 19.4929),
  ('walbrzych', 'Wałbrzych', 50.7714, 16.2843),
  ('walcz', 'Wałcz', 53.2779, 16.4712),
  ('wagrowiec', 'Wągrowiec', 52.8084, 17.1996),
  ('wejherowo', 'Wejherowo', 54.6057, 18.2356),
  ('wieliczka', 'Wieliczka', 49.9874, 20.0647),
  ('wielun', 'Wieluń', 51.2210, 18.5696),
  ('wloclawek', 'Włocławek', 52.6482, 19.0678),
  ('wodzislaw slaski', 'Wodzisław Śląski', 50.0038, 18.4720),
  ('wolomin', 'Wołomin', 52.3401, 21.2421),
  ('wrzesnia', 'Września', 52.3251, 17.5652),
  ('wyszkow', 'Wyszków', 52.5928, 21.4584),
  ('zabrze', 'Zabrze', 50.3249, 18.7858),
  ('zakopane', 'Zakopane', 49.2990, 19.9489),
  ('zambrow', 'Zambrów', 52.9855, 22.2432),
  ('zamosc', 'Zamość', 50.7231, 23.2520),
  ('zawiercie', 'Zawiercie', 50.4877, 19.4168),
  ('zabki', 'Ząbki', 52.2927, 21.1054),
  ('zabkowice slaskie', 'Ząbkowice Śląskie', 50.5897, 16.8124),
  ('zdunska wola', 'Zduńska Wola', 51.5992, 18.9397),
  ('zgierz', 'Zgierz', 51.8556, 19.4062),
  ('zgorzelec', 'Zgorzelec', 51.1494, 15.0084),
  ('zielona gora', 'Zielona Góra', 51.9355, 15.5064),
  ('zielonka', 'Zielonka', 52.3038, 21.1602),
  ('zlotoryja', 'Złotoryja', 51.1264, 15.9198),
  ('zlotow', 'Złotów', 53.3635, 17.0408),
  ('zagan', 'Żagań', 51.6176, 15.3149),
  ('zary', 'Żary', 51.6420, 15.1373),
  ('zory', 'Żory', 50.0452, 18.7006),
  ('zyrardow', 'Żyrardów', 52.0488, 20.4460),
  ('zywiec', 'Żywiec', 49.6853, 19.1924);

-- What the triggers keep from now on.
update public.vet_stats stats
set services = private.services_of(profile)
from public.profiles profile
where profile.id = stats.veterinarian_id;

update private.vet_search search
set search_text = private.searchable_text(profile, stats.specialty_code),
    name_and_specialty = private.name_and_specialty(profile, stats.specialty_code)
from public.profiles profile
join public.vet_stats stats on stats.veterinarian_id = profile.id
where profile.id = search.veterinarian_id;
