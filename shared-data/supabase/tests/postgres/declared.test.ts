import { beforeAll, expect, inject, test } from 'vitest';
import { writeVocabulary } from '../../vocabulary/write-vocabulary.ts';
import { type Catalog, differences } from './catalog.ts';
import { catalogAfter, createProject, readSql } from './scratch.ts';

const { port } = inject('postgres');
/** A migration brings the rows of the vocabulary; what says them is no SQL. */
const SCHEMAS = [...readSql('schemas'), writeVocabulary().rows];

let project: string;
let declared: Catalog;
beforeAll(async () => {
  project = await createProject(port);
  declared = await catalogAfter(port, project, SCHEMAS);
});

test('migrations and schemas make the same database', async () => {
  expect(declared.size).toBeGreaterThan(2000);
  expect(differences(await catalogAfter(port, project, readSql('migrations')), declared)).toEqual([]);
});

const CHANGES = {
  'different: column public.appointments.duration_minutes':
    'alter table public.appointments alter duration_minutes set default 45',
  'different: function private.me()': 'alter function private.me() reset search_path',
  'different: function private.warsaw_today()': `
    create or replace function private.warsaw_today() returns date
    language sql stable set search_path = '' as $$ select current_date $$`,
  'different: policy public.pets "owners add their pets"':
    'alter policy "owners add their pets" on public.pets with check (true)',
  'different: role anon': `alter role anon set statement_timeout = '4s'`,
  'different: table public.pets': 'alter table public.pets disable row level security',
  'different: trigger public.pets touch_updated_at': 'alter table public.pets disable trigger touch_updated_at',
  'only in the first: constraint public.pets pets_weight_is_a_number':
    'alter table public.pets drop constraint pets_weight_is_a_number',
  'only in the first: index public.pets_owner_idx': 'drop index public.pets_owner_idx',
  'only in the first: row public.vocabulary_terms {"code": "krakow", "kind": "city", "term": "cracow", "language": "en"}': `delete from public.vocabulary_terms where term = 'cracow'`,
  'only in the second: right column public.vet_stats.listed for anon UPDATE':
    'grant update (listed) on public.vet_stats to anon',
  'only in the second: right table public.vet_stats for anon INSERT': 'grant insert on public.vet_stats to anon',
};

test('a difference of any kind is found', async () => {
  const changed = await catalogAfter(port, project, [...SCHEMAS, ...Object.values(CHANGES)]);
  const found = differences(declared, changed).map((difference) => difference.split('\n')[0]);
  expect(found.sort()).toEqual(Object.keys(CHANGES).sort());
});
