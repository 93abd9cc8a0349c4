// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { useThread } from './follow-thread.ts';
import type { Conversation } from './messages.schema.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const read = vi.hoisted(() => ({ data: undefined as unknown, refetch: vi.fn() }));
vi.mock('./list-messages.ts', () => ({ useMessages: () => read }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | null = null;

function Thread({ lastMessageAt }: { lastMessageAt: string }) {
  useThread({ id: 'k1', lastMessageAt } as Conversation);
  return null;
}

/** Shows the conversation with its last message and the newest one that was read; null before anything was. */
async function show(lastMessageAt: string, newest: string | null) {
  read.data = newest === null ? undefined : { pages: [[{ createdAt: newest }]] };
  root ??= createRoot(document.createElement('div'));
  await act(async () => root?.render(<Thread lastMessageAt={lastMessageAt} />));
  return read.refetch.mock.calls.length;
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  read.refetch.mockClear();
});

test('each later message is asked for once, whatever the answer', async () => {
  expect(await show('2026-11-21T10:02:00Z', null)).toBe(0);
  expect(await show('2026-11-21T10:02:00Z', '2026-11-21T10:02:00Z')).toBe(0);
  expect(await show('2026-11-21T10:03:00Z', '2026-11-21T10:02:00Z')).toBe(1);
  expect(await show('2026-11-21T10:03:00Z', '2026-11-21T10:02:30Z')).toBe(1);
  expect(await show('2026-11-21T10:04:00Z', '2026-11-21T10:03:00Z')).toBe(2);
});

test('a moment that is written otherwise, and a message that was just sent, are no news', async () => {
  expect(await show('2026-11-21T10:02:00.5Z', '2026-11-21T11:02:00.500+01:00')).toBe(0);
  expect(await show('2026-11-21T10:02:00.5Z', '2026-11-21T10:03:00Z')).toBe(0);
});
