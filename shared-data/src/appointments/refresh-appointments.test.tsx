// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startCore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlierTimeKeys } from '../earlier-times/earlier-times.keys.ts';
import { appointmentKeys } from './appointments.keys.ts';
import { useCancelAppointment } from './cancel-appointment.ts';
import { useReportVisit } from './report-visit.ts';
import { useProposeReschedule } from './request-reschedule.ts';
import { EMPTY_REPORT } from './visit-report.schema.ts';

startCore({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' });

const VISIT = { id: 'visit', veterinarianId: 'vet', duration: 30 };
const LIST = appointmentKeys.ofVeterinarian('vet');
const queryClient = new QueryClient();
const isOutOfDate = () => queryClient.getQueryState(LIST)?.isInvalidated;
let root: Root;
let send: () => Promise<unknown>;

function Report() {
  const { mutateAsync } = useReportVisit();
  send = () => mutateAsync({ id: VISIT.id, values: EMPTY_REPORT });
  return null;
}

function Proposal() {
  const { mutateAsync } = useProposeReschedule();
  send = () => mutateAsync({ appointment: VISIT, proposed: { date: '2026-11-24', time: '12:00' } });
  return null;
}

function Cancellation() {
  const { mutateAsync } = useCancelAppointment();
  send = () => mutateAsync(VISIT);
  return null;
}

function show(Form: () => null) {
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Form />
      </QueryClientProvider>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'PT409', message: 'This appointment is already cancelled.' }, { status: 409 }),
  );
  queryClient.setQueryData(LIST, []);
  root = createRoot(document.createElement('div'));
});
afterEach(() => vi.unstubAllGlobals());

test.each([Report, Proposal])(
  'a refused %o stands until it is closed; then the visits are read again',
  async (Form) => {
    show(Form);
    await act(async () => {
      await expect(send()).rejects.toThrow('already cancelled');
      await new Promise((told) => setTimeout(told));
    });
    expect(isOutOfDate()).toBe(false);
    act(() => root.unmount());
    expect(isOutOfDate()).toBe(true);
  },
);

test('with a cancelled visit goes the earlier time that was offered for it', async () => {
  const requests = earlierTimeKeys.requests('olga');
  queryClient.setQueryData(requests, []);
  show(Cancellation);
  await act(async () => void (await send().catch(() => {})));
  expect(queryClient.getQueryState(requests)?.isInvalidated).toBe(true);
});
