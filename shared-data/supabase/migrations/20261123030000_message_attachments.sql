-- Pictures and PDFs of a message: up to three, with or without a text.
--
--   who may write to a person      uploads into that person's folder, and sends what they uploaded with a message to them
--   the two of the conversation    read what was sent, by links that end by themselves
--   anybody else                   sees nothing of it
--
-- A file is uploaded before its message is stored, so that a message never points at nothing.

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

alter table public.message_attachments enable row level security;

-- Row-level security of messages decides inside the sub-query.
create policy "both sides read what was attached" on public.message_attachments
for select to authenticated
using (exists (select from public.messages sent where sent.id = message_id));

-- A message of files alone has no text; `send_message` sees to it that there is one of the two.
alter table public.messages drop constraint messages_body_check;
alter table public.messages add constraint messages_body_check check (length(body) <= 4000);

create or replace function private.quota(of_what text) returns bigint
language sql immutable set search_path = ''
as $$
  select case of_what
    when 'visits to come' then 20
    when 'pets' then 500
    when 'entries of a record' then 500
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'bytes of files' then 200 * 1024 * 1024
  end
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'message-files', 'message-files', false, 10 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether the signed-in person may put a file into this folder: it is named after somebody whom they may write to.
create function private.may_send_file(file text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.folder_of_file(file);
  held constant public.conversations := private.conversation_with(person);
begin
  if held.id is not null then
    return not (held.client_blocked or held.veterinarian_blocked);
  end if;
  return exists (
    select from public.appointments
    where (client_id = auth.uid() and veterinarian_id = person) or (veterinarian_id = auth.uid() and client_id = person)
  );
end;
$$;

drop policy "people upload into their folder" on storage.objects;
create policy "people upload into their folder, and for whom they write to" on storage.objects
for insert to authenticated with check (
  case
    when private.owns_image_folder(objects.bucket_id, objects.name)
      or (objects.bucket_id = 'message-files' and private.may_send_file(objects.name))
    then private.has_room_for_file(objects.metadata)
    else false
  end
);

drop policy "people read their files, veterinarians those of their patients" on storage.objects;
create policy "people read their files, those of their patients and those they were sent" on storage.objects
for select to authenticated using (
  private.owns_image_folder(objects.bucket_id, objects.name)
  or (objects.bucket_id = 'pet-documents' and private.treats_pet(private.pet_of_file(objects.name)))
  or (objects.bucket_id = 'visit-photos' and private.takes_part_in_visit(private.folder_of_file(objects.name)))
  or (
    objects.bucket_id = 'message-files'
    and (
      objects.owner_id = (select auth.uid())::text
      -- Row-level security of attachments decides inside the sub-query.
      or exists (select from public.message_attachments sent where sent.path = objects.name)
    )
  )
);

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

-- As it was, with files: [{ path, name, width, height }], up to three, uploaded before by whoever sends. With files the text
-- may be empty.
drop function public.send_message(uuid, uuid, text);
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

-- As it was; a message without a text has no excerpt.
create or replace function private.tell_of_message() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.conversations;
  reader uuid;
  facts jsonb;
begin
  if auth.uid() is null then
    return null;
  end if;
  select * into held from public.conversations where id = new.conversation_id;
  reader := case when new.sender_id = held.client_id then held.veterinarian_id else held.client_id end;
  facts := jsonb_build_object(
    'conversation_id', held.id,
    'person_id', new.sender_id,
    'person', (select full_name from public.profiles where id = new.sender_id),
    'is_veterinarian', new.sender_id = held.veterinarian_id,
    'excerpt', nullif(left(regexp_replace(new.body, '[[:space:]]+', ' ', 'g'), 160), '')
  );
  update public.notifications set about = facts, created_at = now()
  where user_id = reader and kind = 'message' and read_at is null and about ->> 'conversation_id' = held.id::text;
  if found then
    return null;
  end if;
  perform private.notify(reader, 'message', facts, 'message ' || new.id, now() + interval '10 minutes');
  return null;
end;
$$;

revoke execute on function
  private.may_send_file(text), private.attach_files(uuid, public.conversations, jsonb),
  public.send_message(uuid, uuid, text, jsonb)
from public, anon, authenticated, service_role;
-- The policy of the storage asks it on behalf of whoever uploads.
grant execute on function private.may_send_file(text) to anon, authenticated, service_role;
grant execute on function public.send_message(uuid, uuid, text, jsonb) to authenticated, service_role;

grant select on public.message_attachments to authenticated;
grant select, insert, update, delete on public.message_attachments to service_role;
