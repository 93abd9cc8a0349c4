// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { completeArrival } from '../site/arrival.ts';
import { tellMissingHeadings } from './missing-heading.ts';

it('says once that a page is ready without a heading, and nothing of a page that has one', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<header><h1>Site</h1></header><main id="main"><h1>Pets</h1></main>';
  tellMissingHeadings();
  completeArrival({ title: 'Pets', lang: 'en' });
  expect(warn).not.toHaveBeenCalled();
  document.querySelector('main h1')?.remove();
  for (let time = 0; time < 2; time += 1) completeArrival({ title: 'Pets', lang: 'en' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`The page at ${location.pathname} `));
});
