// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appointmentKeys } from '../appointments/appointments.keys.ts';
import { useVisitsFollowNews } from './visits-follow-news.ts';

const LIST = appointmentKeys.ofVeterinarian('vet');
let queryClient: QueryClient;
let root: Root;

function Bell({ unread }: { unread: number | undefined }) {
  useVisitsFollowNews(unread);
  return null;
}
const show = (unread?: number) =>
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Bell unread={unread} />
      </QueryClientProvider>,
    ),
  );
const isReadAgain = () => queryClient.getQueryState(LIST)?.isInvalidated;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  queryClient = new QueryClient();
  queryClient.setQueryData(LIST, []);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('one more notification has visits read again; the first count and fewer do not', () => {
  show();
  show(2);
  show(1);
  expect(isReadAgain()).toBe(false);
  show(2);
  expect(isReadAgain()).toBe(true);
});
