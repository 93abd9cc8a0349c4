// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasAnswers } from './answers-of-document.ts';
import { awaitPage, takeOver } from './take-over.ts';

vi.mock('./answers-of-document.ts', () => ({ hasAnswers: vi.fn(() => false) }));

const root = document.documentElement;
const stop = vi.fn();
let held = false;

const FRAME = '<header><a href="/">Veto</a></header>';
const LAYOUT = `${FRAME}<main><div id="first-paint-place"></div><div id="page-place"><div class="skeleton"></div></div></main>`;

/** The document before the shell has rendered anything: with a page in the first paint, or without. */
function documentWith(page: string): void {
  document.body.innerHTML = `<div id="veto"></div><div id="first-paint"><a href="#first-main">Skip</a>${FRAME}<main>${page}</main></div>`;
  for (const element of document.querySelectorAll('#first-paint main > *'))
    element.getBoundingClientRect = () => new DOMRect(0, 64, 390, 700);
}
const veto = () => document.getElementById('veto') ?? document.body;
const isGone = () => document.getElementById('first-paint') === null && root.dataset.shownFirst === undefined;
const field = () => document.querySelectorAll<HTMLInputElement>('input')[0] ?? document.createElement('input');
/** The shell's layout comes into the document. */
async function renderLayout(): Promise<void> {
  awaitPage();
  veto().innerHTML = LAYOUT;
  await Promise.resolve();
}
/** What can be found in the document at this moment. */
const counts = () => ['header', 'main', 'input'].map((name) => document.querySelectorAll(name).length);

beforeEach(() => {
  held = false;
  vi.mocked(hasAnswers).mockReturnValue(false);
  stop.mockReset();
  root.dataset.shownFirst = 'page';
  globalThis.vetoFirstPaint = { pressed: [], isHeld: () => held, stop };
  documentWith('<div><input name="query"></div>');
});

describe('the first sight of a document', () => {
  it("loses its header to the shell's at a press, and moves into its <main> with what was written and the focus", async () => {
    field().value = 'rabbit';
    field().focus();
    await renderLayout();
    expect(root.dataset.shownFirst, 'which hides the layout').toBe('page');
    document.querySelector<HTMLElement>('#first-paint header')?.click();
    expect(root.dataset.shownFirst).toBe('main');
    expect(counts()).toEqual([1, 1, 1]);
    expect(document.querySelector('#veto main #first-paint input')).toBe(document.activeElement);
    expect(field().value).toBe('rabbit');
  });

  it("loses its header to the shell's where the page takes long", async () => {
    vi.useFakeTimers();
    await renderLayout();
    vi.advanceTimersByTime(1_999);
    expect(root.dataset.shownFirst).toBe('page');
    vi.advanceTimersByTime(1);
    expect(root.dataset.shownFirst).toBe('main');
    vi.useRealTimers();
  });

  it('gives its place to the page in the step in which that is rendered', async () => {
    await renderLayout();
    field().value = 'rabbit';
    field().focus();
    const container = document.createElement('div');
    container.hidden = true;
    document.querySelector('#veto main')?.append(container);
    container.innerHTML = '<h1>Vets</h1><input name="query">';
    await Promise.resolve();
    expect(isGone(), 'a slice that is being mounted is not seen yet').toBe(false);
    container.hidden = false;
    await Promise.resolve();
    expect(isGone()).toBe(true);
    expect(counts()).toEqual([1, 1, 1]);
    expect(field().value).toBe('rabbit');
    expect(document.activeElement).toBe(field());
    expect(stop).toHaveBeenCalledOnce();
  });

  it('stays while a skeleton stands in for the page, also one with the heading but not the fields', async () => {
    await renderLayout();
    const skeleton = document.querySelector('.skeleton');
    skeleton?.append(document.createElement('h1'));
    await Promise.resolve();
    expect(isGone()).toBe(false);
    skeleton?.replaceWith(document.createElement('input'));
    await Promise.resolve();
    expect(isGone()).toBe(true);
  });

  it('goes for a page without fields once its heading is there', async () => {
    documentWith('<div>Questions</div>');
    await renderLayout();
    document.querySelector('#veto main')?.append(document.createElement('h1'));
    await Promise.resolve();
    expect(isGone()).toBe(true);
  });

  it('goes with its header where no page of it is seen', async () => {
    documentWith('');
    await renderLayout();
    await vi.waitFor(() => expect(isGone()).toBe(true));
    expect(counts()).toEqual([1, 1, 0]);
  });

  it('stays under a finger that is down on it until that is lifted', async () => {
    held = true;
    await renderLayout();
    dispatchEvent(new Event('click'));
    expect(root.dataset.shownFirst, 'which hides the layout').toBe('page');
    held = false;
    dispatchEvent(new Event('pointerup'));
    await vi.waitFor(() => expect(root.dataset.shownFirst).toBe('main'));
    expect(counts()).toEqual([1, 1, 1]);
  });

  it('is not taken away under a finger', async () => {
    held = true;
    takeOver();
    await Promise.resolve();
    expect(isGone()).toBe(false);
    held = false;
    dispatchEvent(new Event('pointerup'));
    await vi.waitFor(() => expect(isGone()).toBe(true));
  });

  it.each([true, false])(
    'leaves the part that the page renders last, until that is there (answers: %s)',
    async (has) => {
      vi.mocked(hasAnswers).mockReturnValue(has);
      documentWith(
        '<input name="query"><div data-painted-part="ready"><a href="/vet">Vet</a></div><input name="query">',
      );
      await renderLayout();
      for (const each of document.querySelectorAll<HTMLInputElement>('#first-paint input')) each.value = 'rabbit';
      document.querySelector<HTMLElement>('#first-paint main a')?.focus();
      const page = document.createElement('div');
      page.innerHTML = '<input name="query"><div data-painted-part="waiting"></div><input name="query">';
      document.querySelector('#veto main')?.append(page);
      await Promise.resolve();
      expect(root.dataset.shownFirst).toBe('part');
      expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['rabbit', 'rabbit']);
      expect(document.activeElement?.textContent).toBe('Vet');
      expect(stop, 'presses on that part are still kept').not.toHaveBeenCalled();
      const part = page.querySelector<HTMLElement>('[data-painted-part=waiting]') ?? page;
      part.insertAdjacentHTML('beforeend', '<a href="/vet">Vet</a>');
      await Promise.resolve();
      expect(isGone(), 'rows are there, but more are on their way').toBe(false);
      part.dataset.paintedPart = 'ready';
      await vi.waitFor(() => expect(isGone()).toBe(true));
      expect(document.querySelectorAll('a[href="/vet"]')).toHaveLength(1);
      expect(document.activeElement).toBe(part.querySelector('a'));
    },
  );

  it('is nothing to a page whose document showed nothing', async () => {
    delete root.dataset.shownFirst;
    await renderLayout();
    takeOver();
    expect(document.getElementById('first-paint')).not.toBeNull();
    expect(stop).not.toHaveBeenCalled();
  });
});
