-- Licences: who says to be a veterinarian shows it, and a moderator looks it up in the register of the regional chamber. Only
-- then are they listed (`18_listing`). Until then their page can be seen and booked by whoever has its address.
--
-- A check holds for two years. Veterinarians who were listed before there were checks stay until `listed_until`.

create table public.licences (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- Of the right to practise ('prawo wykonywania zawodu'), in digits as on every veterinarian's stamp (resolution 115/2008/IV of
  -- the National Veterinary Council). No source lays down how many: as stored, 5 to 8, with zeros in front only up to 5.
  number text constraint licences_number_is_digits check (number ~ '^([0-9]{5}|[1-9][0-9]{5,7})$'),
  -- In the bucket 'licence-documents'.
  document_path text check (length(document_path) <= 500),
  -- What was sent last: a decision names it, so that nobody confirms what was replaced meanwhile.
  sending uuid not null default gen_random_uuid(),
  sent_at timestamptz,
  verified_at timestamptz,
  valid_until timestamptz,
  -- Why the last sending was refused, or the check withdrawn.
  refusal text check (btrim(refusal) <> '' and length(refusal) <= 1000),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  -- Until when somebody is listed without a check.
  listed_until timestamptz,
  -- As the profile had them when the licence was confirmed; null without a check.
  checked_name text,
  checked_clinic text,
  constraint licences_checked_until check ((verified_at is null) = (valid_until is null))
);
-- One number, one veterinarian. A refused or withdrawn one is free.
create unique index licences_one_number on public.licences (number) where refusal is null;
create index licences_decided_by_idx on public.licences (decided_by);
create unique index licences_sending_key on public.licences (sending);
-- For `licence_queue`.
create index licences_waiting_idx on public.licences (sent_at)
where sent_at > coalesce(decided_at, '-infinity') and document_path is not null;
create index licences_decided_idx on public.licences (decided_at desc)
where sent_at <= decided_at and document_path is not null;

-- No policy: read and written by the functions below, and by the operator. So nobody confirms themselves.

-- ## Showing it

-- The digits of a licence number as they are stored: '4 711', 'PWZ 4711', '04711' and '004711' are one. Null where that is none.
create function private.licence_digits(written text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when digits ~ '^[0-9]{3,8}$' and digits !~ '^0+$' then
      lpad(ltrim(digits, '0'), greatest(5, length(ltrim(digits, '0'))), '0')
  end
  from (select regexp_replace(written, '^[[:space:]]*(pwz)?[[:space:]:.]*(nr|no)?[[:space:]:.]*|[[:space:]./-]', '', 'gi') as digits) as read
$$;

-- Sends the signed-in veterinarian's licence to the moderators: its number, and a document of theirs in 'licence-documents'.
-- A check that holds stays until it is decided about.
-- @raises PT403 for anybody else, PT400 for what is no number or no document, PT409 for a number of somebody else, and for
-- another number than the checked one.
create function public.send_licence(number text, document text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  digits constant text := private.licence_digits(left(send_licence.number, 100));
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has a licence.';
  end if;
  if digits is null then
    raise sqlstate 'PT400' using message = 'A licence number has 3 to 8 digits, as on your stamp.';
  end if;
  perform private.lock_calendar(me);
  perform private.lock_person(me);
  perform from storage.objects stored
  where stored.bucket_id = 'licence-documents' and stored.name = document and stored.owner_id = me::text;
  if not found then
    raise sqlstate 'PT400' using message = 'Please add a picture or PDF of your licence.';
  end if;
  if exists (
    select from public.licences own
    where own.veterinarian_id = me and own.valid_until > now() and own.number <> digits
  ) then
    raise sqlstate 'PT409' using message = 'Your licence number has been checked. Please write to us to change it.';
  end if;
  -- A newer sending that was refused frees no number whose check holds.
  if exists (
    select from public.licences other
    where other.veterinarian_id <> me and other.number = digits and other.valid_until > now()
  ) then
    raise sqlstate 'PT409' using message = 'Another account has this number. If it is yours, please write to us.';
  end if;
  insert into public.licences as own (veterinarian_id, number, document_path, sent_at)
  values (me, digits, document, now())
  on conflict (veterinarian_id) do update set
    number = excluded.number, document_path = excluded.document_path, sending = gen_random_uuid(), sent_at = now(),
    refusal = null;
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number. If it is yours, please write to us.';
end;
$$;

-- Of a licence: 'waiting' for a decision, 'checked', 'refused' (or withdrawn), or 'none': nothing was sent, or the check has ended.
create function private.licence_state(licence public.licences) returns text
language sql stable set search_path = ''
as $$
  select case
    when licence.sent_at > coalesce(licence.decided_at, '-infinity') then 'waiting'
    when licence.refusal is not null then 'refused'
    when licence.valid_until > now() then 'checked'
    else 'none'
  end
$$;

-- The signed-in veterinarian's licence: { state, number, document_path, sent_at, verified_at, valid_until, reason, listed_until },
-- `listed_until` the moment until which they are listed, in the past or null where they are not. Null before anything was sent.
create function public.own_licence() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', private.licence_state(own),
    'number', own.number,
    'document_path', own.document_path,
    'sent_at', own.sent_at,
    'verified_at', case when own.valid_until > now() then own.verified_at end,
    'valid_until', own.valid_until,
    'reason', own.refusal,
    'listed_until', greatest(own.valid_until, own.listed_until)
  )
  from public.licences own where own.veterinarian_id = auth.uid()
$$;

-- ## Deciding

-- Whether the document of a licence is stored.
create function private.has_document(licence public.licences) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from storage.objects stored
    where stored.bucket_id = 'licence-documents' and stored.name = licence.document_path
  )
