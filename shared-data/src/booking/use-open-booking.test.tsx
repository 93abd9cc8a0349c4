// @vitest-environment happy-dom
import { type Session, sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAllDrafts } from '../drafts/drafts.ts';
import type { OpenBooking } from './open-booking.ts';
import { useOpenBooking } from './use-open-booking.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const OPEN: OpenBooking = {
  veterinarian: {
    id: 'vet',
    name: 'Anna Kowalska',
    specialty: 'Surgery',
    city: 'Gdynia',
    clinicName: null,
    address: null,
    imageUrl: null,
    portrait: null,
    treats: ['Dogs'],
  },
  slot: { date: '2026-11-23', time: '09:30' },
  searched: ['Rabbits'],
};

let page: ReturnType<typeof useOpenBooking>;
let root: Root | null = null;

function Page() {
  page = useOpenBooking();
  return null;
}

async function come(path = '/doctors') {
  history.replaceState(null, '', path);
  root = createRoot(document.createElement('div'));
  await act(async () => root?.render(<Page />));
}

async function leave() {
  await act(async () => root?.unmount());
  root = null;
}

const become = (session: Session) => act(async () => sessionStore.setState(session, true));

beforeEach(() => {
  sessionStore.setState({ state: 'signed-out' }, true);
  dropAllDrafts();
});
afterEach(leave);

test('it opens, follows the time, and closes', async () => {
  await come();
  expect(page.open).toBeNull();
  await act(async () => page.show(OPEN));
  expect(page.open).toEqual(OPEN);
  await act(async () => page.close());
  expect(page.open).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('whoever leaves to sign in finds it open again, at the time they moved to; on no other page', async () => {
  await come();
  await act(async () => page.show(OPEN));
  await act(async () => page.move({ date: '2026-11-24', time: '10:00' }));
  page.leaveToSignIn();
  await leave();
  await become({ state: 'owner', userId: 'anna' });
  await come('/veterinarians');
  expect(page.open).toBeNull();
  page.leaveToSignIn();
  await leave();
  await come();
  expect(page.open).toMatchObject({ slot: { date: '2026-11-24', time: '10:00' }, searched: ['Rabbits'] });
});

test('it waits until the page knows who looks at it', async () => {
  await come();
  await act(async () => page.show(OPEN));
  page.leaveToSignIn();
  await leave();
  await become({ state: 'loading' });
  await come();
  expect(page.open).toBeNull();
  await become({ state: 'owner', userId: 'anna' });
  expect(page.open).toMatchObject({ slot: OPEN.slot });
});

test('whoever leaves for another page finds it closed', async () => {
  await come();
  await act(async () => page.show(OPEN));
  await leave();
  await come();
  expect(page.open).toBeNull();
});

test('a time that a veterinarian pressed before the page knew them is refused, not forgotten', async () => {
  await become({ state: 'loading' });
  await come();
  await act(async () => page.show(OPEN));
  expect(page.refused).toBeNull();
  await become({ state: 'veterinarian', userId: 'vet' });
  expect([page.open, page.refused]).toEqual([null, OPEN]);
});

test('veterinarians do not book', async () => {
  await come();
  await act(async () => page.show(OPEN));
  page.leaveToSignIn();
  await leave();
  await become({ state: 'veterinarian', userId: 'vet' });
  await come();
  expect(page.open).toBeNull();
  expect(page.mayBook).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
