-- What search engines ask of the site: which public pages there are, since when they show what they show, and what has become
-- of an address.

-- What an address of a veterinarian's page leads to, by id or by the number of a Polish static page: { state, id, number },
-- `state` 'listed', 'unlisted', where the page is for whoever has its address, or 'left', where the account was deleted. Null for
-- nobody, and for vets whose profile is not complete.
-- Definer: row-level security hides the empty profile that a deleted account leaves.
create function public.veterinarian_address(asked text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', case
      when profile.deleted_at is not null then 'left'
      when stats.listed_until > now() then 'listed'
      else 'unlisted'
    end,
    'id', profile.id,
    'number', profile.specialist_no
  )
  from public.profiles profile
  join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.user_type = 'veterinarian'
    and (stats.listed or profile.deleted_at is not null)
    and (
      profile.id = case
        when asked ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then asked::uuid
      end
      or profile.specialist_no = case when asked ~ '^[0-9]{1,4}$' then asked::smallint end
    )
$$;

-- The listed veterinarians in the order of their ids, 10,000 at most from the one after `after` on, as a sitemap names them:
-- [[id, number, changed_at]], the moment as '2026-11-23T09:00:00Z'.
create function public.listed_veterinarians(after uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(id, number, changed_at) order by id), '[]')
  from (
    select stats.veterinarian_id as id, numbered.specialist_no as number,
      to_char(stats.page_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
    from private.listed_vets stats
    left join public.profiles numbered
      on numbered.specialist_no is not null and numbered.id = stats.veterinarian_id
    where (after is null or stats.veterinarian_id > after)
    order by stats.veterinarian_id
    limit 10000
  ) as page
$$;

-- The cities and specialties of the directory's filters that have veterinarians, each with how many, the lowest price in whole
-- zloty, the first free day, and when a page of them last changed. Null: nobody states a price, or nothing is free.
create function public.directory_pages()
returns table (
  kind text, label text, veterinarians integer, price_from integer, first_free_day date, changed_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query execute format(
    $query$
      select term.kind, term.label, found.veterinarians::integer, found.price_from, found.first_free_day, found.changed_at
      from (
        select city_code, specialty_code, %1$s as veterinarians, min(lowest_price) as price_from,
          (min(next_slot_at) filter (where next_slot_at > %3$L))::date as first_free_day,
          max(page_changed_at) as changed_at
        from private.%2$s
        group by grouping sets ((city_code), (specialty_code))
      ) as found
      join public.vocabulary term
        on (term.kind, term.code) in (('city', found.city_code), ('specialty', found.specialty_code))
      -- The directory filters by the first six specialties.
      where term.kind = 'city' or term.position <= 6
      order by term.kind, term.position
    $query$,
    case when private.kept_tell('') then 'sum(vets)' else 'count(*)' end,
    case when private.kept_tell('') then 'vet_kinds' else 'listed_vets' end,
    private.warsaw_now()
  );
end;
$$;

grant execute on function public.veterinarian_address, public.listed_veterinarians, public.directory_pages
to anon, authenticated, service_role;
