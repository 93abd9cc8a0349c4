import { AFTER_VISIT_TOPICS } from '@veto/shared-data/after-visit';
import { vaccinesFor } from '@veto/shared-data/health';
import { ADD_PET_TYPES } from '@veto/shared-data/vocabulary';
import { expect, test } from 'vitest';
import { CALENDAR_IN_POLISH } from './calendar/calendar.pl.ts';
import { SIGNS } from './calendar/calendar-legend.tsx';
import { SPANS_IN_POLISH } from './numbers/numbers.pl.ts';
import { FILE_COLUMNS, PER, SPANS, TABLE_BELOW, THIS } from './numbers/spans.ts';
import { COLUMNS, FILES } from './numbers/spans-in-numbers.tsx';
import { REASONS } from './visits/cancel-visit-dialog.tsx';
import * as ANSWERS from './visits/visit-answers.pl.ts';
import { VISIT_PAGES_IN_POLISH } from './visits/visit-pages.pl.ts';
import { VISIT_LISTS_IN_POLISH } from './visits/visits.pl.ts';

const SAID = Object.assign({}, ...Object.values(ANSWERS), VISIT_PAGES_IN_POLISH, VISIT_LISTS_IN_POLISH);
/** Names that are the same in both languages. */
const SAME = ['DHPPi', 'RCP', 'FeLV', 'RHD'];

test('what a vet chooses from, and headings of numbers, have Polish words', () => {
  const chosen = [
    ...REASONS,
    ...ADD_PET_TYPES.flatMap((type) => [type, type.toLowerCase()]),
    ...AFTER_VISIT_TOPICS.map(({ topic }) => topic),
    ...['Dog', 'Cat', 'Rabbit'].flatMap((type) => vaccinesFor(type).map(({ name }) => name)),
  ];
  expect(chosen.filter((word) => !SAME.includes(word) && !(word in SAID))).toEqual([]);
  const numbers = [
    ...COLUMNS.map(({ heading }) => heading),
    ...FILE_COLUMNS.map(([heading]) => heading),
    ...Object.values(SPANS).flatMap(({ label, heading }) => [label, heading]),
    ...[FILES, PER, THIS, TABLE_BELOW].flatMap((words) => Object.values(words)),
  ];
  expect(numbers.filter((word) => !(word in SPANS_IN_POLISH))).toEqual([]);
  expect(SIGNS.filter(({ words }) => !(words in CALENDAR_IN_POLISH))).toEqual([]);
});
