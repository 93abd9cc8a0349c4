-- One vocabulary for specialties, pet types, services and cities. The product's forms write different words for one thing
-- ('exotic', 'Exotic Animals', 'Exotic Animal Specialist'; 'Warsaw', 'Warszawa'), and visitors search with more ('królika',
-- 'sterylizacja'). Rows keep what the form wrote; whatever is compared goes through `canonical`, whatever is searched for
-- through `meanings_of`. The rows of words are made of `vocabulary/terms.ts`.

create table public.vocabulary (
  -- 'when': days and parts of a day. 'near': around the visitor. 'any': what every veterinarian is, and words that only join
  -- the others.
  kind text not null check (kind in ('specialty', 'pet_type', 'city', 'service', 'language', 'when', 'near', 'any')),
  code text not null,
  -- As the directory's filters and the city select show it.
  label text not null,
  position smallint not null,
  primary key (kind, code)
);

create table public.vocabulary_terms (
  kind text not null,
  -- Folded by private.fold.
  term text not null,
  code text not null,
  -- Null for what is the same in all languages, and for codes.
  language text check (language in ('en', 'pl', 'uk')),
  primary key (kind, term),
  foreign key (kind, code) references public.vocabulary (kind, code) on update cascade on delete cascade
);

-- What Polish endings make of the words of terms and towns, folded: 'krolika' is a form of 'krolik'.
create table private.word_forms (
  form text not null,
  base text not null,
  primary key (form, base)
);
-- For misspelt words.
create index word_forms_trigrams on private.word_forms using gin (form extensions.gin_trgm_ops);

-- Towns and their centres in degrees (WGS 84), so that where nobody works, the nearest can be offered.
create table private.towns (
  -- Folded words.
  term text primary key,
  label text not null,
  latitude double precision not null,
  longitude double precision not null
);

-- The centres of the vocabulary's cities, which are no towns: they are found as cities.
create table private.city_centres (
  code text primary key,
  latitude double precision not null,
  longitude double precision not null
);

create policy "anyone reads the vocabulary" on public.vocabulary for select to anon, authenticated using (true);
create policy "anyone reads the terms" on public.vocabulary_terms for select to anon, authenticated using (true);
grant select on public.vocabulary, public.vocabulary_terms to anon, authenticated;

