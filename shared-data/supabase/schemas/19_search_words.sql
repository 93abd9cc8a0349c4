-- What the words of a search mean: 'królika' is an animal, 'zęby' a specialty, 'szczepienie' a service, 'w Krakowie' a city.
-- The words are rows of `vocabulary_terms`.

-- Words that only join the others, and those that everybody fits.
create function private.is_joining_word(word text) returns boolean
language sql immutable set search_path = ''
as $$
  select word = any (array[
    'a', 'an', 'and', 'at', 'for', 'in', 'my', 'near', 'of', 'or', 'the', 'to', 'with', 'who', 'treats', 'treat',
    'vet', 'vets', 'veterinarian', 'veterinarians', 'doctor', 'doctors', 'clinic', 'pet', 'pets',
    'w', 'we', 'z', 'ze', 'dla', 'do', 'i', 'od', 'na', 'moj', 'moja', 'moje', 'mojego', 'mojej',
    'weterynarz', 'weterynarza', 'weterynarze', 'lekarz', 'lekarza', 'lecznica', 'klinika'
  ])
$$;

-- The term that a misspelt word most likely is; null where somebody's text has the word as it stands, or nothing is near.
-- Towns are not guessed: a surname is often a letter away from one.
create function private.term_like(word text) returns text
language sql stable set search_path = ''
as $$
  select best.term
  from (
    select term
    from public.vocabulary_terms
    cross join lateral extensions.similarity(term, word) as alike
    where length(word) >= 4 and kind <> 'city' and alike >= 0.4 and abs(length(term) - length(word)) <= 1
    order by alike desc, term
    limit 1
  ) as best
  -- Asked last: few words are near a term.
  where case when best.term is not null then
    not exists (select from private.vet_search where search_text like '%' || word || '%')
  end
$$;

-- The pieces of a search in their order, each with what it means: one row for each meaning, one without a kind for a word
-- that has none. A piece is as many words as a term has, up to three. Joining words are left out. Nothing for more than
-- eight words: that is a sentence to be found as it stands.
create function private.meanings_of(query text)
returns table (place integer, piece text, kind text, code text, corrected boolean)
language plpgsql stable set search_path = ''
as $$
declare
  words constant text[] := private.words_of(query);
  at integer := 1;
  length_of_term integer;
  found_term text;
begin
  while at <= cardinality(words) and cardinality(words) <= 8 loop
    select max(size) into length_of_term
    from generate_series(1, 3) as size
    where exists (select from public.vocabulary_terms terms where terms.term = array_to_string(words[at : at + size - 1], ' '));
    place := at;
    piece := array_to_string(words[at : at + coalesce(length_of_term, 1) - 1], ' ');
    corrected := length_of_term is null;
    found_term := case when corrected and not private.is_joining_word(piece) then private.term_like(piece) else piece end;
    return query
      select meanings_of.place, meanings_of.piece, terms.kind, terms.code, meanings_of.corrected
      from public.vocabulary_terms terms where terms.term = found_term order by terms.kind;
    if not found and not private.is_joining_word(piece) then
      return query select meanings_of.place, meanings_of.piece, null::text, null::text, false;
    end if;
    at := at + coalesce(length_of_term, 1);
  end loop;
end;
$$;

-- What is added to the answer of a search, so that a page can say how it was read: { meanings: [{ piece, kind, label,
-- corrected }] }, kind and label null for words that stand for themselves. Nothing is added where all do.
create function private.told_meanings(query text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when bool_or(meant.kind is not null) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', meant.piece, 'kind', meant.kind, 'label', named.label, 'corrected', meant.corrected)
    order by meant.place, meant.kind
  )) else '{}' end
  from private.meanings_of(query) as meant
  left join public.vocabulary named on named.kind = meant.kind and named.code = meant.code
$$;

-- ## As conditions

-- Whose text has these words as they stand.
create function private.literal_condition(folded text, match text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where %I like %L)',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    '%' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%'
  )
$$;

-- Who has a meaning: treats the animals, has the specialty, offers the service, works in the city. `codes` are of one kind;
-- null without a kind.
create function private.meaning_condition(kind text, codes text[]) returns text
language sql immutable set search_path = ''
as $$
  select format(
    case kind
      when 'pet_type' then 'stats.pet_types && %L::text[]'
      when 'service' then 'stats.services && %L::text[]'
      when 'specialty' then 'stats.specialty_code = any (%L::text[])'
      when 'city' then 'stats.city_code = any (%L::text[])'
    end,
    codes
  )
$$;

-- What a search for a text asks: the whole text as it stands, or each of its pieces, as it stands or as what it means. 'Dr.
-- Anna' is a search for Anna. A search by name or specialty has the city beside it: there a city is only a word.
create function private.text_condition(folded text, match text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  by_name constant boolean := match is not distinct from 'name-or-specialty';
  literal constant text := private.literal_condition(
    case when by_name then regexp_replace(folded, '^dr[.]? +', '') else folded end, match
  );
  pieces text[];
  has_meaning boolean;
  has_mistake boolean;
begin
  with meant as (
    select place, piece, corrected, kind, private.meaning_condition(kind, array_agg(code)) as condition
    from private.meanings_of(folded)
    where kind is distinct from 'city' or not by_name
    group by place, piece, corrected, kind
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind = 'city') as is_city,
      string_agg(condition, ' or ') as meaning
    from meant
    group by place, piece
    union all
    select place, piece, false, false, null
    from private.meanings_of(folded)
    group by place, piece
    having by_name and bool_and(kind = 'city')
  ), counted as (
    select asked.*, count(*) over () as others from asked
  )
  select
    array_agg(format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a city beside other words is where, not what.
      case when not corrected and not (coalesce(is_city, false) and others > 1) then private.literal_condition(piece, match) end,
      meaning
    )) order by place),
    bool_or(meaning is not null),
    bool_or(corrected)
  into pieces, has_meaning, has_mistake
  from counted;

  if has_meaning is not true then
    return literal;
  end if;
  return case
    when cardinality(pieces) = 1 then pieces[1]
    when has_mistake then array_to_string(pieces, ' and ')
    else format('(%s or (%s))', literal, array_to_string(pieces, ' and '))
  end;
end;
$$;

-- Whose name has the words of a search, while these mean something as well: a search for 'kot' may be one for Dr. Kot.
-- Null for a search that means nothing else.
create function private.name_condition(query text) returns text
language sql stable set search_path = ''
as $$
  select case when exists (select from private.meanings_of(query) where kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and ' ' || array_to_string(private.words_of(split_part(name_and_specialty, E'\n', 1)), ' ') || ' ' like %2$L
    )$condition$,
    '%' || words || '%', '% ' || words || ' %'
  ) end
  from array_to_string(private.words_of(query), ' ') as words
$$;
