// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import type { Slot } from '../schedule/index.ts';
import { CONSULTATION, type VisitType } from '../visit-types/index.ts';
import { ENGLISH_FIELD_MESSAGES } from './booking.schema.ts';
import { type BookingForm, useBookingForm } from './use-booking-form.ts';
import { useFittingSlot, useVisitTypeChoice } from './visit-type-choice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const DAY = addDays(todayInWarsaw(), 2);
const FILLED = { petName: 'Rex', petType: 'dog', date: DAY, time: '09:30', reason: 'Limping' };
const LONG: VisitType = { ...CONSULTATION, id: 'long', minutes: 60 };
const SHORT: VisitType = { ...CONSULTATION, id: 'short', minutes: 20 };
/** The free times of each length. */
const FREE: Record<number, Slot[]> = { 20: [{ date: DAY, time: '09:30' }], 60: [{ date: DAY, time: '11:00' }] };

let form: BookingForm;
let choice: ReturnType<typeof useVisitTypeChoice>;
let root: Root;

function Form({ types }: { types: readonly VisitType[] }) {
  form = useBookingForm({ veterinarianId: 'vet', start: FILLED, fieldMessages: ENGLISH_FIELD_MESSAGES });
  choice = useVisitTypeChoice(form, types);
  const { minutes } = choice.chosen;
  useFittingSlot(form, minutes, FREE[minutes]);
  return null;
}
async function show(types: readonly VisitType[]) {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form types={types} />));
}
const leave = () => act(async () => root.unmount());
const choose = (id: string) => act(async () => choice.onChoose(id));

beforeEach(() => {
  sessionStore.setState({ state: 'owner', userId: 'anna' }, true);
  dropAllDrafts();
});
afterEach(leave);

test('a booking is of the first type, and of the chosen one after a reload, too', async () => {
  await show([SHORT, LONG]);
  expect(choice.chosen).toBe(SHORT);
  await choose('long');
  await leave();
  await show([SHORT, LONG]);
  expect(choice.chosen).toBe(LONG);
});

test('without types there is nothing to choose', async () => {
  await show([CONSULTATION]);
  expect(choice).toMatchObject({ types: [], chosen: CONSULTATION });
});

test('a time that is none for another length is gone, and one that fits stays', async () => {
  await show([SHORT, LONG]);
  expect(form.getValues()).toMatchObject({ date: DAY, time: '09:30' });
  await choose('long');
  expect(form.getValues()).toMatchObject({ date: DAY, time: '' });
  await act(async () => form.setValue('time', '11:00'));
  expect(form.getValues('time')).toBe('11:00');
});
