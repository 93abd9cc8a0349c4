import { AFTER_VISIT_TOPICS } from '@veto/shared-data/after-visit';
import { vaccinesFor } from '@veto/shared-data/health';
import { ADD_PET_TYPES } from '@veto/shared-data/vocabulary';
import { expect, test } from 'vitest';
import { CALENDAR_IN_POLISH } from './calendar/calendar.pl.ts';
import { SIGNS } from './calendar/calendar-legend.tsx';
import { NUMBERS_IN_POLISH } from './numbers/numbers.pl.ts';
import { FILE_COLUMNS, PER, SPANS, TABLE_BELOW, THIS } from './numbers/spans.ts';
import { COLUMNS, FILES } from './numbers/spans-in-numbers.tsx';
import { REASONS } from './visits/cancel-visit-dialog.tsx';
import { VISIT_DIALOGS_IN_POLISH } from './visits/visit-messages.pl.ts';

/** Names that are the same in both languages. */
const SAME = ['DHPPi', 'RCP', 'FeLV', 'RHD'];

test('what a vet chooses from, and headings of numbers, have Polish words', () => {
  const chosen = [
    ...REASONS,
    ...ADD_PET_TYPES,
    ...AFTER_VISIT_TOPICS.map(({ topic }) => topic),
    ...['Dog', 'Cat', 'Rabbit'].flatMap((type) => vaccinesFor(type).map(({ name }) => name)),
  ];
  expect(chosen.filter((word) => !SAME.includes(word) && !(word in VISIT_DIALOGS_IN_POLISH))).toEqual([]);
  const numbers = [
    ...COLUMNS.map(({ heading }) => heading),
    ...FILE_COLUMNS.map(([heading]) => heading),
    ...Object.values(SPANS).flatMap(({ label, heading }) => [label, heading]),
    ...[FILES, PER, THIS, TABLE_BELOW].flatMap((words) => Object.values(words)),
  ];
  expect(numbers.filter((word) => !(word in NUMBERS_IN_POLISH))).toEqual([]);
  expect(SIGNS.filter(({ words }) => !(words in CALENDAR_IN_POLISH))).toEqual([]);
});
