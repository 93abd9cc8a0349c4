-- Reviews: only of a completed visit, only by its client or guest, once. The veterinarian may answer; nobody rewrites a review. A
-- veterinarian reports one that should not stand; it stays as it is until an administrator has decided.
--
--   moderation null        everybody reads it, reported or not
--   moderation 'removed'   its author and its veterinarian read it; it counts no more

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Always null, for releases that send it: a public row with its author's id would let anybody follow one owner from
  -- veterinarian to veterinarian. The visit says who wrote it, and only its two sides read that.
  client_id uuid,
  rating smallint not null check (rating between 1 and 5),
  comment text check (length(comment) <= 2000),
  -- Shortened ('Anna K.'): reviews are public, their authors' profiles are not.
  author_name text not null,
  answer text check (length(answer) <= 2000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  moderation text constraint reviews_moderation_known check (moderation = 'removed'),
  constraint reviews_name_no_client check (client_id is null)
);
create index reviews_veterinarian_idx on public.reviews (veterinarian_id, created_at desc);
-- For the home page: of 100,000 reviews, the best and latest that say something.
create index reviews_best on public.reviews (rating desc, created_at desc) where comment is not null;

-- Whether the signed-in person is one of the two sides of a visit.
create function private.is_side_of_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments
    where id = visit and auth.uid() in (client_id, veterinarian_id)
  )
$$;
grant execute on function private.is_side_of_visit to anon, authenticated, service_role;

create policy "anyone reads reviews that are not hidden" on public.reviews
for select to anon, authenticated
using (moderation is null or private.is_side_of_visit(appointment_id));
create policy "clients review their visits" on public.reviews
for insert to authenticated with check (
  exists (
    select from public.appointments visit
    where visit.id = appointment_id and visit.client_id = (select auth.uid())
  )
);
create policy "veterinarians answer their reviews" on public.reviews
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
grant select on public.reviews to anon, authenticated;
grant insert (appointment_id, veterinarian_id, client_id, rating, comment), update (answer) on public.reviews to authenticated;

-- ## Writing and answering

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
  -- Locked, so that a completion is not taken back meanwhile. auth.uid() is null for the operator (seed, service key), who may
  -- enter reviews on behalf of the visit's client.
  select * into visit from public.appointments
  where id = new.appointment_id and (auth.uid() is null or client_id = auth.uid())
  for no key update;
  if not found then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if new.client_id is not null and new.client_id <> visit.client_id then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if visit.status <> 'completed' then
    raise sqlstate 'PT409' using message = 'A visit can be reviewed once it is completed.';
  end if;
  if exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'You have already reviewed this visit.';
  end if;
  new.veterinarian_id := visit.veterinarian_id;
  new.client_id := null;
  new.author_name := private.shortened_name(
    coalesce(visit.client_name, (select full_name from public.profiles where id = visit.client_id))
  );
  new.comment := nullif(btrim(new.comment), '');
  return new;
end;
$$;

create trigger guard_new_review before insert on public.reviews
for each row execute function private.guard_new_review();

-- A guest reviews the visit of a link, once it is completed. @returns it as `guest_visit` does.
-- @raises PT404 for a secret that is unknown or has ended, PT409 for a visit that is in an account, not completed or reviewed, 400
-- for other than one to five stars or a comment beyond 2,000 characters.
create function public.review_guest_visit(secret text, rating integer, comment text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
begin
  if visit.client_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is in your account now. Please sign in to review it.';
  end if;
  insert into public.reviews (appointment_id, rating, comment)
  values (visit.id, review_guest_visit.rating, review_guest_visit.comment);
  return public.guest_visit(secret);
end;
$$;
-- A person with an account takes the visit over first.
grant execute on function public.review_guest_visit to anon, service_role;

-- An answer is dated when it is written.
create function private.date_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.answer := nullif(btrim(new.answer), '');
  if new.answer is distinct from old.answer then
    new.answered_at := case when new.answer is not null then now() end;
  else
    new.answered_at := old.answered_at;
  end if;
  return new;
end;
$$;

create trigger date_answer before update on public.reviews
for each row execute function private.date_answer();

-- ## What counts

-- Of each client the newest review before a moment that was not removed. A guest's is read and does not count before the visit is
-- in an account: anybody can be any number of guests.
create function private.counted_ratings(veterinarian uuid, before timestamptz default 'infinity') returns setof smallint
language sql stable security definer set search_path = ''
as $$
  select newest.rating
  from (
    select distinct on (visit.client_id) review.rating
    from public.reviews review
    join public.appointments visit on visit.id = review.appointment_id and visit.client_id is not null
    where review.veterinarian_id = veterinarian and review.created_at < before and review.moderation is distinct from 'removed'
    order by visit.client_id, review.created_at desc, review.id desc
  ) as newest
$$;
grant execute on function private.counted_ratings to anon, authenticated, service_role;

-- { average, count, distribution: how many of one star, two … five } of the reviews that count, for everybody.
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
  from private.counted_ratings(veterinarian) as rating
$$;
grant execute on function public.review_summary to anon, authenticated, service_role;

-- ## Reports and decisions

-- The people who decide. The operator enters them with the service key.
create table public.admins (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Reported once: a veterinarian cannot report again what was decided.
create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null unique references public.reviews (id) on delete cascade,
  reported_by uuid references public.profiles (id) on delete set null,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 1000),
  created_at timestamptz not null default now(),
  removed boolean,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  decision_reason text check (btrim(decision_reason) <> '' and length(decision_reason) <= 1000),
  constraint review_reports_decided_with_reason check (
    (removed is null) = (decided_at is null) and (removed is null) = (decision_reason is null)
  )
);
create index review_reports_reported_by_idx on public.review_reports (reported_by);
create index review_reports_decided_by_idx on public.review_reports (decided_by);
-- For `reported_reviews`.
create index review_reports_open_idx on public.review_reports ((removed is not null), created_at desc);

