import { expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { EMPTY_REPORT, lateNoteSchema, recordInWords, toReport, visitReportSchema } from './visit-report.schema.ts';

const DATE = '2026-11-24';
const REPORT = { ...EMPTY_REPORT, summary: ' Healthy. ' };
const VACCINATION = { vaccine: '', product: '', lotNumber: '', nextDueOn: '' };
const messages = (values: object) =>
  visitReportSchema(DATE)
    .safeParse({ ...REPORT, ...values })
    .error?.issues.map(({ message }) => message) ?? [];

test('nothing has to be written to complete a visit; a note that comes later is one', () => {
  expect(messages(EMPTY_REPORT)).toEqual([]);
  const late = lateNoteSchema(DATE).safeParse({ ...EMPTY_REPORT, summary: ' \n ' });
  expect(late.error?.issues.map(({ message }) => message)).toEqual(['Please enter a note']);
  expect(lateNoteSchema(DATE).safeParse(REPORT).success).toBe(true);
  expect(toReport(REPORT)).toEqual({
    summary: 'Healthy.',
    kilograms: null,
    medicines: [],
    vaccinations: [],
    documents: [],
    follow_up_day: null,
    questions: [],
  });
});

test('each row says what it lacks', () => {
  expect(messages({ medicines: [{ name: ' ', dose: '', endsOn: '' }] })).toEqual(['Please enter the medicine']);
  expect(messages({ vaccinations: [VACCINATION] })).toEqual(['Please enter the vaccine']);
  expect(messages({ vaccinations: [{ ...VACCINATION, vaccine: 'Rabies' }] })).toEqual([]);
  expect(messages({ vaccinations: [{ ...VACCINATION, vaccine: 'Rabies', nextDueOn: DATE }] })).toEqual([
    'Please choose a day after the visit',
  ]);
  expect(messages({ medicines: [{ name: 'Carprofen', dose: '', endsOn: '2026-11-23' }] })).toEqual([
    'Please choose the day of the visit or a later one',
  ]);
  for (const kilograms of ['heavy', '0', '0,0'])
    expect(messages({ kilograms })).toEqual(['Please enter kilograms as a number, such as 12.5']);
  for (const kilograms of ['', '0,05', '12.3', '100']) expect(messages({ kilograms })).toEqual([]);
});

test('the next visit is on a day after this one, within two years', () => {
  expect(messages({ followUpOn: addDays(DATE, 1) })).toEqual([]);
  expect(messages({ followUpOn: addDays(DATE, 728) })).toEqual([]);
  expect(messages({ followUpOn: DATE })).toEqual(['Please choose a day after the visit']);
  expect(messages({ followUpOn: addDays(DATE, 729) })).toEqual(['Please choose a day within two years']);
});

test('a comma is a decimal point, and what stays empty is nothing', () => {
  expect(
    toReport({
      ...REPORT,
      kilograms: ' 4,25 ',
      medicines: [{ name: ' Meloxicam ', dose: ' ', endsOn: '' }],
      vaccinations: [
        { vaccine: 'Rabies', product: ' ', lotNumber: ' R204A ', nextDueOn: '2027-11-22' },
        { vaccine: 'DHPPi', product: 'Nobivac DHPPi', lotNumber: '', nextDueOn: '' },
      ],
      followUpOn: '2026-12-11',
    }),
  ).toMatchObject({
    kilograms: 4.25,
    medicines: [{ name: 'Meloxicam', dose: null, ends_on: null }],
    vaccinations: [
      { product: 'Rabies', vaccine: 'Rabies', lot_number: 'R204A', next_due_on: '2027-11-22' },
      { product: 'Nobivac DHPPi', vaccine: 'DHPPi', lot_number: null, next_due_on: null },
    ],
    follow_up_day: '2026-12-11',
  });
});

test('what no record takes can stand in the note', () => {
  expect(
    recordInWords({
      ...REPORT,
      kilograms: '31,4',
      medicines: [{ name: 'Carprofen', dose: '1 tablet', endsOn: '2026-11-28' }],
      vaccinations: [{ vaccine: 'Rabies', product: '', lotNumber: 'R204A', nextDueOn: '2027-11-24' }],
    }),
  ).toBe(
    'Medicine: Carprofen, 1 tablet, until Nov 28, 2026\nVaccination: Rabies, lot R204A, next due on Nov 24, 2027\nWeight: 31.4 kg',
  );
  expect(recordInWords(REPORT)).toBe('');
});
