-- An owner and a veterinarian they have booked write to each other. From the first booking on, either side may begin;
-- a cancelled visit counts, because there may be something to say about it.
--
-- One row of `conversations` per pair. The tables are read by their two sides, and written only by the functions below.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- The beginning of the last message, for the list.
  last_message text not null default '' check (length(last_message) <= 160),
  last_sender_id uuid,
  -- Up to which moment each side has read.
  client_read_at timestamptz,
  veterinarian_read_at timestamptz,
  -- How many messages of the other side each has not read.
  client_unread integer not null default 0 check (client_unread >= 0),
  veterinarian_unread integer not null default 0 check (veterinarian_unread >= 0),
  -- Whether each side wants no more messages of the other.
  client_blocked boolean not null default false,
  veterinarian_blocked boolean not null default false,
  constraint one_conversation_per_pair unique (client_id, veterinarian_id)
);
create index conversations_client_idx on public.conversations (client_id, last_message_at desc, id);
create index conversations_veterinarian_idx on public.conversations (veterinarian_id, last_message_at desc, id);

create table public.messages (
  -- Made by the sender's browser, so that a message whose answer was lost is not stored twice.
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid not null references public.profiles (id) on delete cascade,
  -- Empty for a message of files alone; `send_message` sees to it that there is one of the two.
  body text not null check (length(body) <= 4000),
  -- Later than every other one of the conversation.
  created_at timestamptz not null default now()
);
create index messages_conversation_idx on public.messages (conversation_id, created_at desc);
create index messages_sender_idx on public.messages (sender_id, created_at desc);

-- Pictures and PDFs of a message. A file is uploaded before its message is stored, so that a message never points at
-- nothing: the sender uploads it into the recipient's folder.
create table public.message_attachments (
  -- Where the file lies in the private bucket `message-files`: '<recipient id>/<file>'. It belongs to one message.
  path text primary key check (length(path) <= 300),
  message_id uuid not null references public.messages (id) on delete cascade,
  -- Its place among the files of the message, from 1 on.
  position integer not null check (position > 0),
  -- What the sender's file was called.
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes bigint not null check (bytes > 0),
  -- Pixels of a picture, so that its place is kept before it is there; null for a PDF.
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  constraint message_attachments_size check (num_nonnulls(width, height) = case when mime_type like 'image/%' then 2 else 0 end),
  constraint one_attachment_in_each_place unique (message_id, position)
);

-- What somebody reported, for the operator.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 1000),
  created_at timestamptz not null default now(),
  constraint one_report_of_a_message unique (message_id, reporter_id)
);
create index message_reports_reporter_idx on public.message_reports (reporter_id, created_at);

create policy "both sides read their conversations" on public.conversations
for select to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
-- Row-level security of conversations decides inside the sub-query.
create policy "both sides read their messages" on public.messages
for select to authenticated
using (exists (select from public.conversations held where held.id = conversation_id));
-- Row-level security of messages decides inside the sub-query.
create policy "both sides read what was attached" on public.message_attachments
for select to authenticated
using (exists (select from public.messages sent where sent.id = message_id));
grant select on public.conversations, public.messages, public.message_attachments to authenticated;

-- ## Writing

-- The conversation of the signed-in user with somebody; null where there is none.
create function private.conversation_with(person uuid) returns public.conversations
language sql stable security definer set search_path = ''
as $$
  select held from public.conversations held
  where (held.client_id = auth.uid() and held.veterinarian_id = person)
    or (held.veterinarian_id = auth.uid() and held.client_id = person)
  order by held.created_at limit 1
$$;

-- Whether the signed-in person may write to a veterinarian about a pet that they care for: it has visited them.
create function private.may_write_about_pet(veterinarian uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.pet_carers held join public.appointments visit on visit.pet_id = held.pet_id
    where held.person_id = auth.uid() and visit.veterinarian_id = veterinarian and visit.status <> 'cancelled'
      and private.may(held.pet_id, 'message')
  )
$$;
grant execute on function private.may_write_about_pet to anon, authenticated, service_role;

-- Whether the signed-in person may write to somebody: one has booked the other, a household lets them write about its pet, or
-- a veterinarian answers somebody who wrote for one.
create function private.may_write_to(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments
    where (client_id = auth.uid() and veterinarian_id = person) or (veterinarian_id = auth.uid() and client_id = person)
  ) or private.may_write_about_pet(person) or exists (
    select from public.conversations where veterinarian_id = auth.uid() and client_id = person
  )
$$;

