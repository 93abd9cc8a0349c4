// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_REPORT } from './visit-report.schema.ts';

const NOW = new Date('2026-11-24T10:00:00Z').getTime();
const DONE = { userId: 'vet', appointmentId: 'a1', petName: 'Burek', base: EMPTY_REPORT, values: EMPTY_REPORT };

let root: Root;
let undo: typeof import('./completion-to-undo.ts');
let shown: ReturnType<typeof undo.useCompletionToUndo>;

function Shown() {
  shown = undo.useCompletionToUndo();
  return null;
}

/** The page as it comes up: what this tab kept is read anew. */
async function open() {
  vi.resetModules();
  undo = await import('./completion-to-undo.ts');
  const { sessionStore: session } = await import('@veto/shared-data/core');
  session.setState({ state: 'veterinarian', userId: 'vet' }, true);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Shown />));
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  sessionStorage.clear();
  sessionStore.setState({ state: 'veterinarian', userId: 'vet' }, true);
  await open();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const remember = (differences = {}) => act(async () => undo.rememberCompletion({ ...DONE, ...differences }));
const reloadAfter = async (ms: number) => {
  await act(async () => root.unmount());
  vi.setSystemTime(NOW + ms);
  await open();
};

test('it is shown for ten seconds, also after a reload within them', async () => {
  await remember();
  expect(shown.completion).toMatchObject({ petName: 'Burek', shownUntil: NOW + 10_000 });
  await reloadAfter(9000);
  expect(shown.completion).toMatchObject({ petName: 'Burek' });
  await reloadAfter(10_001);
  expect(shown.completion).toBeNull();
});

test('held, it lasts as long as the database takes it back, and goes on with what was left', async () => {
  await remember();
  await act(async () => shown.hold(true, 6000));
  await reloadAfter(50_000);
  expect(shown.completion).not.toBeNull();
  await act(async () => shown.hold(false, 6000));
  expect(shown.completion?.shownUntil).toBe(NOW + 55_000);
  await reloadAfter(55_001);
  expect(shown.completion).toBeNull();
});

test('another person at this tab does not see it, and dropped it is gone', async () => {
  await remember({ userId: 'somebody else' });
  expect(shown.completion).toBeNull();
  await remember();
  await act(async () => undo.dropCompletionToUndo());
  await reloadAfter(1);
  expect(shown.completion).toBeNull();
});
