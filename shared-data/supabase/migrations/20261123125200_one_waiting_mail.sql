-- One mail of a conversation waits for each reader, until it is sent or they have read.

create or replace function private.notify(person uuid, kind text, about jsonb, cause text, mail_due timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  conversation constant uuid := (notify.about ->> 'conversation_id')::uuid;
begin
  if private.wants(person, kind, 'site') then
    insert into public.notifications (user_id, kind, about) values (person, notify.kind, notify.about);
  end if;
  if private.wants(person, kind, 'mail') and not exists (
    select from private.mails waiting
    where waiting.conversation_id = conversation and waiting.user_id = person
      and waiting.sent_at is null and waiting.handed_over_at is null and waiting.given_up_at is null
  ) then
    insert into private.mails (user_id, kind, about, cause, appointment_id, conversation_id, due_at)
    values (
      person, notify.kind, notify.about, notify.cause, (notify.about ->> 'appointment_id')::uuid, conversation, mail_due
    )
    on conflict on constraint mails_cause_key do nothing;
  end if;
end;
$$;
