set local check_function_bodies = off;

ALTER TABLE "private"."vet_search" ADD COLUMN "beyond" text[];

CREATE OR REPLACE FUNCTION private.beyond_condition(piece text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where beyond && %L::text[] or beyond is null and search_text %s %L)',
    array[piece],
    case when length(piece) < 4 then '~' else 'like' end,
    case when length(piece) < 4 then '\m' || piece || '\M' else '%' || piece || '%' end
  )
  where exists (select from private.vet_kinds where kept_at > now() - interval '5 minutes') and piece ~ '^[[:alnum:] ]+$' and exists (
    select from public.vocabulary_terms where term = piece and kind in ('pet_type', 'service', 'specialty', 'language')
  )
$function$;

ALTER FUNCTION "private"."beyond_condition"(text) OWNER TO "postgres";

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
      -- First, so that texts are read for those alone whom it does not find.
      case when is_place is not true or others > 1 or match is null then meaning end,
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1)
        -- Beside a text that nobody has, no index would find the meaning.
        and (meaning is null or coalesce(is_place, false) and match is not null or private.stands_somewhere(piece)) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        coalesce(
          case when meaning is not null and match is null and is_place is not true then private.beyond_condition(piece) end,
          private.literal_condition(array[piece], match, length(piece) < 4 and meaning is not null)
        )
      end
    )),
    row_number() over (order by rank, place desc)::integer, meaning is null and corrected is not true
  from asked
  where is_any is not true
$function$;