-- Rabbits are an animal of their own, seventh after the six of the directory's filter. They are small mammals as well: see
-- `treated_pet_types`.
insert into public.vocabulary (kind, code, label, position) values
  ('specialty', 'general', 'General Veterinarian', 1),
  ('specialty', 'surgery', 'Surgery', 2),
  ('specialty', 'dentistry', 'Dentistry', 3),
  ('specialty', 'dermatology', 'Dermatology', 4),
  ('specialty', 'cardiology', 'Cardiology', 5),
  ('specialty', 'exotic', 'Exotic Animals', 6),
  ('specialty', 'emergency', 'Emergency Medicine', 7),
  ('specialty', 'oncology', 'Oncology', 8),
  ('pet_type', 'dog', 'Dogs', 1),
  ('pet_type', 'cat', 'Cats', 2),
  ('pet_type', 'bird', 'Birds', 3),
  ('pet_type', 'small_mammal', 'Small mammals', 4),
  ('pet_type', 'reptile', 'Reptiles', 5),
  ('pet_type', 'exotic', 'Exotic pets', 6),
  ('pet_type', 'rabbit', 'Rabbits', 7),
  ('pet_type', 'other', 'Other', 8),
  ('city', 'warszawa', 'Warszawa', 1),
  ('city', 'krakow', 'Kraków', 2),
  ('city', 'lodz', 'Łódź', 3),
  ('city', 'wroclaw', 'Wrocław', 4),
  ('city', 'poznan', 'Poznań', 5),
  ('city', 'gdansk', 'Gdańsk', 6),
  ('city', 'szczecin', 'Szczecin', 7),
  ('city', 'bydgoszcz', 'Bydgoszcz', 8),
  ('city', 'lublin', 'Lublin', 9),
  ('city', 'bialystok', 'Białystok', 10),
  ('city', 'katowice', 'Katowice', 11),
  ('city', 'gdynia', 'Gdynia', 12),
  ('service', 'wellness', 'Wellness exams', 1),
  ('service', 'vaccination', 'Vaccinations', 2),
  ('service', 'preventive', 'Preventative care', 3),
  ('service', 'consultation', 'Medical consultations', 4),
  ('service', 'emergency', 'Emergency care', 5),
  ('service', 'microchip', 'Microchipping', 6),
  ('service', 'neutering', 'Neutering', 7),
  ('service', 'dental', 'Dental care', 8),
  ('service', 'operation', 'Operations', 9),
  ('service', 'parasites', 'Parasite control', 10),
  ('service', 'nails', 'Nail care', 11),
  ('service', 'ultrasound', 'Ultrasound', 12),
  ('service', 'x_ray', 'X-ray', 13),
  ('service', 'laboratory', 'Laboratory tests', 14),
  ('service', 'ecg', 'ECG', 15),
  ('service', 'nutrition', 'Nutrition advice', 16),
  ('service', 'allergy', 'Allergy testing', 17),
  ('service', 'chemotherapy', 'Chemotherapy', 18),
  ('service', 'wounds', 'Wound treatment', 19),
  ('service', 'home_visit', 'Home visits', 20),
  ('service', 'passport', 'Pet passports', 21),
  ('when', 'today', 'Today', 1),
  ('when', 'tomorrow', 'Tomorrow', 2),
  ('when', 'day after tomorrow', 'Day after tomorrow', 3),
  ('when', 'this week', 'This week', 4),
  ('when', 'weekend', 'Weekend', 5),
  ('when', 'monday', 'Monday', 6),
  ('when', 'tuesday', 'Tuesday', 7),
  ('when', 'wednesday', 'Wednesday', 8),
  ('when', 'thursday', 'Thursday', 9),
  ('when', 'friday', 'Friday', 10),
  ('when', 'saturday', 'Saturday', 11),
  ('when', 'sunday', 'Sunday', 12),
  ('when', 'morning', 'Morning', 13),
  ('when', 'afternoon', 'Afternoon', 14),
  ('when', 'evening', 'Evening', 15),
  -- Several codes at once.
  ('when', 'today,morning', 'This morning', 16),
  ('when', 'today,afternoon', 'This afternoon', 17),
  ('when', 'today,evening', 'Tonight', 18),
  ('when', 'tomorrow,evening', 'Tomorrow night', 19),
  ('when', 'next week', 'Next week', 20),
  ('when', 'next weekend', 'Next weekend', 21),
  ('when', 'this month', 'This month', 22),
  ('when', 'next month', 'Next month', 23),
  ('language', 'pl', 'Polish', 1),
  ('language', 'en', 'English', 2),
  ('language', 'uk', 'Ukrainian', 3),
  ('language', 'de', 'German', 4),
  ('language', 'fr', 'French', 5),
  ('language', 'es', 'Spanish', 6),
  ('language', 'it', 'Italian', 7),
  ('language', 'ru', 'Russian', 8),
  ('language', 'be', 'Belarusian', 9),
  ('language', 'cs', 'Czech', 10),
  ('language', 'sk', 'Slovak', 11),
  ('language', 'lt', 'Lithuanian', 12),
  ('language', 'vi', 'Vietnamese', 13),
  ('language', 'zh', 'Chinese', 14),
  ('near', 'me', 'Near me', 1),
  ('any', 'vet', 'Veterinarians', 1),
  ('any', 'joining', '', 2);

-- The code of a term in any spelling; null for a word that the vocabulary does not know.
create function private.canonical(term_kind text, value text) returns text
language sql stable set search_path = ''
as $$
  select code from public.vocabulary_terms where kind = term_kind and term = private.fold(value)
$$;
grant execute on function private.canonical to anon, authenticated, service_role;

-- Text as words: folded, and split at spaces and punctuation.
create function private.words_of(value text) returns text[]
language sql immutable set search_path = ''
as $$ select array_remove(regexp_split_to_array(private.fold(value), '[^[:alnum:]]+'), '') $$;

-- What one or more words may stand for: themselves, and whatever they are forms of.
create function private.readings_of(words text[]) returns setof text
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
