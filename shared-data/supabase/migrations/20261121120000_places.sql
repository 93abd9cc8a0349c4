-- Where a veterinarian's clinic is, in degrees (WGS 84): for distances and pins. Null until the address was located.
alter table public.profiles
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint profiles_position_is_whole check ((latitude is null) = (longitude is null));
