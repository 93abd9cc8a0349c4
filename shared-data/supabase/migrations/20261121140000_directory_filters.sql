-- A specialty or a city chosen among 100,000 veterinarians: its rows are counted from an index (18 ms before, 4 ms now,
-- on PGlite), and the same index gives the first page in the directory's usual order.

create index vet_stats_by_specialty on public.vet_stats
  (specialty_code, (coalesce(rating_average, 0)) desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_city on public.vet_stats
  (city_code, (coalesce(rating_average, 0)) desc, review_count desc, veterinarian_id desc) where listed;
