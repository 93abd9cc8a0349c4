-- Guests' reviews do not count, prices in words are read whole, and a long text has no readings.

create or replace function private.readings_of(words text[]) returns setof text
language sql stable set search_path = ''
as $$
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
    -- More words name nothing, and each reading doubles the phrases.
    where length < cardinality(words) and cardinality(words) <= 8
  )
  select phrase from read where length = cardinality(words)
$$;

create or replace function private.counted_ratings(veterinarian uuid, before timestamptz default 'infinity') returns setof smallint
language sql stable security definer set search_path = ''
as $$
  select newest.rating
  from (
    select distinct on (visit.client_id) review.rating
    from public.reviews review
    join public.appointments visit on visit.id = review.appointment_id and visit.client_id is not null
    where review.veterinarian_id = veterinarian and review.created_at < before and review.moderation is distinct from 'removed'
    order by visit.client_id, review.created_at desc, review.id desc
  ) as newest
$$;

create or replace function private.price_in(words text[], out amount text, out size integer)
language plpgsql immutable set search_path = ''
as $$
declare
  said constant text := array_to_string(words[:7], ' ') || ' ';
  most constant text := '(?:do|ponizej|najwyzej|maks|max|za|up to|at most|less than|under|below|for)';
  found_price text[] := coalesce(
    regexp_match(said, '^((?:' || most || ' )?0*([1-9]\d? \d{3}|[1-9]\d{0,4})(?: \d{2})? ?(?:zl|zloty|zlote|zlotych|pln) )'),
    regexp_match(said, '^((?:ponizej|najwyzej|maks|max|up to|at most|less than|under|below) 0*([1-9]\d{0,4}) )(?!km |kilomet|min|dni |lat |days |years )')
  );
begin
  amount := replace(found_price[2], ' ', '');
  size := cardinality(string_to_array(btrim(found_price[1]), ' '));
end;
$$;
