-- An owner and a veterinarian they have booked write to each other. From the first booking on, either side may begin;
-- a cancelled visit counts, because there may be something to say about it.
--
-- One row of `conversations` per pair. Both tables are read by their two sides, and written only by the functions below.
-- Order of locks: the person who writes, then the conversation.

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
  body text not null check (btrim(body) <> '' and length(body) <= 4000),
  -- Later than every other one of the conversation.
  created_at timestamptz not null default now()
);

create index messages_conversation_idx on public.messages (conversation_id, created_at desc);
create index messages_sender_idx on public.messages (sender_id, created_at desc);

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

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.message_reports enable row level security;

create policy "both sides read their conversations" on public.conversations
for select to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));

-- Row-level security of conversations decides inside the sub-query.
create policy "both sides read their messages" on public.messages
for select to authenticated
using (exists (select from public.conversations held where held.id = conversation_id));

-- The conversation of the signed-in user with somebody; null where there is none.
create function private.conversation_with(person uuid) returns public.conversations
language sql stable security definer set search_path = ''
as $$
  select held from public.conversations held
  where (held.client_id = auth.uid() and held.veterinarian_id = person)
    or (held.veterinarian_id = auth.uid() and held.client_id = person)
  order by held.created_at limit 1
$$;

-- Makes the conversation that the first message opens. Null where neither has ever booked the other.
create function private.open_conversation(person uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  opened uuid := (private.conversation_with(person)).id;
begin
  if opened is not null then
    return opened;
  end if;
  select * into visit from public.appointments
  where (client_id = auth.uid() and veterinarian_id = person)
    or (veterinarian_id = auth.uid() and client_id = person)
  limit 1;
  if not found then
    return null;
  end if;
  insert into public.conversations (client_id, veterinarian_id) values (visit.client_id, visit.veterinarian_id)
  on conflict on constraint one_conversation_per_pair do nothing;
  return (private.conversation_with(person)).id;
end;
$$;

-- How much one person may write.
create function private.writing_limit(of_what text) returns bigint
language sql immutable set search_path = ''
as $$
  select case of_what
    when 'messages a minute' then 20
    when 'messages a day' then 500
    when 'reports a day' then 20
  end
$$;

-- Raises when the person has written too much in a short time. Ask after `lock_person`.
create function private.assert_may_write_again(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.messages where sender_id = person and created_at > now() - interval '1 minute'
  ) >= private.writing_limit('messages a minute') or (
    select count(*) from public.messages where sender_id = person and created_at > now() - interval '1 day'
  ) >= private.writing_limit('messages a day') then
    raise sqlstate 'PT429' using message = 'You have sent many messages in a short time. Please wait a little.';
  end if;
end;
$$;

-- Sends a message to somebody whom the signed-in user has booked, or who has booked them. `message` is an id that the
-- sender made: sent again with the same one, the stored message is answered, and nothing is stored.
create function public.send_message(message uuid, recipient uuid, body text) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
  written constant text := btrim(send_message.body, E' \t\r\n');
  stored public.messages;
  conversation uuid;
  held public.conversations;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to write a message.';
  end if;
  if send_message.message is null or coalesce(written, '') = '' then
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
  update public.conversations
  set last_message_at = stored.created_at,
      last_message = left(regexp_replace(written, '[[:space:]]+', ' ', 'g'), 160),
      last_sender_id = me,
      client_unread = case when held.client_id = me then client_unread else client_unread + 1 end,
      veterinarian_unread = case when held.client_id = me then veterinarian_unread + 1 else veterinarian_unread end
  where id = held.id;
  return stored;
end;
$$;

-- Says that the signed-in user has read a conversation up to this message, and no further.
create function public.mark_conversation_read(message uuid) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  held public.conversations;
  mark timestamptz;
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
  if held.client_id = me then
    update public.conversations set client_read_at = mark, client_unread = private.unread_after(held.id, me, mark)
    where id = held.id returning * into held;
  else
    update public.conversations
    set veterinarian_read_at = mark, veterinarian_unread = private.unread_after(held.id, me, mark)
    where id = held.id returning * into held;
  end if;
  return held;
end;
$$;

-- How many messages of the other side came later than this moment.
create function private.unread_after(conversation uuid, reader uuid, moment timestamptz) returns integer
language sql volatile security definer set search_path = ''
as $$
  select count(*)::integer from public.messages
  where conversation_id = conversation and sender_id <> reader and created_at > moment
$$;

-- Takes no more messages of the other side, or takes them again.
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
  if (
    select count(*) from public.message_reports where reporter_id = me and created_at > now() - interval '1 day'
  ) >= private.writing_limit('reports a day') then
    raise sqlstate 'PT429' using message = 'You have reported many messages today. Please write to us instead.';
  end if;
  insert into public.message_reports (message_id, reporter_id, reason) values (message, me, said)
  on conflict on constraint one_report_of_a_message do nothing;
end;
$$;

-- Somebody whom the signed-in user writes to, as a page shows them; null for who may not be seen.
-- { id, full_name, profile_image_url, user_type, booked: whether either has booked the other, conversation: row | null }
create function public.correspondent(person uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', known.id,
    'full_name', known.full_name,
    'profile_image_url', known.profile_image_url,
    'user_type', known.user_type,
    'booked', exists (
      select from public.appointments visit
      where (visit.client_id = private.me() and visit.veterinarian_id = known.id)
        or (visit.veterinarian_id = private.me() and visit.client_id = known.id)
    ),
    'conversation', (
      select to_jsonb(held) from public.conversations held
      where (held.client_id = private.me() and held.veterinarian_id = known.id)
        or (held.veterinarian_id = private.me() and held.client_id = known.id)
      order by held.created_at limit 1
    )
  )
  from public.profiles known where known.id = person and known.id <> private.me()
$$;

-- What waits for the signed-in user: { messages: how many they have not read }
create function public.unread_counts() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('messages', coalesce(sum(
    case when client_id = private.me() then client_unread else veterinarian_unread end
  ), 0))
  from public.conversations
  where client_id = private.me() or veterinarian_id = private.me()
$$;

revoke execute on function
  private.conversation_with(uuid), private.open_conversation(uuid), private.writing_limit(text),
  private.assert_may_write_again(uuid),
  private.unread_after(uuid, uuid, timestamptz),
  public.send_message(uuid, uuid, text), public.mark_conversation_read(uuid),
  public.block_conversation(uuid, boolean), public.report_message(uuid, text), public.correspondent(uuid),
  public.unread_counts()
from public, anon, authenticated, service_role;

grant select on public.conversations, public.messages to authenticated;
grant select, insert, update, delete on public.conversations, public.messages, public.message_reports to service_role;
grant execute on function
  public.send_message(uuid, uuid, text), public.mark_conversation_read(uuid),
  public.block_conversation(uuid, boolean), public.report_message(uuid, text), public.correspondent(uuid),
  public.unread_counts()
to authenticated, service_role;