$$;

-- What an administrator decides about, the longest waiting first, those without their document after them, then the last decisions,
-- a hundred in all:
-- [{ veterinarian_id, sending, state, full_name, clinic_name, city, number, document_path, sent_at, verified_at, valid_until,
-- reason, decided_at, decided_by }]. 403 for everybody else.
create function public.licence_queue() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) - 'lacks_document' order by shown.state <> 'waiting', shown.lacks_document,
      case when shown.state = 'waiting' then shown.sent_at end, shown.decided_at desc), '[]'::jsonb)
    from (
      select licence.veterinarian_id, licence.sending, private.licence_state(queued.licence) as state, vet.full_name,
        vet.clinic_name, vet.city, licence.number, licence.document_path, licence.sent_at,
        case when licence.valid_until > now() then licence.verified_at end as verified_at, licence.valid_until,
        licence.refusal as reason, licence.decided_at, admin.full_name as decided_by,
        queued.lacks_document
      from (
        select either.*, is_waiting and not private.has_document(either.licence) as lacks_document
        from (
          -- Nobody decides about a licence without its document: its vet has to send one first.
          select sent as licence, true as is_waiting from public.licences sent
          where sent.sent_at > coalesce(sent.decided_at, '-infinity') and sent.document_path is not null
          union all
          (
            select decided, false from public.licences decided
            where decided.sent_at <= decided.decided_at and decided.document_path is not null
            order by decided.decided_at desc limit 100
          )
        ) as either
        order by not is_waiting, lacks_document, case when is_waiting then (either.licence).sent_at end, (either.licence).decided_at desc
        limit 100
      ) as queued
      cross join lateral (select (queued.licence).*) as licence
      join public.profiles vet on vet.id = licence.veterinarian_id
      left join public.profiles admin on admin.id = licence.decided_by
    ) as shown
  );
end;
$$;