CREATE OR REPLACE FUNCTION private.count_vets(filter text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  told constant record := private.without_words(filter);
  found_vets bigint;
  by_words bigint := 0;
begin
  if not private.kept_tell(told.by_meaning) then
    execute 'select count(*) from private.listed_vets stats where ' || filter into found_vets;
    return found_vets;
  end if;
  execute 'select coalesce(sum(vets), 0) from private.vet_kinds stats where ' || told.by_meaning into found_vets;
  if told.words is not null then
    execute format(
      'select count(*) from private.listed_vets stats where (%s) and (%s) and (%s) is not true', told.words, filter, told.by_meaning
    ) into by_words;
  end if;
  return found_vets + by_words;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_words_beyond()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_table_name = 'vocabulary_terms' then
    lock table private.vet_search in share row exclusive mode;
    update private.vet_search set beyond = null where beyond is not null;
  elsif tg_table_name = 'vet_stats' then
    update private.vet_search set beyond = null where veterinarian_id = new.veterinarian_id;
  else
    new.beyond := null;
  end if;
  return new;
end;
$function$;

ALTER FUNCTION "private"."forget_words_beyond"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.read_words_beyond(at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  unread constant uuid[] := array(
    select veterinarian_id from private.vet_search where beyond is null limit at_most for update skip locked
  );
begin
  with known as materialized (
    select term, length(term) < 4 as is_short,
      array_agg(code) filter (where kind = 'pet_type') as animals, array_agg(code) filter (where kind = 'service') as offers,
      array_agg(code) filter (where kind = 'specialty') as specialties, array_agg(code) filter (where kind = 'language') as spoken
    from public.vocabulary_terms where kind in ('pet_type', 'service', 'specialty', 'language') group by term
  )
  update private.vet_search read
  set beyond = array(
    select term from known
    where strpos(read.search_text, term) > 0
      and (not is_short or read.search_text ~ ('\m' || term || '\M'))
      and (
        stats.pet_types && animals or stats.services && offers or stats.specialty_code = any (specialties)
        or stats.languages && spoken
      ) is not true
  )
  from public.vet_stats stats
  where read.veterinarian_id = any (unread) and stats.veterinarian_id = read.veterinarian_id;
  return cardinality(unread);
end;
$function$;

ALTER FUNCTION "private"."read_words_beyond"(integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 5)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
  today constant date := private.warsaw_today();
  stale uuid[];
begin
  stale := array(
    select distinct veterinarian_id from (
      -- Each found by an index of its own. Locked there, so that another worker finds others, and no more than are computed.
      select * from (
        select veterinarian_id from public.vet_stats where listed and coalesce(next_slot_at, 'infinity') <= moment
        order by coalesce(next_slot_at, 'infinity') limit batch for update skip locked
      ) as passed
      union all
      select * from (
        select veterinarian_id from public.vet_stats where listed and weekend_slot_at <= moment limit batch for update skip locked
      ) as passed_on_weekend
      union all
      -- The horizon moves by a day each day.
      select * from (
        select veterinarian_id from public.vet_stats
        where listed and coalesce(next_slot_at, 'infinity') = 'infinity' and slots_checked_on < today
        limit batch for update skip locked
      ) as without_slot
      union all
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      select * from (
        select veterinarian_id from public.vet_stats where listed and slots_checked_on < today - 7
        limit batch for update skip locked
      ) as week_old
      limit batch
    ) as found
  );
  if stale = '{}' then
    perform private.keep_counts();
    if exists (select from private.vet_kinds) then
      return private.read_words_beyond(20);
    end if;
  end if;
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$function$;

CREATE OR REPLACE FUNCTION private.without_words(filter text, OUT by_meaning text, OUT words text)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(filter, known.form, 'false', 'g'), (
    select string_agg(distinct format('stats.veterinarian_id = any (array(%s))', found[1]), ' or ')
    from regexp_matches(filter, known.form, 'g') as found
  )
  from (select 'stats\.veterinarian_id in \((select veterinarian_id from private\.vet_search where beyond && ''[^'']*''::text\[\]'
    ' or beyond is null and search_text (?:like|~) (?: ?E)?''[^'']*'')\)' as form) as known
$function$;

ALTER FUNCTION "private"."without_words"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  measured record;
  read record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  found_ids uuid[];
  namesakes uuid[];
  total bigint;
  without_price bigint;
  items jsonb;
  last_key jsonb;
begin
  perform private.assert_search(match, array[query, city, after::text], specialties, availabilities, pet_types, languages);
  select * into measured from private.measured_from(query, city, near, within_km);
  away := private.distance_to(measured.latitude, measured.longitude);
  sort_name := coalesce(nullif(sort, ''), case when away is null then 'rating' else 'nearest' end);
  keys := private.directory_order(sort_name, away);
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  select * into read from private.read_search(query, match);
  wanted := private.directory_filter(
    query, read.condition, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first. Many are counted by kind, all others read once, for number
  -- and page.
  total := (after ->> 'total')::bigint;
  if total is null and private.kept_tell((private.without_words(filter)).by_meaning) then
    select many into total from private.count_vets(filter) as many where many >= 2000;
  end if;
  if total is null then
    execute 'select array(select veterinarian_id from private.listed_vets stats where ' || filter || ')' into found_ids;
    total := cardinality(found_ids);
    if total < 2000 then
      filter := format('stats.veterinarian_id = any (%L::uuid[])', found_ids);
    end if;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from (
          select * from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s %9$s
        ) as stats
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
        coalesce(jsonb_agg(private.directory_item(profile, stats)%7$s order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)%8$s
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after, away), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end,
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away,
    -- Of few, all are sorted: along the index of an order, nearly everybody would be looked at to find them.
    case when total < 2000 then 'offset 0' end
  ) into items, last_key;
  if after is null and max_price is not null then
    without_price := private.count_vets('stats.lowest_price is null and ' || wanted);
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, read.missing, city) else '{}' end;
end;
$function$;

CREATE INDEX vet_search_by_words ON private.vet_search USING gin (beyond);

CREATE INDEX vet_search_unread ON private.vet_search USING btree (veterinarian_id) WHERE (beyond IS NULL);

CREATE TRIGGER forget_words_of_text BEFORE UPDATE ON private.vet_search FOR EACH ROW WHEN ((new.search_text IS DISTINCT FROM old.search_text)) EXECUTE FUNCTION private.forget_words_beyond();

CREATE TRIGGER forget_words_beyond AFTER UPDATE ON public.vet_stats FOR EACH ROW WHEN (((new.pet_types IS DISTINCT FROM old.pet_types) OR (new.services IS DISTINCT FROM old.services) OR (new.specialty_code IS DISTINCT FROM old.specialty_code) OR (new.languages IS DISTINCT FROM old.languages))) EXECUTE FUNCTION private.forget_words_beyond();

CREATE TRIGGER forget_words_beyond AFTER INSERT OR DELETE OR UPDATE ON public.vocabulary_terms FOR EACH STATEMENT EXECUTE FUNCTION private.forget_words_beyond();

REVOKE ALL ON FUNCTION "private"."beyond_condition"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."beyond_condition"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."beyond_condition"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_words_beyond"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_words_beyond"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_words_beyond"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_words_beyond"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_words_beyond"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_words_beyond"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."without_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_words"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."without_words"(text) TO "postgres";
