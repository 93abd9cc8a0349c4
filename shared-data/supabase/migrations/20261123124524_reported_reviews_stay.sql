-- A reported review stays as it is until an administrator has decided; its veterinarian alone learns that it waits.

update public.reviews set moderation = null where moderation = 'waiting';
alter table public.reviews drop constraint reviews_moderation_known;
alter table public.reviews add constraint reviews_moderation_known check (moderation = 'removed');

create or replace function public.report_review(review uuid, reason text) returns void
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
  if (
    select count(*) from public.review_reports known where known.reported_by = auth.uid() and known.removed is null
  ) >= 5 then
    raise sqlstate 'PT429' using message = 'Five of your reports wait for a decision. Please wait for it.';
  end if;
  insert into public.review_reports (review_id, reported_by, reason) values (review, auth.uid(), btrim(reason));
end;
$$;

create or replace function public.decide_review(report uuid, remove boolean, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  decided public.review_reports;
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators decide about reviews.';
  end if;
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

create function public.reviews_under_review() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(review_id), '[]'::jsonb) from public.review_reports
  where reported_by = auth.uid() and removed is null
$$;
revoke execute on function public.reviews_under_review() from public;
grant execute on function public.reviews_under_review() to authenticated, service_role;
