// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Proposal } from './request-reschedule.ts';
import { SlotTakenError } from './slot-taken.ts';
import { useProposedTime } from './use-proposed-time.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const APPOINTMENT = { id: 'visit', duration: 30, veterinarianId: 'vet' };
const NOON = { date: '2026-11-24', time: '12:00' };
const LATER = { date: '2026-11-24', time: '12:30' };
const propose = vi.fn<(proposal: Proposal) => Promise<void>>();
const onSent = vi.fn();
const onFailed = vi.fn();
let root: Root;
let time: ReturnType<typeof useProposedTime<Proposal>>;

function Form({ proposed }: { proposed?: typeof NOON }) {
  time = useProposedTime(useMutation({ mutationFn: propose }), { proposed, onSent, onFailed });
  return null;
}
const show = (proposed?: typeof NOON) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Form {...(proposed && { proposed })} />
      </QueryClientProvider>,
    ),
  );
const send = () => act(async () => time.send({ appointment: APPOINTMENT }));
const choose = (slot: typeof NOON) => act(async () => time.choose(slot));

beforeEach(() => {
  vi.resetAllMocks();
  propose.mockResolvedValue();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('without a time nothing is sent, and the form says so until one is chosen', async () => {
  await show();
  await send();
  expect([time.missing, propose.mock.calls]).toEqual([true, []]);
  await choose(NOON);
  expect([time.missing, time.slot]).toEqual([false, NOON]);
});

test('a time that was chosen before is sent with the visit', async () => {
  await show(NOON);
  await send();
  expect(propose.mock.calls[0]?.[0]).toEqual({ appointment: APPOINTMENT, proposed: NOON });
  expect(onSent).toHaveBeenCalledOnce();
});

test('a time that somebody else took is no longer chosen, and lost until the next one is', async () => {
  propose.mockRejectedValue(new SlotTakenError('Just taken.', [LATER]));
  await show(NOON);
  await send();
  expect(time).toMatchObject({ slot: null, lost: { message: 'Just taken.', nearest: [LATER] } });
  expect(onFailed).not.toHaveBeenCalled();
  await choose(LATER);
  expect(time).toMatchObject({ slot: LATER, lost: null });
});

test('any other failure is reported, and the time stays chosen', async () => {
  const failure = new Error('deadlock detected');
  propose.mockRejectedValue(failure);
  await show(NOON);
  await send();
  expect(onFailed).toHaveBeenCalledWith(failure);
  expect(time).toMatchObject({ slot: NOON, lost: null });
});
