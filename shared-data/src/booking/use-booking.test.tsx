// @vitest-environment happy-dom
import { RequestError, sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SlotTakenError } from '../appointments/index.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { CONSULTATION } from '../visit-types/index.ts';
import type { BookingValues } from './booking.schema.ts';
import { DAY, FILLED } from './booking-values.fixture.ts';
import { formOnPage } from './form-on-page.fixture.tsx';
import { type BookingOptions, useBooking } from './use-booking.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const book = vi.hoisted(() => vi.fn());
vi.mock('../appointments/index.ts', async (original) => ({
  ...(await original<typeof import('../appointments/index.ts')>()),
  useBookAppointment: () => ({ mutateAsync: book }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onBooked = vi.fn();
const onRefused = vi.fn();
const {
  form: booking,
  show,
  leave,
} = formOnPage(useBooking, {
  veterinarianId: 'vet',
  onBooked,
  onRefused,
} as BookingOptions);

async function fill(values: Partial<BookingValues> = FILLED) {
  await act(async () => {
    for (const [field, value] of Object.entries(values)) booking().form.setValue(field as keyof BookingValues, value);
  });
}

const submit = () => act(async () => void (await booking().submit()));
const values = () => booking().form.getValues();

beforeEach(() => {
  sessionStore.setState({ state: 'owner', userId: 'anna' }, true);
  dropAllDrafts();
  vi.clearAllMocks();
  book.mockResolvedValue({ id: 'visit' });
});
afterEach(leave);

test('a booking is sent with its vet and type, empties the form and leaves no draft', async () => {
  const visitType = { ...CONSULTATION, id: 'surgery', minutes: 60 };
  await show({ types: [visitType] });
  await fill();
  await submit();
  expect(book).toHaveBeenCalledExactlyOnceWith({ ...FILLED, petId: undefined, veterinarianId: 'vet', visitType });
  expect(onBooked).toHaveBeenCalledExactlyOnceWith({ date: DAY, time: '09:30' }, { id: 'visit' });
  expect(values()).toMatchObject({ petName: '', reason: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('a pet that was chosen is booked by its id, as long as it can be booked for', async () => {
  for (const [pets, petId] of [
    [[{ id: 'rex' }], 'rex'],
    [[], undefined],
  ] as const) {
    await show({ pets });
    await fill({ ...FILLED, petId: 'rex' });
    await submit();
    expect(book).toHaveBeenLastCalledWith(expect.objectContaining({ petId, petName: 'Rex' }));
  }
});

test('a double click books once, and says so once', async () => {
  await show();
  await fill();
  await act(async () => void (await Promise.all([booking().submit(), booking().submit()])));
  expect(book).toHaveBeenCalledTimes(1);
  expect(onBooked).toHaveBeenCalledTimes(1);
});

test('a lost slot takes the time away, keeps the rest and names the nearest; choosing one of them clears it', async () => {
  const nearest = [{ date: DAY, time: '10:00' }];
  book.mockRejectedValueOnce(new SlotTakenError('Taken.', nearest));
  await show();
  await fill();
  await submit();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ reason: 'slot-taken', nearest, sentence: 'Taken.' }),
  );
  expect(booking().refusal).toMatchObject({ reason: 'slot-taken', nearest });
  expect(values()).toEqual({ ...FILLED, time: '' });
  await act(async () => booking().chooseSlot({ date: DAY, time: '10:00' }));
  expect(booking().refusal).toBeNull();
  expect(booking().slot).toEqual({ date: DAY, time: '10:00' });
  await submit();
  expect(onBooked).toHaveBeenCalledExactlyOnceWith({ date: DAY, time: '10:00' }, { id: 'visit' });
});

test('any other failure keeps everything, and the next try may work', async () => {
  book.mockRejectedValueOnce(new RequestError('No answer', { status: 0, code: 'network' }));
  await show();
  await fill();
  await submit();
  expect(booking().refusal).toMatchObject({ reason: 'failed' });
  expect(values()).toEqual(FILLED);
  await submit();
  expect(onBooked).toHaveBeenCalledTimes(1);
});

test('nothing is sent for a visitor; a session that ended meanwhile is the same', async () => {
  await show();
  await fill();
  book.mockRejectedValueOnce(new RequestError('JWT expired', { status: 401, code: 'PGRST303' }));
  await submit();
  expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'signed-out' }));
  sessionStore.setState({ state: 'signed-out' }, true);
  await submit();
  expect(book).toHaveBeenCalledTimes(1);
  expect(onRefused).toHaveBeenCalledTimes(2);
  expect(values()).toEqual(FILLED);
});

test('without a vet it says so, also where fields are missing, until there is one', async () => {
  await show({ veterinarianId: null });
  await submit();
  expect(onRefused).toHaveBeenLastCalledWith({ reason: 'no-veterinarian' });
  await fill();
  await submit();
  expect(onRefused).toHaveBeenCalledTimes(2);
  expect(book).not.toHaveBeenCalled();
  await show({ veterinarianId: 'vet' });
  expect(booking().refusal).toBeNull();
});

test('a time that is chosen outside moves the booking there and keeps the rest', async () => {
  await show();
  await fill();
  await show({ slot: { date: DAY, time: '15:00' } });
  expect(values()).toEqual({ ...FILLED, time: '15:00' });
});

test('asks before it books for an animal that the vet does not treat, once for each kind', async () => {
  const treats = ['Dogs', 'Cats'];
  await show({ treats });
  await fill({ ...FILLED, petType: 'rabbit' });
  await submit();
  expect(book).not.toHaveBeenCalled();
  expect(booking().untreated).toBe('rabbit');
  await fill({ petType: 'bird' });
  expect(booking().untreated).toBeNull();
  await submit();
  expect(booking().untreated).toBe('bird');
  await act(async () => void (await booking().bookAnyway()));
  expect(book).toHaveBeenCalledExactlyOnceWith({
    ...FILLED,
    petId: undefined,
    petType: 'bird',
    veterinarianId: 'vet',
  });
  expect(onBooked).toHaveBeenCalledTimes(1);
  expect(booking().untreated).toBeNull();
});

test('a refusal after the question is answered does not ask it again', async () => {
  book.mockRejectedValueOnce(new RequestError('No answer', { status: 0, code: 'network' }));
  await show({ treats: ['Dogs'] });
  await fill({ ...FILLED, petType: 'cat' });
  await submit();
  await act(async () => void (await booking().bookAnyway()));
  expect(booking().refusal).toMatchObject({ reason: 'failed' });
  await submit();
  expect(book).toHaveBeenCalledTimes(2);
  expect(onBooked).toHaveBeenCalledTimes(1);
});

describe('as a guest', () => {
  const guest = { current: { check: vi.fn(), book: vi.fn() } };
  const onGuestBooked = vi.fn();
  const BOOKED = { secret: 'abc', email: null, slot: { date: DAY, time: '10:00' } };
  beforeEach(() => {
    sessionStore.setState({ state: 'signed-out' }, true);
    guest.current.check.mockResolvedValue(true);
    guest.current.book.mockResolvedValue(BOOKED);
  });

  test('a visitor books through the guest’s fields, and the form is empty', async () => {
    await show({ guest, onGuestBooked });
    await fill();
    await submit();
    expect(guest.current.book).toHaveBeenCalledExactlyOnceWith({ ...FILLED, petId: undefined, veterinarianId: 'vet' });
    expect(onGuestBooked).toHaveBeenCalledExactlyOnceWith(BOOKED.slot, BOOKED);
    expect(book).not.toHaveBeenCalled();
    expect(onBooked).not.toHaveBeenCalled();
    expect(values()).toMatchObject({ petName: '', reason: '' });
  });

  test('mistakes in the guest’s fields send nothing, and show beside others', async () => {
    guest.current.check.mockResolvedValue(false);
    await show({ guest, onGuestBooked });
    await submit();
    expect(guest.current.check).toHaveBeenLastCalledWith(false);
    await fill();
    await submit();
    expect(guest.current.check).toHaveBeenLastCalledWith(true);
    expect(guest.current.book).not.toHaveBeenCalled();
    expect(values()).toEqual(FILLED);
  });

  test('a lost slot keeps the words', async () => {
    guest.current.book.mockRejectedValueOnce(new SlotTakenError('Taken.', []));
    await show({ guest, onGuestBooked });
    await fill();
    await submit();
    expect(booking().refusal).toMatchObject({ reason: 'slot-taken' });
    expect(values()).toEqual({ ...FILLED, time: '' });
  });

  test.each([
    [403, 'no-guests'],
    [429, 'too-many-guests'],
    [500, 'failed'],
  ])('an answer %i is the refusal %s', async (status, reason) => {
    guest.current.book.mockRejectedValueOnce(new RequestError('No.', { status, code: `PT${status}` }));
    await show({ guest, onGuestBooked });
    await fill();
    await submit();
    expect(booking().refusal).toMatchObject({ reason });
    expect(onGuestBooked).not.toHaveBeenCalled();
  });

  test('whoever signs in meanwhile books with the account', async () => {
    sessionStore.setState({ state: 'owner', userId: 'anna' }, true);
    await show({ guest, onGuestBooked });
    await fill();
    await submit();
    expect(book).toHaveBeenCalledTimes(1);
    expect(guest.current.book).not.toHaveBeenCalled();
  });
});
