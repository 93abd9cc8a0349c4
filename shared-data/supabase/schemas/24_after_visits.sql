-- What a veterinarian asks a day after a visit, and the owner's answers, which go into their conversation.

-- What can be asked, as the client words it.
create function private.after_visit_questions() returns text[]
language sql immutable set search_path = ''
as $$ select array['eating', 'drinking', 'vomiting', 'breathing', 'walking', 'wound', 'medicine', 'better'] $$;
-- Whoever corrects a row by the service key meets its constraint.
grant execute on function private.after_visit_questions to service_role;

create table public.after_visits (
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  questions text[] not null
    check (cardinality(questions) >= 1 and cardinality(questions) <= 4 and questions <@ private.after_visit_questions()),
  -- Until then the owner does not see them.
  asks_at timestamptz not null,
  is_asked boolean not null default false,
  -- { question: 'yes' | 'no' | 'unsure' }, one for each question.
  answers jsonb check (jsonb_typeof(answers) = 'object'),
  message_id uuid unique references public.messages (id) on delete set null,
  answered_at timestamptz,
  constraint after_visits_answers_have_a_moment check ((answers is null) = (answered_at is null))
);
create index after_visits_due_idx on public.after_visits (asks_at) where not is_asked;

-- No policy for writing: `complete_visit` asks, and `answer_after_visit` answers.
create policy "both sides read the questions after a visit" on public.after_visits
for select to authenticated using (
  exists (
    select from public.appointments visit
    where visit.id = after_visits.appointment_id
      and (visit.veterinarian_id = (select auth.uid()) or (
        visit.client_id = (select auth.uid()) and asks_at <= now()
        and (answers is not null or not private.is_remembered(visit.pet_id))
      ))
  )
);
grant select on public.after_visits to authenticated;

-- For how long the questions can be answered.
create function private.after_visit_time() returns interval
language sql immutable set search_path = ''
as $$ select interval '14 days' $$;

-- Keeps what a visit's owner is asked a day from now; nothing for an empty list, or where something is kept already.
-- @raises PT400 for more than four questions, or one that there is not.
create function private.ask_after_visit(visit public.appointments, questions text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant text[] := array(select distinct unnest(ask_after_visit.questions));
begin
  if wanted = '{}' or visit.client_id is null then
    return;
  end if;
  if cardinality(wanted) > 4 or not wanted <@ private.after_visit_questions() then
    raise sqlstate 'PT400' using message = 'Please choose up to four of the questions.';
  end if;
  insert into public.after_visits (appointment_id, questions, asks_at)
  values (visit.id, ask_after_visit.questions, now() + interval '1 day')
  on conflict do nothing;
end;
$$;

-- Tells owners of the questions that are due at a moment, at most so many, by day: of each visit once, and no more where the
-- animal has died or the owner has left.
create function private.give_after_visit_questions(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  due uuid;
  count integer := 0;
begin
  if private.is_quiet(at) then
    return 0;
  end if;
  for due in
    update public.after_visits set is_asked = true
    where appointment_id in (
      select waiting.appointment_id from public.after_visits waiting
      where not waiting.is_asked and waiting.asks_at <= at
      order by waiting.asks_at
      limit at_most
      for update skip locked
    )
    returning appointment_id
  loop
    select * into visit from public.appointments where id = due;
    if visit.status = 'completed'
      and (select asks_at from public.after_visits where appointment_id = due) > at - private.after_visit_time()
      and (select answered_at is null from public.after_visits where appointment_id = due)
      and not private.is_remembered(visit.pet_id)
      and exists (select from public.profiles where id = visit.client_id and deleted_at is null) then
      perform private.notify(
        visit.client_id, 'after_visit', private.facts_of_visit(visit, visit.client_id), 'after visit ' || visit.id, at
      );
      count := count + 1;
    end if;
  end loop;
  return count;
end;
$$;

-- Whether an answer means that the animal should be seen soon.
create function private.is_alarming(question text, answer text) returns boolean
language sql immutable set search_path = ''
as $$
  select answer = case
    when question in ('eating', 'drinking', 'wound') then 'no'
    when question in ('vomiting', 'breathing') then 'yes'
  end
$$;

-- Answers what the signed-in owner is asked after a visit, all of it at once: { question: 'yes' | 'no' | 'unsure' }. `body` says
-- the same in words: it becomes a message of the conversation, `message` its id, made by the sender. Sent again with the same id,
-- nothing changes. An alarming answer tells the veterinarian at once, by mail too.
-- @raises PT404 for anybody else's visit and one without questions, PT400 for missing or unknown answers, PT409 for questions
-- that were answered already or are too old, and what `send_message` raises.
create function public.answer_after_visit(appointment uuid, message uuid, answers jsonb, body text)
returns public.after_visits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  asked public.after_visits;
begin
  select * into visit from public.appointments where id = appointment and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  perform private.lock_person(auth.uid());
  select * into asked from public.after_visits where appointment_id = visit.id and asks_at <= now() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'Nothing is asked about this visit.';
  end if;
  if asked.message_id = message then
    return asked;
  end if;
  if asked.answered_at is not null then
    raise sqlstate 'PT409' using message = 'You have answered already. Write to your vet if something has changed.';
  end if;
  if asked.asks_at < now() - private.after_visit_time() then
    raise sqlstate 'PT409' using message = 'These questions are too old to answer. Please write to your vet instead.';
  end if;
  if jsonb_typeof(answers) is distinct from 'object'
    or array(select jsonb_object_keys(answers) order by 1) <> array(select unnest(asked.questions) order by 1)
    or exists (select from jsonb_each_text(answers) as given where given.value not in ('yes', 'no', 'unsure')) then
    raise sqlstate 'PT400' using message = 'Please answer each question.';
  end if;
  perform public.send_message(message, visit.veterinarian_id, body);
  update public.after_visits
  set answers = answer_after_visit.answers, answered_at = now(), message_id = message, is_asked = true
  where appointment_id = visit.id
  returning * into asked;
  if exists (select from jsonb_each_text(answers) as given where private.is_alarming(given.key, given.value)) then
    perform private.notify(
      visit.veterinarian_id, 'after_visit_alarm',
      private.facts_of_visit(visit, visit.veterinarian_id) || jsonb_build_object('excerpt', left(btrim(body), 160)),
      'after visit alarm ' || visit.id
    );
  end if;
  return asked;
end;
$$;
grant execute on function public.answer_after_visit to authenticated, service_role;
