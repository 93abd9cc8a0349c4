import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { expect, test } from 'vitest';
import { type PartValues, partFormSchema, partOf } from './part-form.ts';

const day = (ahead: number) => addDays(todayInWarsaw(), ahead);
const sitter = (startsOn: string, until: string): PartValues => ({
  ...{ role: 'sitter', startsOn, until, rights: [], petIds: ['burek'] },
});
const faults = (values: PartValues) => partFormSchema.safeParse(values).error?.issues.map(({ message }) => message);

test('a sitter has a first day, and a last one from today on that is not before it', () => {
  expect(faults(sitter(day(1), day(1)))).toBeUndefined();
  expect(faults(sitter(day(-3), day(0)))).toBeUndefined();
  expect(faults(sitter('', day(1)))).toEqual(['Please choose the first day']);
  expect(faults(sitter(day(0), ''))).toEqual(['Please choose the last day, from today on']);
  expect(faults(sitter(day(-3), day(-1)))).toEqual(['Please choose the last day, from today on']);
  expect(faults(sitter(day(2), day(1)))).toEqual(['Please choose a last day that is not before the first']);
});

test('a carer has no days, whatever the fields hold', () => {
  const carer: PartValues = { ...sitter('', ''), role: 'carer' };
  expect(faults(carer)).toBeUndefined();
  expect(partOf({ ...sitter(day(1), day(2)), role: 'carer' })).toMatchObject({ startsOn: null, until: null });
});
