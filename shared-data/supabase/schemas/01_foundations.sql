-- The ground that every other file stands on: extensions, schemas, rights by default, the clock, the person who asks.
--
-- House rules:
--   * `public` is the API, `private` is not exposed by it: helpers of policies and triggers live there.
--   * Every table in `public` has row-level security and one policy per command. A command without a policy is refused.
--   * A command on a table is granted to the roles that a policy lets do it, and to nobody else: a table is shut twice.
--     Grants stand beside their table or function, the service key's in the last file; `tests/authorization.txt` lists them.
--   * Policies, constraints, guards and functions without `security definer` run as whoever asks: a private function that these call is
--     granted to the roles that ask.
--   * Visitors and users write the columns that are granted by name, and no others: a new column is nobody's until somebody
--     decides. `tests/authorization.txt` lists every column.
--   * What may be written into a column, and when, is for a guard: a trigger, so that a refusal is a sentence. It is raised as
--     PT4xx, which PostgREST answers with that HTTP status and the message for the visitor.
--   * Files load in the order of their names, and each says things in the order in which one would ask.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create schema if not exists private;
grant usage on schema public, private to anon, authenticated, service_role;

-- A hosted project may give its API everything that comes into being. Here a role has what is granted by name.
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;

-- No request keeps a connection for longer than this. A hosted project's API reads a role's settings and sets them for
-- each request.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- ## The clock

-- Dates and times of visits are what the clock on the clinic's wall shows. Every clinic is in Poland.
create function private.warsaw_now() returns timestamp
language sql stable set search_path = ''
as $$ select now() at time zone 'Europe/Warsaw' $$;

create function private.warsaw_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Europe/Warsaw')::date $$;

-- The instant of a time on the clinic's wall: of an hour that an autumn night has twice, the second one. A time that a spring
-- night leaves out is read as an hour later, and refused where visits are booked.
create function private.instant(day date, at time) returns timestamptz
language sql immutable set search_path = ''
as $$ select (day + at) at time zone 'Europe/Warsaw' $$;

-- Whether a visit that begins at this time on the wall has begun. Never compare it with `warsaw_now`: in an autumn night the
-- wall shows 02:30 an hour before the visit.
create function private.has_begun(day date, at time, moment timestamptz default now()) returns boolean
language sql stable set search_path = ''
as $$ select private.instant(day, at) <= moment $$;

-- ## The person who asks

-- True for a request from outside (a visitor or a signed-in user); false for the service key, for migrations and inside
-- security-definer functions. Only meaningful in functions that run as the invoker.
create function private.is_client_request() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;

-- The signed-in person; null for a visitor. As a definer, because the embedded backend keeps the schema `auth` from the
-- API's roles (policies resolve auth.uid() when they are made, functions that run as the invoker when they are called).
create function private.me() returns uuid
language sql stable security definer set search_path = ''
as $$ select auth.uid() $$;

-- True for a moment that has a date, and for none.
-- @raises PT400 for 'infinity'.
create function private.assert_finite(at timestamptz) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if not isfinite(at) then
    raise sqlstate 'PT400' using message = 'Please choose a moment that has a date.';
  end if;
  return true;
end;
$$;

-- ## Text and lists

-- Text as it is compared: without case, diacritics, apostrophes, invisible signs and doubled spaces, so that 'lodz' meets 'Łódź'
-- however it was typed, and 'OBrien' meets 'O’Brien'. Of some letters Unicode makes no parts. Immutable, so that it can be indexed.
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(btrim(replace(translate(
    regexp_replace(
      normalize(value, NFKD),
      '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff''`´’‘ʼʹ]', '', 'g'
    ),
    'łŁøØđĐıðÐ‐‑‒–—−', 'lLoOdDidD------'
  ), 'ß', 'ss')), '[[:space:]]+', ' ', 'g'))
$$;

-- Text as it is stored: composed (NFC), and without marks that show nothing or turn the text around them. The pages say the
-- same, by `tidyText`.
create function private.tidy(typed text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    normalize(typed, nfc),
    '[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\uffa0]', '', 'g'
  )
$$;

