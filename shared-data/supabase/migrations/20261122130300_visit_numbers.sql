-- What a veterinarian sees of their own weeks: the last `weeks` (at most 53), this one last, each from its Monday.
-- A no-show counts as that and not as cancelled. `rating` is what the profile showed at the end of the week: of each
-- client the newest review; null while there was none.
create function public.own_visit_numbers(weeks integer default 12)
returns table (week date, visits integer, cancelled integer, no_shows integer, reviews integer, rating numeric)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
  last_monday constant date := date_trunc('week', private.warsaw_today())::date;
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  if weeks is null or weeks not between 1 and 53 then
    raise sqlstate 'PT400' using message = 'Numbers are given for 1 to 53 weeks.';
  end if;
  return query
    with mondays as (
      select last_monday - 7 * ago as monday from generate_series(weeks - 1, 0, -1) as ago
    ),
    counted as (
      select date_trunc('week', visit.appointment_date)::date as monday,
        count(*) filter (where visit.status <> 'cancelled')::integer as visits,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason is distinct from 'No-show')::integer
          as cancelled,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason = 'No-show')::integer as no_shows
      from public.appointments visit
      where visit.veterinarian_id = me
        and visit.appointment_date >= last_monday - 7 * (weeks - 1) and visit.appointment_date < last_monday + 7
      group by 1
    )
    select mondays.monday, coalesce(counted.visits, 0), coalesce(counted.cancelled, 0), coalesce(counted.no_shows, 0),
      rated.reviews, rated.rating
    from mondays
    left join counted on counted.monday = mondays.monday
    cross join lateral (
      select count(*)::integer as reviews, round(avg(newest.rating), 2) as rating
      from (
        select distinct on (visit.client_id) review.rating
        from public.reviews review
        join public.appointments visit on visit.id = review.appointment_id
        where review.veterinarian_id = me
          and review.created_at < (mondays.monday + 7)::timestamp at time zone 'Europe/Warsaw'
        order by visit.client_id, review.created_at desc
      ) as newest
    ) as rated
    order by mondays.monday;
end;
$$;

revoke execute on function public.own_visit_numbers(integer) from public, anon, authenticated;
grant execute on function public.own_visit_numbers(integer) to authenticated, service_role;
