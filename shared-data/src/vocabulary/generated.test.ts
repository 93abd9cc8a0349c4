import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CITY_FORMS_FILE } from '../../supabase/vocabulary/generate.ts';
import { writeVocabulary } from '../../supabase/vocabulary/write-vocabulary.ts';

const written = writeVocabulary();

test('the forms of cities are what `pnpm db:vocabulary` writes', () => {
  expect(readFileSync(CITY_FORMS_FILE, 'utf8')).toBe(written.cities);
});

test('endings are those of the dictionary, and "nie" makes no form', () => {
  const formsOf = (base: string) => new RegExp(`\\('${base}', '([^']*)'\\)`).exec(written.rows)?.[1]?.split(',') ?? [];
  expect(formsOf('pies')).toEqual(
    expect.arrayContaining(['psa', 'psu', 'psem', 'psie', 'psy', 'psow', 'psom', 'psami']),
  );
  expect(formsOf('zab')).toEqual(expect.arrayContaining(['zeba', 'zeby', 'zebow', 'zebami']));
  expect(formsOf('zolw')).toEqual(expect.arrayContaining(['zolwia', 'zolwie', 'zolwi']));
  expect(formsOf('sopot')).toContain('sopocie');
  expect(formsOf('piła'), 'more often a saw').toEqual([]);
  expect(formsOf('weterynaryjny').filter((form) => form.startsWith('nie'))).toEqual([]);
});
