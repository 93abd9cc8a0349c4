// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: pages are configured by the shell, tests by themselves.
import { setConfig } from '../core/config.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { pet } from '../fixtures/index.ts';
import { householdKeys } from '../household/index.ts';
import { petKeys } from '../pets/index.ts';
import { bookableDays, type Slot, scheduleKeys } from '../schedule/index.ts';
import { CONSULTATION, type VisitType, visitTypeKeys } from '../visit-types/index.ts';
import { EMPTY_BOOKING } from './booking.schema.ts';
import { keepBooking } from './booking-draft.ts';
import { keepSentSecret } from './guest-booking.ts';
import type { OpenBooking } from './open-booking.ts';
import { useBookingSheet } from './use-booking-sheet.ts';
import { type BookingStart, useBookingStart } from './use-booking-start.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const VET = {
  id: 'vet',
  name: 'Anna Kowalska',
  specialty: 'Surgery',
  city: 'Gdynia',
  clinicName: null,
  address: null,
  imageUrl: null,
  portrait: null,
  treats: [],
};
const { from, to } = bookableDays();
const TIMES: Slot[] = [
  { date: from, time: '09:30' },
  { date: to, time: '10:00' },
];
const offer = (...types: Partial<VisitType>[]): VisitType[] =>
  types.map((differences) => ({ ...CONSULTATION, id: 'a', ...differences }));
const queries = new QueryClient({
  defaultOptions: { queries: { queryFn: () => new Promise(() => {}), retry: false } },
});

let start: BookingStart | null;
let chosen: Slot | null;
let petName: unknown;
let root: Root;
function Sheet({ open }: { open: OpenBooking }) {
  start = useBookingStart(open);
  return start && <Form open={open} start={start} />;
}
function Form({ open, start }: { open: OpenBooking; start: BookingStart }) {
  const opened = { start, writer: 'visitor', mustSignIn: null, onSignedOut() {} };
  const told = { onSlot() {}, onBooked() {}, onGuestBooked() {}, onLeave() {}, tell() {}, navigate() {} };
  const sheet = useBookingSheet({ open, opened, ...told, address: '/' });
  chosen = sheet.times.slot;
  petName = sheet.pet.chosen?.name;
  return null;
}
async function openSheet(open: Pick<OpenBooking, 'slot'> & Partial<OpenBooking>) {
  // Questions without an answer wait.
  setConfig({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Sheet open={{ veterinarian: VET, ...open }} />
      </QueryClientProvider>,
    ),
  );
}
beforeEach(() => sessionStore.setState({ state: 'signed-out' }, true));
afterEach(async () => {
  await act(async () => root.unmount());
  queries.clear();
  dropAllDrafts();
});

test('a sheet without a time waits for the free ones, and begins with the next', async () => {
  await openSheet({ slot: null });
  const types = offer({ minutes: 60 });
  await act(async () => queries.setQueryData(visitTypeKeys.ofVeterinarian('vet'), types));
  expect(start).toBeNull();
  await act(async () => queries.setQueryData(scheduleKeys.slotsBetween('vet', from, to, 60), TIMES));
  await vi.waitFor(() => expect(start).toEqual({ pets: [], pet: undefined, slot: TIMES[0], types }));
});

test('a sheet with a time waits for what can be booked alone', async () => {
  await openSheet({ slot: { date: to, time: '10:00' } });
  expect(start).toBeNull();
  const types = offer({ id: 'known', visits: 'returning' }, { id: 'new', visits: 'first' });
  await act(async () => queries.setQueryData(visitTypeKeys.ofVeterinarian('vet'), types));
  await vi.waitFor(() => expect(start).toEqual({ pets: [], pet: undefined, slot: undefined, types: types.slice(1) }));
});

test.each([
  ['is gone', 'any other time', null],
  ['stays after a booking whose answer was lost', TIMES[1]?.time, TIMES[1]],
])('a time that is free no more %s', async (_, sent, slot) => {
  keepSentSecret({ veterinarianId: 'vet', date: to, time: String(sent) }, 'secret');
  queries.setQueryData(visitTypeKeys.ofVeterinarian('vet'), offer({ minutes: 20 }));
  queries.setQueryData(scheduleKeys.slotsBetween('vet', from, to, 20), TIMES.slice(0, 1));
  await openSheet({ slot: { date: to, time: '10:00' } });
  await vi.waitFor(() => expect(chosen).toEqual(slot));
});

test.each([
  ['just now goes before the draft', true, 'Luna'],
  ['before a reload gives way to it', false, 'Rex'],
])('a pet whose button was pressed %s', async (_, petPressed, name) => {
  sessionStore.setState({ state: 'owner', userId: 'ola' }, true);
  keepBooking({ userId: 'ola', veterinarianId: 'vet' }, { ...EMPTY_BOOKING, petName: 'Rex', petType: 'dog' });
  const pets = [pet({ id: 'rex', name: 'Rex', type: 'Dog' }), pet({ id: 'luna', name: 'Luna', type: 'Cat' })];
  queries.setQueryData(petKeys.list('ola'), pets);
  queries.setQueryData(householdKeys.cared('ola'), []);
  queries.setQueryData(visitTypeKeys.ofVeterinarian('vet'), offer({}));
  await openSheet({ slot: { date: to, time: '10:00' }, petId: 'luna', petPressed });
  await vi.waitFor(() => expect(petName).toBe(name));
});
