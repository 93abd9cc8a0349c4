// @vitest-environment happy-dom
import { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FailureReport } from './failure-report.ts';

const WHERE = { slice: 'mf-test', version: '1.0.0-aaaaaaaa', stage: 'mount' } as const;
const sendBeacon = vi.fn((_url: string, _body: Blob) => true);

/** Reports are counted for as long as the page lives: a new page for each test. */
async function newPage() {
  vi.resetModules();
  return import('./failure-report.ts');
}

async function sent(): Promise<FailureReport[]> {
  return Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as FailureReport));
}

beforeEach(() => {
  sendBeacon.mockReset();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends code, slice, version, stage, the reason and the path, and nothing else of the visitor', async () => {
  const { reportFailure } = await newPage();
  reportFailure(new VetoError('VETO-202', 'mount failed', { ...WHERE, cause: new TypeError('no') }), '/_reports');
  expect(sendBeacon).toHaveBeenCalledWith('/_reports', expect.objectContaining({ type: 'application/json' }));
  expect(await sent()).toEqual([
    { code: 'VETO-202', ...WHERE, message: 'VETO-202 mount failed (TypeError: no)', path: location.pathname },
  ]);
});

it('says how the log of the server calls the request that failed', async () => {
  const { reportFailure } = await newPage();
  const { RequestError } = await import('@veto/shared-data/core');
  const cause = Object.assign(new RequestError('no', { status: 500 }), { requestId: 'abc' });
  reportFailure(new VetoError('VETO-203', 'render failed', { ...WHERE, cause }), '/_reports');
  expect(await sent()).toMatchObject([{ code: 'VETO-203', requestId: 'abc' }]);
});

it.each([
  ['a text', ' (out of hay)', 'out of hay'],
  ['null', '', null],
  ['nothing', '', undefined],
  ['an object without a prototype', '', Object.create(null)],
])('says what is known when %s was thrown', async (_what, reason, cause) => {
  const { reportFailure } = await newPage();
  reportFailure(new VetoError('VETO-202', 'mount failed', { ...WHERE, cause }), '/_reports');
  expect((await sent()).map(({ message }) => message)).toEqual([`VETO-202 mount failed${reason}`]);
});

it('never fails itself, and stops when a page fails in a loop', async () => {
  const { reportFailure } = await newPage();
  sendBeacon.mockImplementationOnce(() => {
    throw new TypeError('refused');
  });
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let time = 0; time < 1000; time++) reportFailure(new VetoError('VETO-203', 'again', WHERE), '/_reports');
  expect(warning).toHaveBeenCalledOnce();
  expect(sendBeacon).toHaveBeenCalledTimes(50);
});

it('sends nothing where the configuration names no address', async () => {
  const { reportFailure } = await newPage();
  reportFailure(new VetoError('VETO-203', 'once', WHERE), '');
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledOnce();
});
