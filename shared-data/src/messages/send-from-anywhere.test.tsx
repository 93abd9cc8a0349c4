// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { request, sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { dropOutboxes, noteRefusal, outgoingMessages, queueMessage } from './outbox.ts';
import { useSendFromAnywhere } from './send-from-anywhere.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('@veto/shared-data/core', async (original) => ({
  ...(await original<typeof import('@veto/shared-data/core')>()),
  request: vi.fn(),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const server = vi.mocked(request);
const queryClient = new QueryClient();
const root = createRoot(document.createElement('div'));

function Header({ answeredAt }: { answeredAt: number }) {
  useSendFromAnywhere(answeredAt);
  return null;
}

/** The header, after the server has answered at this moment. */
const answered = (answeredAt: number) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Header answeredAt={answeredAt} />
      </QueryClientProvider>,
    ),
  );

afterEach(async () => {
  await act(async () => root.render(null));
  dropOutboxes();
  server.mockReset();
});

test('what waits is sent once the server answers the person who wrote it, and again after a failure', async () => {
  sessionStore.setState({ state: 'owner', userId: 'me' }, true);
  queueMessage('me', 'vet', 'Hello');
  queueMessage('somebody else', 'vet', 'Not mine');
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ id: 'm1', conversationId: 'k1' });
  await answered(0);
  expect(server).not.toHaveBeenCalled();
  await answered(1);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  expect(outgoingMessages('me')).toHaveLength(1);
  await answered(2);
  await vi.waitFor(() => expect(outgoingMessages('me')).toEqual([]));
  await answered(3);
  expect(server).toHaveBeenCalledTimes(2);
  expect(outgoingMessages('somebody else')).toHaveLength(1);
});

test('a message that was refused is sent by its writer alone', async () => {
  sessionStore.setState({ state: 'owner', userId: 'me' }, true);
  const { id } = queueMessage('me', 'stranger', 'Hello');
  noteRefusal('me', id, 'Not booked.');
  await answered(1);
  expect(server).not.toHaveBeenCalled();
});