-- Tells a veterinarian of their licence: `outcome` 'confirmed', 'refused', 'withdrawn', 'unchecked' (listed for a while without
-- a check), 'ends' or 'ended'.
create function private.tell_of_licence(veterinarian uuid, outcome text, facts jsonb, cause text, at timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify(
    veterinarian, 'licence', jsonb_build_object('outcome', outcome) || facts,
    concat_ws(' ', 'licence', outcome, veterinarian, cause), at
  );
end;
$$;

-- An administrator confirms a licence, for two years, or refuses it and says why. A check that held before stays when a later
-- sending is refused. Refused with 403, 404 (nothing sent, or replaced meanwhile), 409 (decided already, the document is gone, or
-- somebody else has the number) and 400 (no reason).
create function public.decide_licence(sending uuid, confirm boolean, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_licence public.licences;
  why constant text := nullif(btrim(reason), '');
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  if confirm is null or (not confirm and why is null) or length(why) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  perform private.lock_calendar(sent.veterinarian_id) from public.licences sent where sent.sending = decide_licence.sending;
  select * into found_licence from public.licences sent
  where sent.sending = decide_licence.sending and sent.sent_at is not null for update;
  if not found then
    raise sqlstate 'PT404' using message = 'The veterinarian has sent something else meanwhile. Please look again.';
  end if;
  if found_licence.veterinarian_id = auth.uid() then
    raise sqlstate 'PT403' using message = 'This is your own licence. Another administrator has to decide.';
  end if;
  if private.licence_state(found_licence) <> 'waiting' then
    raise sqlstate 'PT409' using message = 'This licence is decided already.';
  end if;
  if not private.has_document(found_licence) then
    raise sqlstate 'PT409' using message = 'The document is gone. The veterinarian has to send it again.';
  end if;
  update public.licences set
    verified_at = case when confirm then now() else verified_at end,
    valid_until = case when confirm then now() + private.licence_holds_for() else valid_until end,
    refusal = case when not confirm then why end,
    decided_at = now(), decided_by = auth.uid()
  where veterinarian_id = found_licence.veterinarian_id
  returning * into found_licence;
  perform private.tell_of_licence(
    found_licence.veterinarian_id, case when confirm then 'confirmed' else 'refused' end,
    jsonb_build_object('reason', why, 'until', found_licence.valid_until), decide_licence.sending::text
  );
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number.';
end;
$$;

-- An administrator takes a check back at once, and says why; visits that were booked stay. Refused with 403, 404 (nothing to
-- take back) and 400.
create function public.withdraw_licence(veterinarian uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  why constant text := nullif(btrim(reason), '');
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  if why is null or length(why) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  perform private.lock_calendar(veterinarian);
  update public.licences set
    verified_at = null, valid_until = null, listed_until = null, refusal = why, decided_at = now(), decided_by = auth.uid()
  where veterinarian_id = veterinarian and greatest(valid_until, listed_until) > now();
  if not found then
    raise sqlstate 'PT404' using message = 'This veterinarian has no checked licence.';
  end if;
  perform private.tell_of_licence(
    veterinarian, 'withdrawn', jsonb_build_object('reason', why), extract(epoch from now())::text
  );
end;
$$;

-- For how long a check holds.
create function private.licence_holds_for() returns interval
language sql immutable set search_path = ''
as $$ select interval '2 years' $$;

grant execute on function
  public.send_licence, public.own_licence, public.licence_queue, public.decide_licence, public.withdraw_licence
to authenticated, service_role;

-- ## When it ends

-- Who has been told of which end.
create table private.licence_notices (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- 30: so many days before; 0: it has come.
  days_before integer not null,
  ends_at timestamptz not null,
  primary key (veterinarian_id, days_before, ends_at)
);
alter table private.licence_notices enable row level security;

-- Tells whose listing ends within 30 days, and whose has ended, at most so many. The end itself needs nobody: `listed_vets`
-- goes by the clock.
create function private.give_licence_notices(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given record;
  count integer := 0;
begin
  for given in
    insert into private.licence_notices (veterinarian_id, days_before, ends_at)
    select stats.veterinarian_id, lead.days, stats.listed_until
    from public.vet_stats stats
    cross join (values (30, 0), (0, -30)) as lead (days, until)
    where stats.listed_until between at - interval '30 days' and at + interval '30 days'
      and stats.listed_until - make_interval(days => lead.days) <= at
      and stats.listed_until - make_interval(days => lead.until) > at
      and not exists (
        select from private.licence_notices known
        where (known.veterinarian_id, known.days_before, known.ends_at) = (stats.veterinarian_id, lead.days, stats.listed_until)
      )
    order by stats.listed_until, stats.veterinarian_id
    limit at_most
    on conflict do nothing
    returning *
  loop
    perform private.tell_of_licence(
      given.veterinarian_id, case given.days_before when 0 then 'ended' else 'ends' end,
      jsonb_build_object('until', given.ends_at), extract(epoch from given.ends_at)::text, at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;