-- Whether a name shows a letter of any script. By ranges, because a server's locale may know none but the English ones.
create function private.has_letter(typed text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select private.tidy(typed) ~ '[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\ud7ff]' $$;

-- A telephone number as it is stored: '+48 22 119 45 67', of another country '+380441234567'; null for what is none, or could
-- be two. The pages say the same, by `readPhone`: words before it go, what follows 'wew.', and the zero before the area; a zero with the
-- digits of a Ukrainian mobile phone may be either country's.
create function private.phone_number(typed text) returns text
language sql immutable parallel safe set search_path = ''
as $$
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
$$;

-- A plain list of short words, without gaps.
create function private.is_word_list(words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(words), 1) = 1
    and array_position(words, null) is null
    and not exists (select from unnest(words) as word where length(word) > 200)
$$;

-- Whether the site is written in this language, and therefore its visitors' texts and mails may be.
create function private.is_language(code text) returns boolean
language sql immutable set search_path = ''
as $$
  select code in ('en', 'pl', 'uk')
$$;

-- Whether these are texts by the language that each is written in, none of them empty or longer than `most` characters.
create function private.are_texts(texts jsonb, most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select texts is null or texts <> '{}' and not exists (
    select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{"": ""}' end) as said (language, words)
    where not private.is_language(language) or jsonb_typeof(words) <> 'string'
      or btrim(words #>> '{}', E' \t\r\n') = '' or length(words #>> '{}') > most
  )
$$;

-- The words of such texts.
create function private.words_of_texts(texts jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(select value from jsonb_each_text(texts) order by key)
$$;

-- The text in the reader's language, English where none is named; where it lacks, the first, else one in another language. The
-- browser has the same order in `shared-data/src/own-texts/own-text.ts`.
create function private.text_in(first text, others jsonb, language text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(others ->> coalesce(language, 'en'), first, others ->> 'en', others ->> 'pl', others ->> 'uk')
$$;

-- Whether a list of a report or message is one: an array of up to 20 objects.
create function private.is_entry_list(entries jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 20
    and not jsonb_path_exists(entries, 'strict $[*] ? (@.type() != "object")'),
    false
  )
$$;

-- Whether each of these names, clinics and addresses is one line that holds nothing of which a mail program makes a link. Names
-- stand in mails, documents and notifications of the site, which must lead nobody elsewhere nor say a stranger's sentences.
-- 'lek. wet.', 'ul.Długa 5', 'm.st.' and 'О.О.Коваль' are no links: before an ending that may be a word's beginning stand three
-- letters at least. Older rows stay: the constraints that ask it are not valid. The forms have the same rule in
-- `shared-data/src/typed/web-address.ts`.
create function private.name_no_site(variadic texts text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select not exists (
    select from unnest(texts) as said where translate(said, '。．｡․﹒', '.....') ~* concat(
      '[\n\r\u2028\u2029]|://|www[.]|[^[:space:].,;:()/]([.](com|net|org|info|biz|pro|xyz|app|dev|online|site|website|page|blog|cloud|tech|shop|store',
      '|club|live|life|today|world|zone|support|help|email|host|link|click|top|icu|vip|fun|win|bid|money|bank|me|co|ly|gg|gl|cc|ws',
      '|tv|pl|eu|ru|io|xn--[a-z0-9-]+|рф|рус|укр|бел|бг|срб|мкд|мон|қаз|ею|ευ|ελ|онлайн|сайт|орг|ком|москва|дети)',
      '|[^[:space:].,;:()/]{2}[.][a-z][a-z])([^[:alnum:]-]|$)',
      '|[^[:space:].,;:()/][.]([a-z]{2,}[/?#:]|[\u0530-\u1dff\u3040-\uffef]{2})'
    )
  )
$$;

grant execute on function
  private.warsaw_now, private.warsaw_today, private.instant, private.has_begun, private.is_client_request, private.me,
  private.fold, private.is_word_list, private.is_language, private.are_texts, private.words_of_texts, private.tidy, private.has_letter,
  private.phone_number, private.name_no_site, private.assert_finite
to anon, authenticated, service_role;

-- ## Rows

-- Tidies every text of a row, read out of its JSON: in there, an accent after a line break would join the n of '\n'. Each table
-- of the API that people write texts into has it (`31_tidy_texts.sql`).
create function private.tidy_texts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new::text = private.tidy(new::text) then
    return new;
  end if;
  return jsonb_populate_record(new, (
    select jsonb_object_agg(key, case jsonb_typeof(value)
      when 'string' then to_jsonb(private.tidy(value #>> '{}'))
      else private.tidy(value::text)::jsonb
    end)
    from jsonb_each(to_jsonb(new))
  ));
end;
$$;

-- A save of texts by language, in the columns that the trigger names, says those that it changes, and '' for one to take away: what
-- was written in another language meanwhile, in another tab, stays.
create function private.merge_texts() returns trigger
language plpgsql set search_path = ''
as $$
declare
  written text;
  texts jsonb;
begin
  foreach written in array tg_argv loop
    texts := to_jsonb(new) -> written;
    if jsonb_typeof(texts) = 'object' then
      if tg_op = 'UPDATE' and jsonb_typeof(to_jsonb(old) -> written) = 'object' then
        texts := (to_jsonb(old) -> written) || texts;
      end if;
      new := jsonb_populate_record(new, jsonb_build_object(
        written, (select jsonb_object_agg(key, value) from jsonb_each(texts) where value <> '""')
      ));
    end if;
  end loop;
  return new;
end;
$$;

-- Stores the telephone number of a column, which the trigger names, in its one form; words stay as they are.
create function private.tidy_phone() returns trigger
language plpgsql set search_path = ''
as $$
declare
  number constant text := private.phone_number(to_jsonb(new) ->> tg_argv[0]);
begin
  return case when number is null then new else jsonb_populate_record(new, jsonb_build_object(tg_argv[0], number)) end;
end;
$$;

-- Refuses a name without a letter, in the columns that the trigger names.
create function private.guard_names() returns trigger
language plpgsql set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array tg_argv loop
    if btrim(to_jsonb(new) ->> name) <> '' and not private.has_letter(to_jsonb(new) ->> name) then
      raise sqlstate 'PT400' using message = 'Please enter a name with letters.';
    end if;
  end loop;
  return new;
end;
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
