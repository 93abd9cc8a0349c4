-- '24:00' is a time of the next day. What was entered before stays.
alter table public.phone_visits add constraint phone_visits_begin_on_their_day check (visit_time < '24:00') not valid;
