-- Reviews: only of a completed visit, only by its client, once. The veterinarian may answer; nobody rewrites a review.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text check (length(comment) <= 2000),
  -- Shortened ('Anna K.'): reviews are public, their authors' profiles are not.
  author_name text not null,
  answer text check (length(answer) <= 2000),
  answered_at timestamptz,
  created_at timestamptz not null default now()
);

create index reviews_veterinarian_idx on public.reviews (veterinarian_id, created_at desc);
create index reviews_client_idx on public.reviews (client_id);

alter table public.reviews enable row level security;

create policy "anyone reads reviews" on public.reviews
for select to anon, authenticated using (true);

create policy "clients review their visits" on public.reviews
for insert to authenticated with check (client_id = (select auth.uid()));

create policy "veterinarians answer their reviews" on public.reviews
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));

-- 'Anna Maria Kowalska' → 'Anna K.'
create function private.shortened_name(full_name text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when words is null or words[1] = '' then 'Pet owner'
    when cardinality(words) = 1 then words[1]
    else words[1] || ' ' || upper(left(words[cardinality(words)], 1)) || '.'
  end
  from (select regexp_split_to_array(btrim(full_name), '[[:space:]]+') as words) as split
$$;

create function private.guard_new_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  select * into visit from public.appointments where id = new.appointment_id;
  -- auth.uid() is null for the operator (seed, service key), who may enter reviews on behalf of the visit's client.
  if visit.id is null or (auth.uid() is not null and visit.client_id <> auth.uid()) then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if visit.status <> 'completed' then
    raise sqlstate 'PT409' using message = 'A visit can be reviewed once it is completed.';
  end if;
  if exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'You have already reviewed this visit.';
  end if;
  new.veterinarian_id := visit.veterinarian_id;
  new.client_id := visit.client_id;
  new.author_name := private.shortened_name((select full_name from public.profiles where id = visit.client_id));
  new.comment := nullif(btrim(new.comment), '');
  if auth.uid() is not null then
    new.answer := null;
    new.answered_at := null;
    new.created_at := now();
  end if;
  return new;
end;
$$;

create trigger guard_new_review before insert on public.reviews
for each row execute function private.guard_new_review();

create function private.guard_review_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  open_columns constant text[] := array['answer', 'answered_at'];
begin
  if private.is_client_request()
    and to_jsonb(new) - open_columns is distinct from to_jsonb(old) - open_columns then
    raise sqlstate 'PT403' using message = 'A review can be answered, not changed.';
  end if;
  new.answer := nullif(btrim(new.answer), '');
  if new.answer is distinct from old.answer then
    new.answered_at := case when new.answer is not null then now() end;
  else
    new.answered_at := old.answered_at;
  end if;
  return new;
end;
$$;

create trigger guard_review_change before update on public.reviews
for each row execute function private.guard_review_change();

-- { average: number | null, count, distribution: [how many with 1 star, …, with 5 stars] }
create function public.review_summary(veterinarian uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'average', round(avg(rating), 2),
    'count', count(*),
    'distribution', jsonb_build_array(
      count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
      count(*) filter (where rating = 4), count(*) filter (where rating = 5)
    )
  )
  from public.reviews where veterinarian_id = veterinarian
$$;

revoke execute on function
  private.shortened_name(text), private.guard_new_review(), private.guard_review_change(), public.review_summary(uuid)
from public, anon, authenticated;
grant execute on function public.review_summary(uuid) to anon, authenticated, service_role;
