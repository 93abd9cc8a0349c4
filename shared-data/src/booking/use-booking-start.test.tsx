// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: pages are configured by the shell, tests by themselves.
import { setConfig } from '../core/config.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { bookableDays, type Slot, scheduleKeys } from '../schedule/index.ts';
import { CONSULTATION, type VisitType, visitTypeKeys } from '../visit-types/index.ts';
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
let root: Root;
function Sheet({ open }: { open: OpenBooking }) {
  start = useBookingStart(open);
  return start && <Form open={open} start={start} />;
}
function Form({ open, start }: { open: OpenBooking; start: BookingStart }) {
  const opened = { start, writer: 'visitor', mustSignIn: null, onSignedOut() {} };
  const told = { onSlot() {}, onBooked() {}, onGuestBooked() {}, onLeave() {}, tell() {}, navigate() {} };
  chosen = useBookingSheet({ open, opened, ...told, address: '/' }).times.slot;
  return null;
}
async function openSheet(slot: Slot | null) {
  sessionStore.setState({ state: 'signed-out' }, true);
  // Questions without an answer wait.
  setConfig({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Sheet open={{ veterinarian: VET, slot }} />
      </QueryClientProvider>,
    ),
  );
}
afterEach(async () => {
  await act(async () => root.unmount());
  queries.clear();
  dropAllDrafts();
});

test('a sheet without a time waits for the free ones, and begins with the next', async () => {
  await openSheet(null);
  const types = offer({ minutes: 60 });
  await act(async () => queries.setQueryData(visitTypeKeys.ofVeterinarian('vet'), types));
  expect(start).toBeNull();
  await act(async () => queries.setQueryData(scheduleKeys.slotsBetween('vet', from, to, 60), TIMES));
  await vi.waitFor(() => expect(start).toEqual({ pets: [], pet: undefined, slot: TIMES[0], types }));
});

test('a sheet with a time waits for what can be booked alone', async () => {
  await openSheet({ date: to, time: '10:00' });
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
  await openSheet({ date: to, time: '10:00' });
  await vi.waitFor(() => expect(chosen).toEqual(slot));
});
