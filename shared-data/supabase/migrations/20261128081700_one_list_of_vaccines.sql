drop function private.is_same_vaccine(public.vaccinations, public.vaccinations);

-- What stands in the name of a vaccination, folded, and what it protects against; rows are generated from the client's list.
create table private.vaccine_names (
  name text primary key,
  protects_against text[] not null
);

-- What a vaccination protects against, as far as its names are known.
create function private.protects_against(vaccination public.vaccinations) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select distinct unnest(known.protects_against)
    from private.vaccine_names known
    cross join unnest(array[vaccination.product, vaccination.vaccine]) as written
    where ' ' || array_to_string(private.words_of(written), ' ') || ' ' like '% ' || known.name || ' %'
  )
$$;

-- Whether a later vaccination stands for an earlier one: it has one of its names, or protects against all of the same,
-- whichever products they were.
create function private.is_same_vaccine(later public.vaccinations, earlier public.vaccinations) returns boolean
language sql stable set search_path = ''
as $$
  select array[private.fold(later.product), private.fold(later.vaccine)]
      && array[private.fold(earlier.product), private.fold(earlier.vaccine)]
    or (wanted <> '{}' and wanted <@ private.protects_against(later))
  from private.protects_against(earlier) as wanted
$$;

insert into private.vaccine_names (name, protects_against)
select name, string_to_array(known.against, ' ')
from (values
  ('rabies,wscieklizna,wscieklizne,wscieklizny,wsciekliznie,сказ,сказу', 'rabies'),
  ('rabisin,rabigen,versiguard rabies,enduracell r,biocan r,vanguard r,rabdomun,canigen r', 'rabies'),
  ('nobivac rl,eurican lr,biocan lr', 'rabies leptospirosis'),
  ('leptospirosis,lepto,leptospiroza,leptospiroze,лептоспіроз', 'leptospirosis'),
  ('nobivac l4,nobivac lepto,l4,lmulti,l2,biocan l,vanguard lepto', 'leptospirosis'),
  ('l4r', 'leptospirosis rabies'),
  ('distemper,nosowka,чума', 'distemper'),
  ('parvovirus,parvo,parwowiroza,parwo,парвовірус', 'parvovirus'),
  ('puppy dp', 'distemper parvovirus'),
  ('dhp,dap', 'distemper adenovirus parvovirus'),
  ('dhppi,dhpp,dappi,dhppi2,dappi2', 'distemper adenovirus parvovirus parainfluenza'),
  ('kennel cough,kaszel kenelowy,kaszel psiarniowy,nobivac kc,respira bb,bb oral,bordetella', 'kennel_cough'),
  ('rcp,crp,tricat', 'cat_flu panleukopenia'),
  ('ducat,koci katar', 'cat_flu'),
  ('panleukopenia,panleukopenii', 'panleukopenia'),
  ('rcpch', 'cat_flu panleukopenia chlamydia'),
  ('felv,leucogen,leufel,bialaczka kotow,bialaczka kocia', 'felv'),
  ('myxomatosis,myksomatoza,myksomatozy', 'myxomatosis'),
  ('rhd,vhd,rvhd,eravac,pomor krolikow', 'rhd'),
  ('myxo rhd', 'myxomatosis rhd')
) as known (names, against)
cross join lateral string_to_table(known.names, ',') as name;

revoke all on function private.protects_against(public.vaccinations) from public;
revoke all on function private.is_same_vaccine(public.vaccinations, public.vaccinations) from public;
