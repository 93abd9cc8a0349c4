// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { sessionStore, startCore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRemoveEmergencyClinic, useSaveEmergencyClinic } from '../emergency/index.ts';
import { moderationKeys, useDecideLicence, useDecideReview, useReopenReview, useWithdrawLicence } from './index.ts';

startCore({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' });

const LOG = moderationKeys.decisions('admin');
type Send = (change: never) => Promise<unknown>;
let send: Send;

function Page({ useChange }: { useChange(): Send }) {
  send = useChange();
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json([{ id: 'c1' }]));
  sessionStore.setState({ state: 'owner', userId: 'admin' }, true);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['decision about a licence', () => useDecideLicence().mutateAsync, { sending: 's1', confirm: true, reason: '' }],
  ['withdrawal of a licence', () => useWithdrawLicence().mutateAsync, { veterinarianId: 'v1', reason: 'Struck off' }],
  ['decision about a review', () => useDecideReview().mutateAsync, { id: 'r1', remove: true, reason: 'Insults' }],
  ['decision taken back', () => useReopenReview().mutateAsync, 'r1'],
  [
    'clinic saved',
    () => useSaveEmergencyClinic().mutateAsync,
    { id: 'c1', name: 'Night clinic', checkedOn: '2026-11-30' },
  ],
  ['clinic removed', () => useRemoveEmergencyClinic().mutateAsync, 'c1'],
])('after a %s the log is read again', async (_, useChange, change) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(LOG, []);
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Page useChange={useChange} />
      </QueryClientProvider>,
    ),
  );
  await act(() => send(change as never));
  expect(queryClient.getQueryState(LOG)?.isInvalidated).toBe(true);
  act(() => root.unmount());
});
