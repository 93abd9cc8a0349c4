// @vitest-environment happy-dom
import type { VetoError } from '@veto/slice-kit/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteInputs } from './frozen-tab.ts';
import { tellFrozenTabs } from './tell-frozen-tabs.ts';

const report = vi.fn((_failure: VetoError) => {});
const shown = () => ({ slice: 'mf-pets', version: '1.0.0-aaaaaaaa' });
/** What the visitor does themselves. */
const click = (on: EventTarget = globalThis) => {
  const event = new Event('click', { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  on.dispatchEvent(event);
};
const openTab = () => {
  noteInputs(shown);
  tellFrozenTabs(report);
};
const notes = () => Object.keys(localStorage).filter((key) => key.startsWith('veto_busy_'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  report.mockReset();
  const listening = vi.spyOn(window, 'addEventListener');
  return () => {
    // The next test's visit begins in a tab that nobody has noted anything in.
    for (const [type, heard, options] of listening.mock.calls) removeEventListener(type, heard, options);
    listening.mockRestore();
    vi.useRealTimers();
  };
});

it('a tab that never answered is reported on the next visit, once, with the release that was shown', () => {
  history.replaceState(null, '', '/pets');
  openTab();
  click();
  expect(notes()).toHaveLength(1);
  // The handler goes on for ever: no task of that tab is run any more.
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + 60_000);
  openTab();
  openTab();
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    code: 'VETO-209',
    slice: 'mf-pets',
    version: '1.0.0-aaaaaaaa',
    message: expect.stringContaining('click at /pets'),
  });
  expect(notes()).toEqual([]);
});

it('a part in the header answers for what is pressed in its place', () => {
  document.body.innerHTML =
    '<header><p data-slice="mf-owner" data-version="2.0.0-bbbbbbbb"><a>Messages</a></p></header>';
  openTab();
  click(document.querySelector('a') ?? undefined);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + 60_000);
  openTab();
  expect(report.mock.calls[0]?.[0]).toMatchObject({ slice: 'mf-owner', version: '2.0.0-bbbbbbbb' });
});

it('one that answers leaves nothing, and what is at work in another tab is waited for', () => {
  openTab();
  click();
  openTab();
  vi.advanceTimersByTime(0);
  expect(notes()).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(report).not.toHaveBeenCalled();
});

it('one that is closed leaves nothing', () => {
  openTab();
  click();
  dispatchEvent(new Event('pagehide'));
  expect(notes()).toEqual([]);
});
