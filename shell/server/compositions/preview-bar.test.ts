// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { barOfPreview } from './bar.ts';

const UNTIL = '2026-12-08T12:00:00Z';
const FELL_BACK = 'It failed here: this page shows the live release.';
/** No module of TypeScript: browsers get it as it is. */
const SCRIPT = '../public/preview-bar.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function openWith(slice: string, version: string): Promise<void> {
  document.head.innerHTML = '';
  document.body.innerHTML = barOfPreview({ slice, version, until: UNTIL }).replaceAll(/<(?:link|script).*/g, '');
  await import(SCRIPT);
}
const said = () => document.querySelector('#shown-bar [role=status]')?.textContent;
/** Something changes on the page. */
const change = () => document.body.append(document.createElement('p'));
const shows = (slice: string, version: string) =>
  vi.stubGlobal('veto', { slot: () => ({ slice, version, phase: 'mounted' }) });

it('says that a page shows the live release of the slice, for as long as it does', async () => {
  await openWith('mf-pets', '1.1.0-bbbbbbbbbbbb');
  shows('mf-pets', '1.1.0-bbbbbbbbbbbb');
  change();
  await vi.waitFor(() => expect(said()).toBe(''));
  expect(document.querySelector('[data-slice]'), 'a place of the release').toBeNull();
  shows('mf-pets', '1.0.0-aaaaaaaaaaaa');
  change();
  await vi.waitFor(() => expect(said()).toBe(FELL_BACK));
  shows('mf-vets', '3.0.0-dddddddddddd');
  change();
  await vi.waitFor(() => expect(said()).toBe(''));
});

it('says that the live shell was started in place of the previewed one', async () => {
  await openWith('shell', '1.1.0-bbbbbbbbbbbb');
  const start = (version: string) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = `/releases/shell/${version}/entry.js`;
    document.head.append(script);
  };
  start('1.1.0-bbbbbbbbbbbb');
  await vi.waitFor(() => expect(said()).toBe(''));
  start('1.0.0-aaaaaaaaaaaa');
  await vi.waitFor(() => expect(said()).toBe(FELL_BACK));
});
