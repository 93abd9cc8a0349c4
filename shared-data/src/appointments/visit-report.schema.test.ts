import { expect, test } from 'vitest';
import { EMPTY_REPORT, lateNoteSchema, toReport, visitReportSchema } from './visit-report.schema.ts';

const REPORT = { ...EMPTY_REPORT, summary: ' Healthy. ' };
const messages = (values: object) =>
  visitReportSchema.safeParse({ ...REPORT, ...values }).error?.issues.map(({ message }) => message) ?? [];

test('nothing has to be written to complete a visit; a note that comes later is one', () => {
  expect(messages(EMPTY_REPORT)).toEqual([]);
  const late = lateNoteSchema.safeParse({ ...EMPTY_REPORT, summary: ' \n ' });
  expect(late.error?.issues.map(({ message }) => message)).toEqual(['Please enter a note']);
  expect(lateNoteSchema.safeParse(REPORT).success).toBe(true);
  expect(toReport(REPORT)).toEqual({
    summary: 'Healthy.',
    kilograms: null,
    medicines: [],
    vaccinations: [],
    follow_up_weeks: null,
  });
});

test('each row says what it lacks', () => {
  expect(messages({ medicines: [{ name: ' ', dose: '', endsOn: '' }] })).toEqual(['Please enter the medicine']);
  expect(messages({ vaccinations: [{ product: '', nextDueOn: 'soon' }] })).toEqual([
    'Please enter the vaccine',
    'Please enter a valid date',
  ]);
  for (const kilograms of ['heavy', '0', '0,0'])
    expect(messages({ kilograms })).toEqual(['Please enter a weight in kilograms']);
  for (const kilograms of ['', '0,05', '12.3', '100']) expect(messages({ kilograms })).toEqual([]);
});

test('a comma is a decimal point, and what stays empty is nothing', () => {
  expect(
    toReport({
      ...REPORT,
      kilograms: ' 4,25 ',
      medicines: [{ name: ' Meloxicam ', dose: ' ', endsOn: '' }],
      vaccinations: [{ product: 'Rabies', nextDueOn: '2027-11-22' }],
      followUpWeeks: '3',
    }),
  ).toMatchObject({
    kilograms: 4.25,
    medicines: [{ name: 'Meloxicam', dose: null, ends_on: null }],
    vaccinations: [{ product: 'Rabies', next_due_on: '2027-11-22' }],
    follow_up_weeks: 3,
  });
});
