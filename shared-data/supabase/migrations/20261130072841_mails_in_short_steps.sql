set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.conditions_of(folded text, match text)
 RETURNS TABLE(piece text, condition text, gives_way integer, is_text boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with read as materialized (
    select *, max(code) filter (where kind = 'distance') over () as km from private.meanings_of(folded)
  ), meant as (
    select place, piece, kind, bool_or(corrected) as corrected, case
        when kind in ('city', 'town') and km is not null then private.around_condition(array_agg(code), km::integer)
        else private.meaning_condition(kind, array_agg(code))
      end as condition
    from read
    group by place, piece, kind, km
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind in ('city', 'town')) as is_place,
      bool_or(kind in ('any', 'distance', 'near')) as is_any, bool_or(kind in ('when', 'price', 'least_price')) as is_term,
      min(array_position(array['when', 'price', 'least_price', 'city', 'town', 'language', 'service', 'pet_type', 'specialty'], kind)) as rank,
      string_agg(condition, ' or ') as meaning, count(*) over () as others
    from meant
    group by place, piece
  )
  select piece, format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1)
        -- Beside a text that nobody has, no index would find the meaning.
        and (meaning is null or coalesce(is_place, false) and match is not null or private.stands_somewhere(piece)) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        private.literal_condition(array[piece], match, length(piece) < 4 and meaning is not null)
      end,
      case when is_place is not true or others > 1 or match is null then meaning end
    )),
    row_number() over (order by rank, place desc)::integer, meaning is null and corrected is not true
  from asked
  where is_any is not true
$function$;

CREATE OR REPLACE FUNCTION public.claim_mails(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant integer := least(greatest(at_most, 1), 200);
  claimed jsonb;
begin
  if (
    select count(*) from (
      select from private.mails
      where sent_at is null and handed_over_at is null and given_up_at is null
        and due_at <= at and (claimed_until is null or claimed_until <= at)
      limit wanted
    ) as waiting
  ) < wanted then
    -- Few in a transaction: a booking waits for the calendars whose times are offered.
    perform private.give_what_is_due(at, least(wanted, 50));
  end if;
  with due as (
    select id from private.mails
    where sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at and (claimed_until is null or claimed_until <= at)
    order by due_at, id
    limit wanted
    for update skip locked
  ), taken as (
    update private.mails mail
    set claim = gen_random_uuid(), claimed_until = at + interval '5 minutes', attempts = mail.attempts + 1,
        given_up_at = case when account.email is null then at end,
        last_error = case when account.email is null then 'no confirmed address' else mail.last_error end
    from due left join lateral (
      select users.email, private.language_of(users.raw_user_meta_data) as language
      from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
      union all
      select guest.email, null from private.guest_visits guest join private.mails owned on owned.guest_visit_id = guest.appointment_id
      where owned.id = due.id and guest.email is not null
      union all
      select sent.email, null from private.guest_codes sent join private.mails owned on owned.guest_code_id = sent.id
      where owned.id = due.id
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email, account.language
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'token', taken.token,
    'about', taken.about || case
      when taken.user_id is not null then jsonb_build_object('language', taken.language)
      when taken.guest_visit_id is not null then jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id))
      else '{}'
    end
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken left join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$function$;

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now(), treating text DEFAULT NULL::text)
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date, treats text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  -- How much nearer two meridians are here than at the equator.
  shrink double precision;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
  wanted text;
  nearest double precision[];
  on_duty uuid[];
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  shrink := cos(radians(emergency_contacts.latitude));
  -- What `duty_of` says, written out: called for ten thousand on duty it takes seconds.
  wanted := format(
    $condition$exists (
      select from public.emergency_hours hours
      where hours.veterinarian_id = stats.veterinarian_id and (
        (
          hours.weekday = %1$s
          and (%2$L::date + hours.starts_at) at time zone 'Europe/Warsaw' <= %3$L::timestamptz
          and (%2$L::date + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
            at time zone 'Europe/Warsaw' > %3$L::timestamptz
        ) or (
          hours.weekday = %4$s
          and hours.ends_at <= hours.starts_at
          and (%2$L::date + hours.ends_at) at time zone 'Europe/Warsaw' > %3$L::timestamptz
        )
      )
    )$condition$,
    extract(isodow from today), today, emergency_contacts.at, extract(isodow from today - 1)
  ) || case when animal is null then '' else format(' and %L = any (stats.pet_types)', animal) end;
  nearest := private.area_of_nearest(emergency_contacts.latitude, emergency_contacts.longitude, wanted, 60);
  execute format(
    $query$
      select array(
        select stats.veterinarian_id
        from (
          select * from private.listed_vets stats where %1$s and stats.latitude is not null%2$s
          union all
          select * from private.listed_vets stats where %1$s and stats.latitude is null
        ) as stats
        left join private.city_centres() centre on centre.code = stats.city_code
        where coalesce(stats.latitude, centre.latitude) is not null
        order by power(coalesce(stats.latitude, centre.latitude) - %3$L::double precision, 2)
          + power((coalesce(stats.longitude, centre.longitude) - %4$L::double precision) * %5$L::double precision, 2), stats.veterinarian_id
        limit 60
      )
    $query$,
    wanted, private.area_filter(nearest), emergency_contacts.latitude, emergency_contacts.longitude, shrink
  ) into on_duty;
  return query
    with measured as (
      select stats.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude,
        coalesce(stats.latitude, centre.latitude), coalesce(stats.longitude, centre.longitude)
      ) as away
      from unnest(on_duty) as chosen (id)
      join public.vet_stats stats on stats.veterinarian_id = chosen.id
      left join private.city_centres() centre on centre.code = stats.city_code
    ), veterinarians as (
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at, measured.pet_types
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.as_listed(profile) as shown
      cross join lateral private.on_duty_until(profile.id, emergency_contacts.at) as duty (ends_at)
      order by measured.away, profile.id
      limit 12
    ), clinics as (
      select clinic.*, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, clinic.latitude, clinic.longitude
      ) as away
      from public.emergency_clinics clinic
      order by away, clinic.id
      limit 12
    )
    select 'veterinarian', vet.id, vet.full_name, vet.clinic_name, vet.address, vet.city, vet.phone,
      vet.away, vet.is_located, vet.ends_at, null::text, null::date, vet.pet_types
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on,
      null::text[]
    from clinics clinic
    order by 8, 2;
end;
$function$;
