// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient, sessionStore, startCore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOff } from './time-off-texts.ts';
import { type TimeOffPlan, useTimeOffPlan } from './use-time-off-plan.tsx';

startCore({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' });
const DAY = dayOff('2099-12-24', 'Christmas Eve');

let root: Root;
let plan: TimeOffPlan['plan'];
let status: number;
let stored: string[];

function Harness() {
  plan = useTimeOffPlan().plan;
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  status = 200;
  stored = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://veto.test');
    const isWrite = (init?.method ?? 'GET') !== 'GET' && !pathname.includes('/rpc/');
    if (isWrite) stored.push(pathname);
    return new Response('[]', { status: isWrite ? 201 : status, headers: { 'content-type': 'application/json' } });
  });
  sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true);
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Harness />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('waits for the visits before it takes a day off', async () => {
  await act(() => plan([DAY]));
  expect(stored).toEqual(['/rest/v1/time_off']);
});

test('takes nothing off while nobody can say which visits are in the way', async () => {
  status = 400;
  await expect(act(() => plan([DAY]))).resolves.toBe(false);
  expect(stored).toEqual([]);
});
