-- Words of the vocabulary in texts of veterinarians whom none of their meanings finds: 'kitten' in the text of one who treats no cats.
-- A search for such a word finds by its meaning or by the text. Of thousands of texts that have it, these few are left to be read.

create index vet_search_by_words on private.vet_search using gin (beyond);
create index vet_search_unread on private.vet_search (veterinarian_id) where beyond is null;

-- Reads so many texts whose words are not known yet, or not any more; answers how many it read.
create function private.read_words_beyond(at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Waits for whoever reads a text now: they read by what was there before.
create function private.forget_words_beyond() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;

create trigger forget_words_of_text before update on private.vet_search
for each row when (new.search_text is distinct from old.search_text) execute function private.forget_words_beyond();
create trigger forget_words_beyond after update on public.vet_stats
for each row when (
  new.pet_types is distinct from old.pet_types or new.services is distinct from old.services
  or new.specialty_code is distinct from old.specialty_code or new.languages is distinct from old.languages
)
execute function private.forget_words_beyond();
create trigger forget_words_beyond after insert or update or delete on public.vocabulary_terms
for each statement execute function private.forget_words_beyond();

-- Whose text has a word, beside those whom its meanings find; null where all texts are read for it: among few veterinarians, and for a
-- word that is no term.
create function private.beyond_condition(piece text) returns text
language sql stable set search_path = ''
as $$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where beyond && %L::text[] or beyond is null and search_text %s %L)',
    array[piece],
    case when length(piece) < 4 then '~' else 'like' end,
    case when length(piece) < 4 then '\m' || piece || '\M' else '%' || piece || '%' end
  )
  where exists (select from private.vet_kinds where kept_at > now() - interval '5 minutes') and piece ~ '^[[:alnum:] ]+$' and exists (
    select from public.vocabulary_terms where term = piece and kind in ('pet_type', 'service', 'specialty', 'language')
  )
$$;

-- Splits a filter: what it asks by meaning, and a condition for whoever has one of its words (null without words), which an index of
-- ids answers.
create function private.without_words(filter text, out by_meaning text, out words text)
language sql immutable set search_path = ''
as $$
  select regexp_replace(filter, known.form, 'false', 'g'), (
    select string_agg(distinct format('stats.veterinarian_id = any (array(%s))', found[1]), ' or ')
    from regexp_matches(filter, known.form, 'g') as found
  )
  from (select 'stats\.veterinarian_id in \((select veterinarian_id from private\.vet_search where beyond && ''[^'']*''::text\[\]'
    ' or beyond is null and search_text (?:like|~) (?: ?E)?''[^'']*'')\)' as form) as known
$$;