-- No policy: both are read and written by the functions below, and by the operator.

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admins where user_id = auth.uid()) $$;

-- The veterinarian of a review says why it should not stand; nobody else notices until that is decided. Refused with 404 (not
-- about them), 409 (reported before), 429 (too many of theirs wait) and 400.
create function public.report_review(review uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(auth.uid());
  perform from public.reviews where id = review and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This review was not found.';
  end if;
  if nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters what is wrong with the review.';
  end if;
  if exists (select from public.review_reports known where known.review_id = review) then
    raise sqlstate 'PT409' using message = 'You have reported this review before.';
  end if;
  perform private.assert_within('reports of a review that wait', (
    select count(*) + 1 from public.review_reports known where known.reported_by = auth.uid() and known.removed is null
  ), 'PT429', 'At most %s of your reports can wait for a decision. Please wait until one is decided.');
  insert into public.review_reports (review_id, reported_by, reason) values (review, auth.uid(), btrim(reason));
end;
$$;

-- The signed-in veterinarian's reviews whose report waits for a decision: [review id]. A column of `reviews` would tell
-- everybody.
create function public.reviews_under_review() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(review_id), '[]'::jsonb) from public.review_reports
  where reported_by = auth.uid() and removed is null
$$;

-- What an administrator decides about, and the last hundred decisions, newest first:
-- [{ id, reason, created_at, removed, decision_reason, decided_at, decided_by, veterinarian, author, rating, comment }].
-- 403 for everybody else.
create function public.reported_reviews() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators decide about reviews.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.removed nulls first, listed.created_at desc), '[]'::jsonb)
    from (
      select report.id, report.reason, report.created_at, report.removed, report.decision_reason, report.decided_at,
        admin.full_name as decided_by, vet.full_name as veterinarian, review.author_name as author, review.rating,
        review.comment
      from public.review_reports report
      join public.reviews review on review.id = report.review_id
      join public.profiles vet on vet.id = review.veterinarian_id
      left join public.profiles admin on admin.id = report.decided_by
      order by report.removed is not null, report.created_at desc
      limit 100
    ) as listed
  );
end;
$$;

-- Refuses with 403 who may not decide about a report: everybody but administrators, and both sides of the review's visit.
create function private.check_may_decide_review(report uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators decide about reviews.';
  end if;
  if exists (
    select from public.review_reports about
    join public.reviews review on review.id = about.review_id
    where about.id = report and private.is_side_of_visit(review.appointment_id)
  ) then
    raise sqlstate 'PT403' using message = 'This review is about a visit of yours. Another administrator has to decide.';
  end if;
end;
$$;

-- An administrator lets a reported review stand or removes it, and says why. Refused with 403, 404, 409 (decided
-- already) and 400.
create function public.decide_review(report uuid, remove boolean, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  decided public.review_reports;
begin
  perform private.check_may_decide_review(report);
  if remove is null or nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  update public.review_reports waiting
  set removed = remove, decided_by = auth.uid(), decided_at = now(), decision_reason = btrim(decide_review.reason)
  where waiting.id = report and waiting.removed is null
  returning * into decided;
  if not found then
    perform from public.review_reports where id = report;
    if found then
      raise sqlstate 'PT409' using message = 'This report is decided already.';
    end if;
    raise sqlstate 'PT404' using message = 'This report was not found.';
  end if;
  if remove then
    update public.reviews set moderation = 'removed' where id = decided.review_id;
  end if;
end;
$$;

-- An administrator takes a decision back: the review is shown, and the report waits again. Refused with 403, 404 and 409
-- (nothing to take back).
create function public.reopen_review_report(report uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reopened public.review_reports;
begin
  perform private.check_may_decide_review(report);
  update public.review_reports decided
  set removed = null, decided_by = null, decided_at = null, decision_reason = null
  where decided.id = report and decided.removed is not null
  returning * into reopened;
  if not found then
    perform from public.review_reports where id = report;
    if found then
      raise sqlstate 'PT409' using message = 'This report is already waiting for a decision.';
    end if;
    raise sqlstate 'PT404' using message = 'This report was not found.';
  end if;
  update public.reviews set moderation = null where id = reopened.review_id and moderation = 'removed';
end;
$$;

grant execute on function
  public.report_review, public.reviews_under_review, public.reported_reviews, public.decide_review, public.reopen_review_report
to authenticated, service_role;
