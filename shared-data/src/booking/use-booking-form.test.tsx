// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { type BookingValues, ENGLISH_FIELD_MESSAGES } from './booking.schema.ts';
import { DAY, FILLED } from './booking-values.fixture.ts';
import { formOnPage } from './form-on-page.fixture.tsx';
import { type BookingFormOptions, useBookingForm } from './use-booking-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { form, show, leave } = formOnPage(useBookingForm, {
  veterinarianId: 'vet',
  fieldMessages: ENGLISH_FIELD_MESSAGES,
} as BookingFormOptions);

async function fill(values: Partial<BookingValues> = FILLED) {
  await act(async () => {
    for (const [field, value] of Object.entries(values)) form().setValue(field as keyof BookingValues, value);
  });
}

const values = () => form().getValues();

beforeEach(() => {
  sessionStore.setState({ state: 'owner', userId: 'anna' }, true);
  dropAllDrafts();
});
afterEach(leave);

test('a day that was chosen earlier keeps no time of the day that a form would start with', async () => {
  await show();
  await fill({ date: DAY });
  await leave();
  await show({ start: { date: addDays(DAY, 1), time: '08:00' } });
  expect(values()).toMatchObject({ date: DAY, time: '' });
});

test('a name that was typed is not the pet that a form would start with', async () => {
  await show();
  await fill({ petName: 'Mila', petType: 'cat' });
  await leave();
  await show({ start: { petId: 'rex', petName: 'Rex', petType: 'dog' } });
  expect(values()).toMatchObject({ petId: '', petName: 'Mila', petType: 'cat' });
});

test('typed words are there again after the form was left', async () => {
  await show();
  await fill();
  await leave();
  await show();
  expect(values()).toEqual(FILLED);
});

test('they outlive the session in which they were typed', async () => {
  await show();
  await fill();
  await act(async () => sessionStore.setState({ state: 'signed-out' }, true));
  await fill({ reason: 'Limping, left' });
  await leave();
  await show();
  expect(values().reason).toBe('');
  await leave();
  sessionStore.setState({ state: 'owner', userId: 'anna' }, true);
  await show();
  expect(values().reason).toBe('Limping, left');
});

test('a visitor’s choice from before they signed in is theirs, and nobody else’s', async () => {
  sessionStore.setState({ state: 'signed-out' }, true);
  await show();
  await fill({ date: DAY, time: '09:30' });
  await leave();
  sessionStore.setState({ state: 'owner', userId: 'anna' }, true);
  await show();
  expect(values()).toMatchObject({ date: DAY, time: '09:30' });
  await leave();
  sessionStore.setState({ state: 'owner', userId: 'jan' }, true);
  await show();
  expect(values()).toMatchObject({ date: '', time: '' });
});

test('they go along when the vet is chosen afterwards', async () => {
  await show({ veterinarianId: null });
  await fill({ reason: 'Limping' });
  await show({ veterinarianId: 'vet' });
  await leave();
  await show({ veterinarianId: null });
  expect(values().reason).toBe('');
  await leave();
  await show({ veterinarianId: 'vet' });
  expect(values().reason).toBe('Limping');
});

test('a form that nobody touched leaves no draft', async () => {
  await show({ start: { petName: 'Luna', petType: 'cat' } });
  await leave();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft goes before where a field starts, what was just chosen before the draft', async () => {
  const luna = { petName: 'Luna', petType: 'cat' };
  await show({ start: luna });
  expect(values()).toMatchObject(luna);
  await fill({ petName: 'Rex', petType: 'dog', reason: 'Limping' });
  await leave();
  await show({ start: luna });
  expect(values()).toMatchObject({ petName: 'Rex', reason: 'Limping' });
  await leave();
  await show({ chosen: luna });
  expect(values()).toMatchObject({ ...luna, reason: 'Limping' });
});
