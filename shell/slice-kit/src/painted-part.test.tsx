// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaintedPart } from './painted-part.tsx';
import { PaintedRows } from './painted-rows.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.documentElement.dataset.rowsLater;
  document.body.innerHTML = '';
});

/** What the part says of itself, and whether its row is there, at each commit. */
async function commitsOver(firstPaint: string): Promise<string[]> {
  document.body.innerHTML = `<div id="first-paint">${firstPaint}</div><div id="page"></div>`;
  const page = document.getElementById('page') as HTMLElement;
  const commits: string[] = [];
  const note = () =>
    commits.push(`${/painted-part="(\w+)/.exec(page.innerHTML)?.[1]} ${page.textContent.includes('Row')}`);
  await act(async () =>
    createRoot(page).render(
      <Profiler id="part" onRender={note}>
        <PaintedPart>Row</PaintedPart>
      </Profiler>,
    ),
  );
  return commits;
}

it('comes after the rest of its page where the document shows it', async () => {
  expect(await commitsOver('<div data-painted-part="ready">Row</div>')).toEqual(['waiting false', 'ready true']);
});

it('comes with its page where the document shows another, or waits for it as well', async () => {
  expect(await commitsOver('')).toEqual(['ready true']);
  expect(await commitsOver('<div data-painted-part="ready"><i class="chakra-skeleton"></i></div>')).toEqual([
    'ready true',
  ]);
});

it('has its rows below the first screen laid out one with each frame, where the shell did so with the painted ones', async () => {
  document.documentElement.dataset.rowsLater = '';
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  document.body.innerHTML = '<div id="first-paint"><div data-painted-part="ready">Row</div></div><div id="page"></div>';
  const page = document.getElementById('page') as HTMLElement;
  const later = () =>
    [...page.querySelectorAll('li')].map(({ style }) => style.getPropertyValue('content-visibility') === 'auto');
  await act(async () =>
    createRoot(page).render(
      <PaintedRows>
        <ul data-long-list="">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </PaintedRows>,
    ),
  );
  expect(later()).toEqual([false, false, false, false, true, true]);
  for (let frame = 0; frame < 2; frame++) vi.advanceTimersToNextFrame();
  expect(later()).toEqual([false, false, false, false, false, true]);
  vi.advanceTimersToNextFrame();
  expect(later()).toEqual(Array(6).fill(false));
});

it('is rendered whole in Node, without a style that the document’s policy forbids', () => {
  vi.stubGlobal('document', undefined);
  expect(renderToStaticMarkup(<PaintedPart>Row</PaintedPart>)).toBe('<div data-painted-part="ready">Row</div>');
});
