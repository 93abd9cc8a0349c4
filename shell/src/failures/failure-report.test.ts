// @vitest-environment happy-dom
import { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseOf } from '../federation/release.fixture.ts';
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
  const page = { shell: undefined, revision: -1, route: 'pending' };
  const message = 'VETO-202 mount failed (TypeError: no)';
  expect(await sent()).toEqual([
    { code: 'VETO-202', ...WHERE, message, ...page, path: location.pathname, stack: expect.stringContaining('no') },
  ]);
});

it('reports also what throws anew when it is read', async () => {
  const { reportFailure } = await newPage();
  const broken = () => {
    throw new Error('read');
  };
  const cause = Object.defineProperties(new Error('x'), { message: { get: broken }, stack: { get: broken } });
  reportFailure(new VetoError('VETO-202', 'mount failed', { ...WHERE, cause }), '/_reports');
  expect(await sent()).toMatchObject([{ code: 'VETO-202', slice: 'mf-test', message: 'VETO-202 mount failed' }]);
});

it('says in the console what went wrong, in which slice and file, and where to read on', async () => {
  const { reportFailure } = await newPage();
  const cause = Object.assign(new TypeError('no'), { stack: 'TypeError: no\n  at start (https://a.test/x.js:1:20)' });
  const failure = new VetoError('VETO-201', 'bootstrap failed', { ...WHERE, cause });
  reportFailure(failure, '');
  const said = `VETO-201 bootstrap failed (TypeError: no)
mf-test@1.0.0-aaaaaaaa
https://a.test/x.js
What to do: VETO-201 in slice-kit's CODES.md`;
  expect(console.error).toHaveBeenCalledExactlyOnceWith(said, failure);
});

it('says which shell, channel, release and page it was, and what was asked last', async () => {
  const { reportFailure } = await newPage();
  const { adoptChannel } = await import('../channel/channel-store.ts');
  const { collectPageFacts } = await import('./page-facts.ts');
  const { showInOutlet } = await import('../slices/outlet-state.ts');
  const canary = { release: releaseOf('1.0.0-aaaaaaaa'), percent: 10 };
  const slices = { 'mf-test': { stable: releaseOf('0.9.0-bbbbbbbb'), canary } };
  adoptChannel({ revision: 7, releasesUrl: '/releases/', slices });
  collectPageFacts('2.0.0-cccccccc');
  showInOutlet('mf-other', { phase: 'mounted', version: '3.0.0-dddddddd' });
  dispatchEvent(new CustomEvent('veto:answered', { detail: 'request-9' }));
  reportFailure(new VetoError('VETO-204', 'unmount failed', WHERE), '/_reports');
  expect(await sent()).toMatchObject([
    {
      side: 'canary',
      shell: '2.0.0-cccccccc',
      revision: 7,
      route: 'pending',
      shown: 'mf-other@3.0.0-dddddddd',
      lastRequestId: 'request-9',
    },
  ]);
});

it('sends the stacks of what was thrown and of what caused it, without the queries of addresses', async () => {
  const { reportFailure } = await newPage();
  const cause = new Error('no hay', { cause: new TypeError('no field') });
  cause.stack = 'Error: no hay\n    at https://veto.example/pets?owner=anna:1:2';
  reportFailure(new VetoError('VETO-203', 'render failed', { ...WHERE, cause }), '/_reports');
  const [report] = await sent();
  expect(report?.stack).toContain('at https://veto.example/pets:1:2\nCaused by TypeError: no field');
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

it('never fails itself, and stops when a page fails in a loop, for this slice alone', async () => {
  const { reportFailure } = await newPage();
  sendBeacon.mockImplementationOnce(() => {
    throw new TypeError('refused');
  });
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let time = 0; time < 1000; time++) reportFailure(new VetoError('VETO-203', `again ${time}`, WHERE), '/_reports');
  expect(warning).toHaveBeenCalledOnce();
  expect(sendBeacon).toHaveBeenCalledTimes(25);
  reportFailure(new VetoError('VETO-203', 'once', { ...WHERE, slice: 'mf-other' }), '/_reports');
  expect(sendBeacon).toHaveBeenCalledTimes(26);
});

it('says how often the same failure was seen', async () => {
  const { reportFailure } = await newPage();
  for (let time = 0; time < 150; time++) reportFailure(new VetoError('VETO-203', 'again', WHERE), '/_reports');
  expect((await sent()).map(({ times }) => times)).toEqual([undefined, 100]);
});

it('sends nothing where the configuration names no address', async () => {
  const { reportFailure } = await newPage();
  reportFailure(new VetoError('VETO-203', 'once', WHERE), '');
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledOnce();
});
