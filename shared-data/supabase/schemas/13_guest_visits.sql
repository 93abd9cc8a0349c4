-- What only guests have, who book without an account, and callers whose address is known: a link with a secret that shows, moves
-- and cancels their visit, codes, and mails. The visit itself is a row of `appointments`; the account of whoever has the mailbox, or
-- the link, takes it over.
--
--   a visitor          books a free slot; with a secret, sees that one visit, moves it until a day before, and cancels it until it
--                      begins
--   the veterinarian   has it among all visits, and moves it at once; takes no guests (`accepts_guests`), or wants their address
--                      confirmed by a code (`confirms_guests`)
--   anybody else       sees nothing of it

-- The mailbox that an address names: without case and the part after a plus; Gmail delivers with dots as without. As `mailboxOf`
-- of the backend says it.
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when said ~ '@g(oogle)?mail[.]com$' then replace(split_part(said, '@', 1), '.', '') || '@gmail.com' else said end
  from lower(regexp_replace(address, '[+][^@]*@', '@')) as said
$$;

-- What a guest's link knows beside the visit. Read and written only by functions; it stays when an account has taken the visit
-- over.
create table private.guest_visits (
  -- As `private.guest_phone` has it; null for a caller whose number nobody wrote down.
  phone text,
  email text check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 320),
  moves integer not null default 0,
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Of the page that booked it, and of its mails.
  language text not null default 'en' check (private.is_language(language)),
  -- Who moved it last.
  moved_by text check (moved_by in ('guest', 'veterinarian'))
);
create index guest_visits_phone_idx on private.guest_visits (phone);
create index guest_visits_email_idx on private.guest_visits (lower(email));
create index guest_visits_mailbox_idx on private.guest_visits (private.mailbox(email));

-- The secrets that open a visit, as their SHA-256: the one that the guest was shown, and one of each mail that was sent.
create table private.guest_links (
  secret_hash bytea primary key,
  appointment_id uuid not null references private.guest_visits (appointment_id) on delete cascade
);
create index guest_links_visit_idx on private.guest_links (appointment_id);

-- Codes that were sent to guests whose veterinarian wants to know that the address is theirs. `prune` takes them away.
create table private.guest_codes (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  email text not null,
  -- SHA-256 of the code and this row's id.
  code_hash bytea not null,
  tries integer not null default 0,
  -- SHA-256 of the secret that was given for the code: it books once.
  confirmation_hash bytea unique,
  made_at timestamptz not null default now(),
  -- As `private.guest_phone` has it; null where none was given.
  phone text,
  -- It went to that phone and not by mail: a booking is for this number alone.
  by_sms boolean not null default false
);
create index guest_codes_email_idx on private.guest_codes (lower(email), made_at);
create index guest_codes_mailbox_idx on private.guest_codes (private.mailbox(email), made_at);
create index guest_codes_made_idx on private.guest_codes (made_at);
create index guest_codes_veterinarian_idx on private.guest_codes (veterinarian_id);

alter table private.guest_visits enable row level security;
alter table private.guest_links enable row level security;
alter table private.guest_codes enable row level security;

-- ## Booking

-- A phone number as it is compared: nine digits of Poland, else a plus and 8 to 15 digits; null for what is none.
create function private.guest_phone(typed text) returns text
language sql immutable set search_path = ''
as $$
  select case when number like '+48 %' then replace(substr(number, 5), ' ', '') else number end
  from (select private.phone_number(typed)) as stored (number)
$$;

-- A number of `guest_phone` as a plus and digits.
create function private.international_phone(typed text) returns text
language sql immutable set search_path = ''
as $$
  select case when number like '+%' then number else '+48' || number end
  from (select private.guest_phone(typed)) as known (number)
$$;

