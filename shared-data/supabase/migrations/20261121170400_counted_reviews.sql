-- Reviews that cannot be made up, and that do not tell who wrote them.

-- A public row held its author's id, so that anybody could follow one owner from veterinarian to veterinarian. Who wrote
-- a review is what its visit says, which only its two sides read. The column stays, empty, for releases that still send
-- an id with a new review.
drop policy "clients review their visits" on public.reviews;
alter table public.reviews drop constraint reviews_client_id_fkey;
drop index public.reviews_client_idx;
alter table public.reviews alter column client_id drop not null;
update public.reviews set client_id = null;
alter table public.reviews add constraint reviews_name_no_client check (client_id is null);

create policy "clients review their visits" on public.reviews
for insert to authenticated with check (
  exists (
    select from public.appointments visit
    where visit.id = appointment_id and visit.client_id = (select auth.uid())
  )
);

create or replace function private.guard_new_review() returns trigger
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

-- The ratings that count: of each client the newest, so that one friend with forty visits has one voice.
create function private.counted_ratings(veterinarian uuid) returns setof smallint
language sql stable security definer set search_path = ''
as $$
  select newest.rating
  from (
    select distinct on (visit.client_id) review.rating
    from public.reviews review
    join public.appointments visit on visit.id = review.appointment_id
    where review.veterinarian_id = veterinarian
    order by visit.client_id, review.created_at desc, review.id desc
  ) as newest
$$;

create or replace function public.review_summary(veterinarian uuid) returns jsonb
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

-- Locked in one statement and counted in the next, which sees what those before have written.
create or replace function private.count_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  veterinarian uuid := case when tg_op = 'DELETE' then old.veterinarian_id else new.veterinarian_id end;
begin
  perform from public.vet_stats where veterinarian_id = veterinarian for no key update;
  update public.vet_stats
  set (rating_average, review_count) = (
    select round(avg(rating), 2), count(*) from private.counted_ratings(veterinarian) as rating
  )
  where veterinarian_id = veterinarian;
  return null;
end;
$$;

update public.vet_stats stats
set (rating_average, review_count) = (
  select round(avg(rating), 2), count(*) from private.counted_ratings(stats.veterinarian_id) as rating
)
where exists (select from public.reviews where veterinarian_id = stats.veterinarian_id);

-- 'Highest Rating': the average as it would be with five more reviews of four stars, so that few reviews weigh little:
--
--   score = (5 × 4.0 + count × average) / (5 + count)
--
-- One review of 5.0 scores 4.17, eleven of 4.9 score 4.62. Without a review the score is 0: last.
alter table public.vet_stats add column rating_score numeric(5, 4) not null generated always as (
  case
    when review_count > 0 then (5 * 4.0 + review_count * coalesce(rating_average, 0)) / (5 + review_count)
    else 0
  end
) stored;

drop index public.vet_stats_by_rating, public.vet_stats_by_specialty, public.vet_stats_by_city;
create index vet_stats_by_rating on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_specialty on public.vet_stats
  (specialty_code, rating_score desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_city on public.vet_stats
  (city_code, rating_score desc, review_count desc, veterinarian_id desc) where listed;

revoke execute on function private.counted_ratings(uuid) from public;
-- `review_summary` runs as whoever asks.
grant execute on function private.counted_ratings(uuid) to anon, authenticated, service_role;
