// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FailureReport } from './failure-report.ts';

const PETS = `${location.origin}/releases/mf-pets/1.0.0-aaaaaaaa/pets.js`;
/** Whether somebody has changed built-ins of the page. */
let disturbed = false;
const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
const listeners: [string, EventListener][] = [];

/** What was sent about what a new page hears. */
async function heard(...events: Event[]): Promise<FailureReport[]> {
  vi.resetModules();
  const { reportUncaught } = await import('./uncaught-errors.ts');
  reportUncaught('/_reports', () => disturbed);
  for (const event of events) for (const [type, listener] of listeners) if (type === event.type) listener(event);
  return Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as FailureReport));
}

const thrownAt = (place: string, message = 'no hay') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at feed (${place}:1:7)` });
const inHandler = (error: unknown, filename = '') => new ErrorEvent('error', { error, filename, message: 'no hay' });
/** happy-dom has no PromiseRejectionEvent. */
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

beforeEach(() => {
  disturbed = false;
  sendBeacon.mockReset();
  listeners.length = 0;
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => listeners.push([type, listener]));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a handler', () => inHandler(thrownAt(PETS)), 'event'],
  ['a promise', () => rejection(thrownAt(PETS)), 'promise'],
  ['a handler, and is no error', () => inHandler('no hay', PETS), 'event'],
])('reports what is thrown in %s under the name of the slice and its version', async (_where, event, stage) => {
  const [report, ...more] = await heard(event());
  expect(report).toMatchObject({ code: 'VETO-206', slice: 'mf-pets', version: '1.0.0-aaaaaaaa', stage });
  expect(report?.message).toContain('no hay');
  expect(more).toEqual([]);
});

it('reports nothing of other scripts, and a rejection without a stack under no name', async () => {
  const reports = await heard(
    inHandler(thrownAt('https://maps.googleapis.com/maps.js')),
    inHandler(thrownAt('chrome-extension://abcdef/content.js')),
    inHandler(null, `${location.origin}/pets`),
    rejection(thrownAt('chrome-extension://abcdef/content.js')),
    rejection('out of hay'),
  );
  expect(reports).toHaveLength(1);
  expect(reports[0]?.slice).toBeUndefined();
  expect(reports[0]?.message).toContain('out of hay');
});

it('hears a quiet slice beside one that throws without end', async () => {
  const flood = Array.from({ length: 3000 }, (_, nth) => inHandler(thrownAt(PETS, `no hay ${nth}`)));
  const quiet = rejection(thrownAt(PETS.replaceAll('pets', 'owner')));
  const reports = await heard(...flood, quiet);
  expect(reports).toHaveLength(26);
  expect(reports.at(-1)).toMatchObject({ slice: 'mf-owner', stage: 'promise' });
});

it('names nobody while built-ins of the page are changed', async () => {
  disturbed = true;
  const reports = await heard(inHandler(thrownAt(PETS)), rejection(thrownAt(PETS, 'no water')));
  expect(reports.map(({ code, slice }) => [code, slice])).toEqual([
    ['VETO-206', undefined],
    ['VETO-206', undefined],
  ]);
});