-- Whether a mail to this address goes there and nowhere else: mail programs read 'a<b@c.pl>' and 'a,b@c.pl' as b@c.pl. It takes the
-- valid addresses of HTML's standard, with a dot after the @.
create function private.is_mail_address(typed text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(typed) <= 254 and typed ~* concat(
    '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@', '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?', '(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$'
  )
$$;

-- Makes a further link to a guest's visit and answers its secret, 64 hexadecimal digits: the given one, or a new one.
create function private.make_guest_link(visit uuid, given text default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Of random bits 122 each.
  secret constant text := coalesce(given, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
begin
  insert into private.guest_links (secret_hash, appointment_id)
  values (pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')), visit);
  return secret;
end;
$$;

-- Raises when a guest has enough visits; keeps phone and address, in this order, until the end of the transaction.
create function private.assert_guest_may_book(phone text, email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest phone ' || assert_guest_may_book.phone, 1));
  if email is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest mail ' || private.mailbox(email), 1));
  end if;
  perform private.assert_within('open guest visits of a phone', (
    select count(*) + 1 from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where known.phone = assert_guest_may_book.phone and visit.booked_by = 'guest' and visit.status = 'upcoming'
      and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ), 'PT429', 'There are already %s visits to come for this phone number. Please sign in or register to book another.');
  perform private.assert_within('guest visits of a sender a day', (
    select count(*) + 1 from private.guest_visits booked join public.appointments visit on visit.id = booked.appointment_id
    where booked.created_at > now() - interval '1 day' and visit.booked_by <> 'vet' and (
      booked.phone = assert_guest_may_book.phone or private.mailbox(booked.email) = private.mailbox(assert_guest_may_book.email)
    )
  ), 'PT429', 'You have booked several visits today. Please try again tomorrow, or sign in.');
end;
$$;

-- ## Confirming an address

-- For how long a code can be entered, and its secret can book.
create function private.guest_code_time() returns interval
language sql immutable set search_path = ''
as $$ select interval '30 minutes' $$;

-- Sends a guest the code by which a veterinarian of `confirms_guests` is booked. Other veterinarians need none, so nothing is
-- sent. It waits as a mail; a site with an SMS gateway takes it from there, for `phone`.
-- @raises PT400 for an address that is none, PT403 for a veterinarian who is not listed, PT429 for too many in an hour.
create function public.send_guest_code(
  veterinarian uuid, email text, language text default 'en', phone text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := btrim(send_guest_code.email);
  number constant text := private.guest_phone(send_guest_code.phone);
  code constant text := lpad((
    ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000
  )::text, 6, '0');
  made private.guest_codes;
begin
  if private.is_mail_address(address) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not exists (select from public.profiles where id = veterinarian and accepts_guests and confirms_guests) then
    return;
  end if;
  if not exists (select from private.listed_vets listed where listed.veterinarian_id = veterinarian) then
    raise sqlstate 'PT403' using message =
      'This veterinarian confirms guests and cannot send codes before the licence is checked. Please call the practice, or sign in.';
  end if;
  -- One at a time of a veterinarian, and to a mailbox or phone: the limits count what is stored.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(key, 1))
  from unnest(array[
    'guest codes of ' || veterinarian, 'guest codes to ' || private.mailbox(address), 'guest codes to ' || number
  ]) with ordinality as locked (key, nth) where key is not null order by nth;
  if (
    select count(*) from private.guest_codes sent
    where (private.mailbox(sent.email) = private.mailbox(address) or sent.phone = number) and sent.made_at > now() - interval '1 hour'
  ) >= private.quota('guest codes of an address an hour')
    or (
      select count(*) from private.guest_codes sent
      where sent.veterinarian_id = send_guest_code.veterinarian and sent.made_at > now() - interval '1 hour'
    ) >= private.quota('guest codes of a veterinarian an hour') then
    raise sqlstate 'PT429' using message = 'Too many codes have been sent. Please try again in an hour, or call the practice.';
  end if;
  insert into private.guest_codes (veterinarian_id, email, code_hash, phone)
  values (veterinarian, address, '', number) returning * into made;
  update private.guest_codes set code_hash = pg_catalog.sha256(pg_catalog.convert_to(code || made.id, 'UTF8'))
  where id = made.id;
  insert into private.mails (guest_code_id, kind, about, cause, due_at)
  select made.id, 'guest_code', jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'code', code, 'language', language
  ), 'guest code ' || made.id, now()
  from public.profiles vet where vet.id = veterinarian;
end;
$$;

-- Takes the newest code of an address out of the mails, for the phone number that was given with it, as a plus and digits. No
-- row where there is none, or a worker has it already. For the site's own process.
create function private.take_guest_code(veterinarian uuid, email text) returns table (phone text, about jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  code private.guest_codes;
  told jsonb;
begin
  select sent.* into code from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(btrim(take_guest_code.email))
  order by sent.made_at desc limit 1;
  delete from private.mails where id in (
    select mail.id from private.mails mail
    where mail.guest_code_id = code.id and code.phone is not null and mail.claim is null and mail.sent_at is null
    for update skip locked
  ) returning mails.about into told;
  if told is null then
    return;
  end if;
  update private.guest_codes set by_sms = true where id = code.id;
  return query select private.international_phone(code.phone), told;
end;
$$;

-- Exchanges a code for the secret that books once, 64 hexadecimal digits; null for a wrong or old code, and after a hundred
-- tries of whomever: few enough to guess none, and too many for a stranger, whose tries the door counts, to use up somebody's code.
create function public.confirm_guest_code(veterinarian uuid, email text, code text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tried private.guest_codes;
  secret text;
begin
  select * into tried from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(btrim(confirm_guest_code.email))
    and sent.made_at > now() - private.guest_code_time() and sent.confirmation_hash is null
  order by sent.made_at desc limit 1
  for update;
  if not found or tried.tries >= private.quota('tries of a guest code') then
    return null;
  end if;
  if tried.code_hash <> pg_catalog.sha256(pg_catalog.convert_to(btrim(code) || tried.id, 'UTF8')) then
    update private.guest_codes set tries = tries + 1 where id = tried.id;
    return null;
  end if;
  secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  update private.guest_codes set confirmation_hash = pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8'))
  where id = tried.id;
  return secret;
end;
$$;
grant execute on function public.send_guest_code, public.confirm_guest_code to anon, service_role;

-- Raises unless this secret was given for the address, or for the phone number that got its code; it is used up.
-- @raises PT400 without an address, PT428 without the secret.
create function private.use_guest_confirmation(veterinarian uuid, email text, number text, confirmation text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if email is null then
    raise sqlstate 'PT428' using message = 'This veterinarian confirms guests by email. Please enter your email address.';
  end if;
  delete from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(use_guest_confirmation.email)
    and sent.made_at > now() - private.guest_code_time() and (not sent.by_sms or sent.phone = number)
    and sent.confirmation_hash = pg_catalog.sha256(pg_catalog.convert_to(confirmation, 'UTF8'));
  if not found then
    raise sqlstate 'PT428' using message = 'Please enter the code that was sent to you.';
  end if;
end;
$$;

-- ## Booking

-- Whether this secret has booked this visit before: the answer was lost, and the guest sends the booking again. Equal bookings
-- wait for each other, before any other lock.
-- @raises PT400 for a secret that is not 64 hexadecimal digits, PT409 for that of another visit, or of a cancelled one.
create function private.was_booked_with(secret text, veterinarian uuid, day date, at time) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.appointments;
begin
  if was_booked_with.secret !~ '^[0-9a-f]{64}$' then
    raise sqlstate 'PT400' using message = 'The secret of a link has 64 hexadecimal digits.';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest link ' || was_booked_with.secret, 1));
  select visit.* into made
  from private.guest_links link join public.appointments visit on visit.id = link.appointment_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(was_booked_with.secret, 'UTF8'));
  if not found then
    return false;
  end if;
  if (made.veterinarian_id, made.appointment_date, made.appointment_time) is distinct from (veterinarian, day, at)
    or private.state_of_guest_visit(made) = 'cancelled' then
    raise sqlstate 'PT409' using message = 'Your visit could not be booked. Please try again.';
  end if;
  return true;
end;
$$;

-- Books a free slot for somebody without an account. @returns the secret of the link to the visit, which is not kept. A caller
-- with a secret of their own can send the booking again when its answer was lost: it is the visit that it has made.
-- @raises PT400 for a field, time or secret that cannot be, PT403 where guests are not taken and for a type that they may not book,
-- PT404 for one that is not offered, PT428 where a code is wanted first, PT409 for a time that is not free and for the secret of
-- another visit, PT429 for too many to come or in a day.
create function public.book_as_guest(
  veterinarian uuid, visit_date date, visit_time time, client_name text, client_phone text, pet_name text, pet_type text,
  reason text, email text default null, visit_type uuid default null, confirmation text default null,
  language text default 'en', secret text default null
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  number constant text := private.guest_phone(client_phone);
  address constant text := nullif(btrim(book_as_guest.email), '');
  chosen record;
  booked public.appointments;
begin
  perform private.assert_guest_fields(client_name, number, pet_name, pet_type, reason, address);
  if visit_date is null or visit_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if private.was_booked_with(book_as_guest.secret, veterinarian, visit_date, visit_time) then
    return book_as_guest.secret;
  end if;
  if not coalesce((select accepts_guests from public.profiles where id = veterinarian), true) then
    raise sqlstate 'PT403' using message =
      'This veterinarian takes bookings only from people with an account. Please sign in or register.';
  end if;
  if (select confirms_guests from public.profiles where id = veterinarian) then
    perform private.use_guest_confirmation(veterinarian, address, number, confirmation);
  end if;
  select * into chosen
  from private.visit_type_to_book(book_as_guest.visit_type, veterinarian, null, book_as_guest.pet_type);
  perform private.assert_bookable(veterinarian, visit_date, visit_time, coalesce(chosen.minutes, 30));
  perform private.assert_guest_may_book(number, address);
  insert into public.appointments (
    booked_by, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
  ) values (
    'guest', veterinarian, visit_date, visit_time, btrim(book_as_guest.client_name), btrim(book_as_guest.client_phone),
    btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type), btrim(book_as_guest.reason),
    coalesce(chosen.minutes, 30), chosen.id, chosen.name, chosen.price_from, chosen.price_to
  ) returning * into booked;
  insert into private.guest_visits (appointment_id, phone, email, language)
  values (booked.id, number, address, case when private.is_language(book_as_guest.language) then book_as_guest.language else 'en' end);
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id, book_as_guest.secret);
end;
$$;

-- @raises PT400 with the sentence of the first field that is missing or too long.
create function private.assert_guest_fields(
  client_name text, phone text, pet_name text, pet_type text, reason text, email text
) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (private.has_letter(client_name) and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67.';
  end if;
  if not private.is_mail_address(email) then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not private.name_no_site(client_name, pet_name, pet_type) then
    raise sqlstate 'PT400' using message = 'Please write names without a web or mail address.';
  end if;
  if (private.has_letter(pet_name) and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is, in at most 100 characters.';
  end if;
  if (btrim(reason) <> '' and length(reason) <= 5000) is not true then
    raise sqlstate 'PT400' using message = 'Please say why the animal comes, in at most 5,000 characters.';
  end if;
end;
$$;

-- ## By the link

-- The visit that a secret opens; until 30 days after it.
-- @raises PT404 for any other secret.
create function private.guest_visit_of(secret text) returns public.appointments
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_visit public.appointments;
begin
  select visit.* into found_visit
  from private.guest_links link join public.appointments visit on visit.id = link.appointment_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(guest_visit_of.secret, 'UTF8'))
    and visit.appointment_date > private.warsaw_today() - 30;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  return found_visit;
end;
$$;

-- How a guest's visit stands: 'open' until it begins, 'past', 'cancelled', or 'in_account'.
create function private.state_of_guest_visit(visit public.appointments) returns text
language sql stable set search_path = ''
as $$
  select case
    when visit.client_id is not null then 'in_account'
    when visit.client_name is null then 'cancelled'
    when private.has_begun(visit.appointment_date, visit.appointment_time) then 'past'
    else 'open'
  end
$$;

-- The visit of a link: { state, status, cancelled_by, cancel_reason, moved_by, may_move, move_wish, date, time, minutes, visit_type_id, visit_type, visit_type_in,
-- price_from, price_to, name, pet, pet_type, reason, email, note, rating, veterinarian: { id, name, specialty, clinic_name, address, city,
-- phone, image_url, portrait } }. Of a cancelled one type, name, pet, reason and address are gone; note and rating are of a completed one.
-- @raises PT404 for a secret that is unknown or has ended.
create function public.guest_visit(secret text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
  state constant text := private.state_of_guest_visit(visit);
begin
  return (
    select jsonb_build_object(
      'state', state, 'status', visit.status, 'cancelled_by', case visit.cancelled_by when 'owner' then 'guest' else visit.cancelled_by end,
      'cancel_reason', case state when 'cancelled' then visit.cancel_reason end, 'moved_by', known.moved_by,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'), 'minutes', visit.duration_minutes,
      'visit_type_id', shown.visit_type_id, 'visit_type', shown.visit_type, 'visit_type_in', shown.visit_type_in, 'price_from', shown.price_from,
      'price_to', shown.price_to, 'name', shown.client_name, 'pet', shown.pet_name, 'pet_type', shown.pet_type, 'reason', shown.reason_for_visit,
      'email', case when shown.id is not null then known.email end,
      'may_move', state = 'open' and private.client_may_move(visit), 'move_wish', shown.move_wish,
      'note', case when state = 'past' and visit.status = 'completed' then visit.visit_note end,
      'rating', (select rating from public.reviews review where review.appointment_id = visit.id and state = 'past'),
      'veterinarian', jsonb_build_object(
        'id', vet.id, 'name', vet.full_name, 'specialty', vet.specialty, 'clinic_name', vet.clinic_name,
        'address', vet.address, 'city', vet.city, 'phone', vet.phone, 'image_url', vet.profile_image_url,
        'portrait', vet.portrait
      )
    )
    from public.profiles vet join private.guest_visits known on known.appointment_id = visit.id
    left join public.appointments shown on shown.id = visit.id and state in ('open', 'past')
    where vet.id = visit.veterinarian_id
  );
end;
$$;

-- An open visit, after its calendar.
-- @raises PT409 for a visit that is not open.
create function private.lock_open_guest_visit(visit uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant public.appointments := private.lock_visit(visit);
  state text;
begin
  state := private.state_of_guest_visit(locked);
  if state = 'past' then
    raise sqlstate 'PT409' using message = 'This visit has begun already. Please call the practice.';
  end if;
  if state = 'in_account' then
    raise sqlstate 'PT409' using message = 'This visit is in your account now. Please sign in to change it.';
  end if;
  if state <> 'open' then
    raise sqlstate 'PT409' using message = 'This visit is already cancelled.';
  end if;
  return locked;
end;
$$;

-- The open visit of a link, after its calendar.
-- @raises PT404 for a secret that is unknown or has ended, PT409 for a visit that is not open.
create function private.lock_guest_visit(secret text) returns public.appointments
language sql volatile security definer set search_path = ''
as $$ select private.lock_open_guest_visit((private.guest_visit_of(secret)).id) $$;

-- Moves an open visit without an account, whose calendar is locked, to another free slot; a guest gets a mail.
-- @raises PT400 and PT409 for a time that is not free, PT429 for too many moves.
create function private.move_to(visit public.appointments, new_date date, new_time time, side text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved constant public.appointments := private.move_visit(visit, new_date, new_time);
  times integer;
begin
  update private.guest_visits set moves = moves + 1, moved_by = side where appointment_id = visit.id returning moves into times;
  perform private.assert_within(
    'moves of a guest visit', times, 'PT429', 'This visit has been moved many times. Please call instead.'
  );
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, times), now());
end;
$$;

-- Moves the visit of a link to another free slot at once. @returns it as `guest_visit` does.
-- @raises PT404 for another secret, PT400 and PT409 for a time that is not free, PT409 for a visit that is not open and where the
-- veterinarian wants to be asked, PT429 for too many moves.
create function public.move_guest_visit(secret text, new_date date, new_time time) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit constant public.appointments := private.lock_guest_visit(secret);
begin
  perform private.assert_client_may_move(visit);
  perform private.move_to(visit, new_date, new_time, 'guest');
  perform private.tell_veterinarian_of_guest(
    visit, 'moved', jsonb_build_object('new_date', new_date, 'new_time', to_char(new_time, 'HH24:MI'))
  );
  return public.guest_visit(secret);
end;
$$;

-- Cancels the visit of a link. @returns it as `guest_visit` does.
-- @raises PT404 for another secret, PT409 for a visit that is not open.
create function public.cancel_guest_visit(secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit constant public.appointments := private.lock_guest_visit(secret);
begin
  update public.appointments set status = 'cancelled', cancelled_by = 'owner' where id = visit.id;
  return public.guest_visit(secret);
end;
$$;

grant execute on function public.book_as_guest to anon, service_role;
grant execute on function public.guest_visit, public.move_guest_visit, public.cancel_guest_visit
to anon, authenticated, service_role;

-- ## By the veterinarian

-- Moves a visit without an account to another free slot at once. A guest gets a mail, and may move or cancel it by the link.
-- @raises PT404 for anybody else's, PT400 and PT409 for a time that is not free or a visit that has begun, PT429 for too many moves.
create function public.move_own_guest(visit uuid, new_date date, new_time time) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  if own.client_id is not null then
    raise sqlstate 'PT404' using message = 'This visit was not found.';
  end if;
  perform private.move_to(private.lock_open_guest_visit(own.id), new_date, new_time, 'veterinarian');
end;
$$;
grant execute on function public.move_own_guest to authenticated, service_role;

-- ## Who is told

-- Tells the veterinarian what a guest did.
create function private.tell_veterinarian_of_guest(visit public.appointments, kind text, more jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify(
    visit.veterinarian_id, tell_veterinarian_of_guest.kind,
    jsonb_build_object(
      'guest', true, 'visit_id', visit.id, 'person', visit.client_name, 'is_veterinarian', false, 'pet', visit.pet_name,
      'reason', visit.reason_for_visit, 'minutes', visit.duration_minutes, 'visit_type', visit.visit_type,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI')
    ) || more,
    concat_ws(
      ' ', 'guest', tell_veterinarian_of_guest.kind, visit.id,
      (select moves from private.guest_visits where appointment_id = visit.id)
    )
  );
end;
$$;

-- How many mails this mailbox had as a guest's within a day, with those that wait; null for no address.
create function private.mails_of_mailbox(address text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when address is not null then (
    select count(*) from private.mails mail
    where coalesce(mail.sent_at, mail.handed_over_at, now()) > now() - interval '1 day' and mail.given_up_at is null and (
      mail.guest_visit_id in (select appointment_id from private.guest_visits where private.mailbox(email) = private.mailbox(address))
      or mail.guest_code_id in (select id from private.guest_codes where private.mailbox(email) = private.mailbox(address))
    )
  ) end;
end;
$$;

-- Writes to a guest who gave an address; what still waited for the guest is replaced. Nothing that was typed stands in it, neither
-- the guest's nor the veterinarian's free text: anybody may have typed the address of somebody else. So only listed veterinarians
-- cause such mails, and a mailbox gets a few in a day.
create function private.write_to_guest(visit public.appointments, kind text, cause text, due timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  insert into private.mails (guest_visit_id, kind, about, cause, due_at)
  select visit.id, write_to_guest.kind, jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'clinic', vet.clinic_name,
    'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'minutes', visit.duration_minutes, 'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI'), 'language', known.language,
    'has_reason', visit.cancel_reason is not null, 'moved_by', known.moved_by, 'cancelled_by', visit.cancelled_by
  ), write_to_guest.cause, due
  from private.guest_visits known
  join public.profiles vet on vet.id = visit.veterinarian_id join private.listed_vets listed on listed.veterinarian_id = vet.id
  where known.appointment_id = visit.id
    and private.mails_of_mailbox(known.email) < private.quota('mails of a mailbox a day')
  on conflict on constraint mails_cause_key do nothing;
end;
$$;

-- Tells the other side that a visit without an account is off, which was so before, and the guest of one to come, whoever
-- cancelled it.
create function private.tell_of_cancelled_guest(before public.appointments, visit public.appointments) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if visit.cancelled_by = 'owner' then
    perform private.tell_veterinarian_of_guest(before, 'cancelled', '{}');
  end if;
  if not private.has_begun(visit.appointment_date, visit.appointment_time) then
    perform private.write_to_guest(visit, 'guest_cancelled', 'guest cancelled ' || visit.id, now());
  end if;
end;
$$;

-- ## Into an account

-- Puts one guest's visit, whose calendar is locked, into an account, of no pet. A past one too: its veterinarian completes it.
-- @returns whether it is there now; false where its veterinarian is just deleting the account, and cancels it.
create function private.put_into_account(visit public.appointments, owner uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.appointments
  set client_id = owner, booked_by = 'owner', client_name = null, client_phone = null,
    reason_for_visit = coalesce(reason_for_visit, 'Booked by phone')
  where id = visit.id and client_id is null and client_name is not null;
  if not found then
    return false;
  end if;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  return true;
exception when sqlstate 'PT409' then
  return false;
end;
$$;

-- Puts the guest visits of a mailbox into the account of whoever has just used a link or code from it. Only of listed veterinarians: the
-- mailbox had mails of these visits, and an unlisted veterinarian, who may be anybody, would read the account's profile. Calendars are
-- locked in one order, as in deleting an account.
create function private.take_over_guest_visits() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.profiles where id = new.id and user_type = 'client' and deleted_at is null
  ) then
    return null;
  end if;
  perform private.lock_calendar(veterinarian_id) from (
    select distinct visit.veterinarian_id
    from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    join private.listed_vets listed on listed.veterinarian_id = visit.veterinarian_id
    where lower(known.email) = lower(new.email) and visit.client_id is null order by 1
  ) as calendars;
  perform private.put_into_account(visit, new.id)
  from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
  join private.listed_vets listed on listed.veterinarian_id = visit.veterinarian_id
  where lower(known.email) = lower(new.email) and visit.client_id is null
  order by visit.appointment_date, visit.appointment_time, visit.id;
  return null;
end;
$$;

-- An address that was typed proves nothing: the embedded service takes it as confirmed at once, and so may a hosted project. What
-- was sent to the mailbox has come back where its token is used up: of a registration, of a sign-in or forgotten password (a changed
-- password empties the token too, and when it was sent), or of another address.
create trigger take_over_guest_visits after update of email, email_confirmed_at, recovery_token on auth.users
for each row when (
  new.email_confirmed_at is not null and (
    (
      new.email = old.email and old.recovery_token <> '' and coalesce(new.recovery_token, '') = ''
      and new.recovery_sent_at is not null
    )
    or (
      new.email = old.email and old.email_confirmed_at is null
      and old.confirmation_token <> '' and coalesce(new.confirmation_token, '') = ''
    )
    or (new.email <> old.email and lower(new.email) = lower(old.email_change) and old.email_change_sent_at is not null)
  )
)
execute function private.take_over_guest_visits();

-- Puts the visit of a link into the account of the owner who is signed in, and has opened it: with its telephone number, where the
-- account has none, and for `pet`, else the one of its name; `is_new_pet`: the animal becomes a pet of theirs, where there is none. A
-- visit that an email address alone brings into an account brings no number and opens no record: anybody may have typed that address.
-- @raises PT404 for a secret that is unknown or has ended, PT403 for anybody but an owner and a pet that they may not book for, PT409
-- for a visit that is cancelled or in an account, or with too many visits to come.
create function public.take_over_guest_visit(secret text, pet uuid default null, is_new_pet boolean default false) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  visit public.appointments := private.guest_visit_of(secret);
begin
  perform private.lock_calendar(visit.veterinarian_id);
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner keeps visits in an account.';
  end if;
  select * into visit from public.appointments where id = visit.id for no key update;
  if private.state_of_guest_visit(visit) not in ('open', 'past') or not private.put_into_account(visit, me) then
    raise sqlstate 'PT409' using message = 'This visit is cancelled, or in an account already.';
  end if;
  perform private.assert_within_visits(me);
  insert into public.owner_phones
  select me, number from private.phone_number(visit.client_phone) as number where number is not null
  on conflict do nothing;
  if pet is null then
    update public.appointments
    set pet_id = coalesce(private.pet_named(me, pet_name), private.cared_pet_named(me, pet_name)) where id = visit.id;
  end if;
  if pet is not null or (is_new_pet and exists (select from public.appointments where id = visit.id and pet_id is null)) then
    perform public.set_pet_of_own_visit(visit.id, pet);
  end if;
end;
$$;
grant execute on function public.take_over_guest_visit to authenticated, service_role;
