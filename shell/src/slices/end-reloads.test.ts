// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { leftOut } from '../early/left-out.ts';
import { endReloads } from './end-reloads.ts';

const reportFailure = vi.hoisted(() => vi.fn());
vi.mock('../failures/failure-report.ts', () => ({ reportFailure }));

const VERSION = '1.0.0-aaaaaaaa';

beforeEach(() => {
  sessionStorage.clear();
  reportFailure.mockClear();
  document.body.innerHTML = `<div id="slice-outlet"><div data-slice="mf-pets" data-version="${VERSION}"></div></div>`;
});

/** Opens and leaves a document so often. */
function visits(times: number, { isUntouched = true, took = 300 } = {}): void {
  for (let nth = 0; nth < times; nth += 1) {
    vi.spyOn(performance, 'now').mockReturnValue(took);
    const added = vi.spyOn(globalThis, 'addEventListener');
    endReloads(() => isUntouched, '/report');
    const [[, leave]] = added.mock.calls as unknown as [[string, () => void]];
    added.mockRestore();
    leave();
  }
}

it('leaves a release out whose page goes by itself again and again, and blames nobody', () => {
  visits(4);
  expect(leftOut()).toBe('');
  visits(1);
  expect(leftOut()).toContain(`mf-pets@${VERSION}`);
  const [[failure]] = reportFailure.mock.calls as [[{ code: string; slice?: string; message: string }]];
  expect([failure.code, failure.slice]).toEqual(['VETO-207', undefined]);
  expect(failure.message).toContain(`mf-pets@${VERSION} /`);
});

it.each([
  ['touches', { isUntouched: false }],
  ['reads', { took: 20_000 }],
])('takes no page for a loop that the visitor %s in between', (_does, visit) => {
  visits(3);
  visits(1, visit);
  expect(sessionStorage).toHaveLength(0);
  visits(4);
  expect([leftOut(), reportFailure.mock.calls]).toEqual(['', []]);
});