-- The conversation with somebody, made for the first message. Null where the signed-in person may not write to them.
create function private.open_conversation(person uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  opened uuid := (private.conversation_with(person)).id;
begin
  if not private.may_write_to(person) then
    return null;
  end if;
  if opened is not null then
    return opened;
  end if;
  select * into visit from public.appointments
  where (client_id = auth.uid() and veterinarian_id = person)
    or (veterinarian_id = auth.uid() and client_id = person)
  limit 1;
  insert into public.conversations (client_id, veterinarian_id)
  values (coalesce(visit.client_id, auth.uid()), coalesce(visit.veterinarian_id, person))
  on conflict on constraint one_conversation_per_pair do nothing;
  return (private.conversation_with(person)).id;
end;
$$;

-- Raises when the person has written too much in a short time. Ask after `lock_person`.
create function private.assert_may_write_again(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_within('messages a minute', (
    select count(*) + 1 from public.messages where sender_id = person and created_at > now() - interval '1 minute'
  ), 'PT429', 'You have sent many messages in a short time. Please wait a little.');
  perform private.assert_within('messages a day', (
    select count(*) + 1 from public.messages where sender_id = person and created_at > now() - interval '1 day'
  ), 'PT429', 'You have sent many messages in a short time. Please wait a little.');
end;
$$;

-- Whether the signed-in person may put a file into this folder: it is named after somebody whom they may write to.
create function private.may_send_file(file text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.folder_of_file(file);
  held constant public.conversations := private.conversation_with(person);
begin
  return private.may_write_to(person)
    and (held.id is null or not (held.client_blocked or held.veterinarian_blocked));
end;
$$;
grant execute on function private.may_send_file to anon, authenticated, service_role;

-- Ties uploaded files to a message that was just stored: [{ path, name, width, height }], in this order. Type and size are
-- those that the storage noted. @returns their names, null for none. @raises PT409 for a file that the sender did not
-- upload for this person, or has sent already.
create function private.attach_files(message uuid, talk public.conversations, files jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  recipient constant uuid := case when talk.client_id = me then talk.veterinarian_id else talk.client_id end;
begin
  insert into public.message_attachments (path, message_id, position, name, mime_type, bytes, width, height)
  select
    stored.name, attach_files.message, given.place,
    coalesce(nullif(btrim(left(regexp_replace(given.entry ->> 'name', '[[:cntrl:]]', '', 'g'), 200)), ''), 'File'),
    stored.metadata ->> 'mimetype', private.bytes_of_file(stored.metadata),
    (given.entry ->> 'width')::integer, (given.entry ->> 'height')::integer
  from jsonb_array_elements(files) with ordinality as given (entry, place)
  join storage.objects stored on stored.bucket_id = 'message-files' and stored.name = given.entry ->> 'path'
    and stored.owner_id = me::text and private.folder_of_file(stored.name) = recipient
  on conflict do nothing;
  if (
    select count(*) from public.message_attachments held where held.message_id = attach_files.message
  ) <> jsonb_array_length(files) then
    raise sqlstate 'PT409' using message = 'A file of this message is not stored. Please attach it again.';
  end if;
  return (
    select string_agg(held.name, ', ' order by held.position)
    from public.message_attachments held where held.message_id = attach_files.message
  );
end;
$$;

-- Sends a message to somebody whom the signed-in user has booked, or who has booked them. `message` is an id that the
-- sender made: sent again with the same one, the stored message is answered, and nothing is stored. `attachments`:
-- [{ path, name, width, height }], up to three, uploaded before; with files the text may be empty.
-- @raises PT401 for a visitor, PT400 for nothing or too much, PT403 without a booking or for a blocked conversation, PT409
-- for somebody else's id or a file that is not stored, PT429 too often.
create function public.send_message(message uuid, recipient uuid, body text, attachments jsonb default '[]')
returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
  written constant text := coalesce(btrim(send_message.body, E' \t\r\n'), '');
  files constant jsonb := coalesce(send_message.attachments, '[]');
  stored public.messages;
  conversation uuid;
  held public.conversations;
  names text;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to write a message.';
  end if;
  if not private.is_entry_list(files) or jsonb_array_length(files) > private.quota('files of a message') then
    raise sqlstate 'PT400' using message = format(
      'A message takes up to %s files.', private.quota('files of a message')
    );
  end if;
  if send_message.message is null or (written = '' and files = '[]') then
    raise sqlstate 'PT400' using message = 'Please write a message.';
  end if;
  if length(written) > 4000 then
    raise sqlstate 'PT400' using message = 'Please use at most 4000 characters.';
  end if;

  perform private.lock_person(me);
  select * into stored from public.messages sent where sent.id = send_message.message;
  if found then
    if stored.sender_id <> me then
      raise sqlstate 'PT409' using message = 'This message could not be sent. Please write it again.';
    end if;
    return stored;
  end if;
  perform private.assert_may_write_again(me);

  conversation := private.open_conversation(send_message.recipient);
  select * into held from public.conversations where id = conversation for no key update;
  if not found then
    raise sqlstate 'PT403' using message = 'You can write to each other once a visit has been booked.';
  end if;
  if (case when held.client_id = me then held.client_blocked else held.veterinarian_blocked end) then
    raise sqlstate 'PT403' using message = 'You have blocked this conversation. Unblock it to write.';
  end if;
  if held.client_blocked or held.veterinarian_blocked then
    raise sqlstate 'PT403' using message = 'This person does not take messages from you any more.';
  end if;

  insert into public.messages (id, conversation_id, sender_id, body, created_at)
  values (
    send_message.message, held.id, me, written,
    greatest(clock_timestamp(), held.last_message_at + interval '1 microsecond')
  )
  returning * into stored;
  names := private.attach_files(stored.id, held, files);
  update public.conversations
  set last_message_at = stored.created_at,
      last_message = left(coalesce(nullif(regexp_replace(written, '[[:space:]]+', ' ', 'g'), ''), names), 160),
      last_sender_id = me,
      client_unread = case when held.client_id = me then client_unread else client_unread + 1 end,
      veterinarian_unread = case when held.client_id = me then veterinarian_unread + 1 else veterinarian_unread end
  where id = held.id;
  return stored;
end;
$$;

-- ## Reading

-- Says that the signed-in user has read a conversation up to this message, and no further. PT404 for anybody else.
create function public.mark_conversation_read(message uuid) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  held public.conversations;
  mark timestamptz;
  unread integer;
begin
  select sent.created_at into mark
  from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  select talk.* into held
  from public.conversations talk join public.messages sent on sent.conversation_id = talk.id
  where sent.id = message for no key update of talk;
  mark := greatest(mark, case when held.client_id = me then held.client_read_at else held.veterinarian_read_at end);
  unread := (
    select count(*) from public.messages sent
    where sent.conversation_id = held.id and sent.sender_id <> me and sent.created_at > mark
  );
  update public.conversations
  set client_read_at = case when client_id = me then mark else client_read_at end,
      client_unread = case when client_id = me then unread else client_unread end,
      veterinarian_read_at = case when client_id = me then veterinarian_read_at else mark end,
      veterinarian_unread = case when client_id = me then veterinarian_unread else unread end
  where id = held.id returning * into held;
  return held;
end;
$$;

-- Somebody whom the signed-in user writes to, as a page shows them; null for somebody who may not be seen.
-- { id, full_name, profile_image_url, user_type, specialty, portrait, booked: whether either has booked the other,
--   conversation: row | null }
create function public.correspondent(person uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', known.id,
    'full_name', known.full_name,
    'profile_image_url', known.profile_image_url,
    'user_type', known.user_type,
    'specialty', known.specialty,
    'portrait', known.portrait,
    'booked', exists (
      select from public.appointments visit
      where (visit.client_id = private.me() and visit.veterinarian_id = known.id)
        or (visit.veterinarian_id = private.me() and visit.client_id = known.id)
    ) or private.may_write_about_pet(known.id),
    'conversation', (
      select to_jsonb(held) from public.conversations held
      where (held.client_id = private.me() and held.veterinarian_id = known.id)
        or (held.veterinarian_id = private.me() and held.client_id = known.id)
      order by held.created_at limit 1
    )
  )
  from public.profiles known where known.id = person and known.id <> private.me()
$$;

-- ## Blocking and reporting

-- Takes no more messages of the other side, or takes them again. PT404 for a conversation that is not theirs.
create function public.block_conversation(conversation uuid, blocked boolean) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  held public.conversations;
begin
  if blocked is null then
    raise sqlstate 'PT400' using message = 'Say whether the conversation is blocked.';
  end if;
  update public.conversations
  set client_blocked = case when client_id = me then blocked else client_blocked end,
      veterinarian_blocked = case when veterinarian_id = me then blocked else veterinarian_blocked end
  where id = conversation and me in (client_id, veterinarian_id)
  returning * into held;
  if not found then
    raise sqlstate 'PT404' using message = 'This conversation was not found.';
  end if;
  return held;
end;
$$;

-- Tells the operator of a message that somebody else wrote to the signed-in user; once for each message.
-- @raises PT400 without a reason, PT404 for any other message, PT429 too often.
create function public.report_message(message uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  said constant text := btrim(reason, E' \t\r\n');
begin
  if coalesce(said, '') = '' or length(said) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in at most 1000 characters what is wrong with the message.';
  end if;
  perform from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and sent.sender_id <> me and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  perform private.lock_person(me);
  perform private.assert_within('reported messages a day', (
    select count(*) + 1 from public.message_reports where reporter_id = me and created_at > now() - interval '1 day'
  ), 'PT429', 'You have reported many messages today. Please write to us instead.');
  insert into public.message_reports (message_id, reporter_id, reason) values (message, me, said)
  on conflict on constraint one_report_of_a_message do nothing;
end;
$$;

grant execute on function
  public.send_message, public.mark_conversation_read, public.correspondent, public.block_conversation, public.report_message
to authenticated, service_role;
