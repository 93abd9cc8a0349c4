import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOver, takeOverFrame } from './take-over.ts';

const root = document.documentElement;
const stop = vi.fn();
let held = false;

/** The document while the shell has rendered its layout: with a page in the first paint, or without. */
function documentWith(page: string): void {
  document.body.innerHTML = `
    <div id="veto"><header><a href="/">Veto</a></header><main><input name="query"></main></div>
    <div id="first-paint"><div id="first-paint-page"><header><a href="/">Veto</a></header><main>${page}</main></div></div>`;
  for (const element of document.querySelectorAll('#first-paint main > *'))
    element.getBoundingClientRect = () => new DOMRect(0, 64, 390, 700);
}
const isGone = () => document.getElementById('first-paint') === null && root.dataset.shownFirst === undefined;

beforeEach(() => {
  held = false;
  stop.mockReset();
  root.dataset.shownFirst = 'page';
  globalThis.vetoFirstPaint = { pressed: [], isHeld: () => held, stop };
  documentWith('<div><input name="query"></div>');
});

describe('what a document shows first', () => {
  it('loses its header to the shell, and its page to the page', () => {
    takeOverFrame();
    expect(root.dataset.shownFirst).toBe('main');
    expect(document.querySelector('#first-paint header')?.children).toHaveLength(0);
    for (const field of document.querySelectorAll<HTMLInputElement>('#first-paint input')) field.value = 'rabbit';
    takeOver();
    expect(isGone()).toBe(true);
    expect(document.querySelector<HTMLInputElement>('#veto input')?.value).toBe('rabbit');
    expect(stop).toHaveBeenCalledOnce();
  });

  it('goes with its header where no page of it is seen', () => {
    documentWith('');
    takeOverFrame();
    expect(isGone()).toBe(true);
  });

  it('waits for a finger that is down on it', async () => {
    takeOverFrame();
    held = true;
    takeOver();
    expect(isGone()).toBe(false);
    held = false;
    dispatchEvent(new Event('pointerup'));
    await vi.waitFor(() => expect(isGone()).toBe(true));
  });

  it('goes when the gate is there', () => {
    root.dataset.shownFirst = 'gate';
    takeOver();
    expect(isGone()).toBe(true);
  });

  it('is nothing to a page whose document showed nothing', () => {
    delete root.dataset.shownFirst;
    takeOverFrame();
    takeOver();
    expect(document.getElementById('first-paint')).not.toBeNull();
    expect(stop).not.toHaveBeenCalled();
  });
});
