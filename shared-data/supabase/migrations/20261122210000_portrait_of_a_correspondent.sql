-- Somebody whom the signed-in user writes to, as a page shows them; null for who may not be seen. As before, and with what
-- a veterinarian's door shows.
-- { id, full_name, profile_image_url, user_type, specialty, portrait, booked: whether either has booked the other,
--   conversation: row | null }
create or replace function public.correspondent(person uuid) returns jsonb
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
