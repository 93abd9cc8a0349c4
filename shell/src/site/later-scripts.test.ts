// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fetchLaterScripts } from './later-scripts.ts';

const NAMES = ['react', 'design', 'boot', 'bootstrap', 'slices', 'basics', 'entry'];

/** As a document names them: React and the design system are fetched at once. */
function documentWithScripts(): void {
  const links = NAMES.map((name, at) => {
    const media = at < 2 ? '' : ' media="not all"';
    return `<link rel="preload" as="script" href="/${name}.js"${media}>`;
  });
  document.head.innerHTML = `${links.join('')}<link rel="preload" as="style" href="/a.css" media="print">`;
}

const linkOf = (name: string) => document.head.querySelector<HTMLLinkElement>(`[href="/${name}.js"]`);
const fetched = () => NAMES.filter((name) => linkOf(name)?.media !== 'not all');

/** All that follows from an event has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each(['load', 'error'])(
  'scripts follow in the order in which they run, also after an event of %s',
  async (event) => {
    documentWithScripts();
    const done = fetchLaterScripts();
    expect(fetched()).toEqual(['react', 'design']);
    linkOf('design')?.dispatchEvent(new Event(event));
    await settled();
    expect(fetched()).toEqual(['react', 'design', 'boot', 'bootstrap', 'slices']);
    linkOf('react')?.dispatchEvent(new Event(event));
    await settled();
    expect(fetched(), 'the start needs these').toHaveLength(5);
    linkOf('bootstrap')?.dispatchEvent(new Event(event));
    await done;
    expect(fetched()).toEqual(NAMES);
    expect(document.head.querySelector<HTMLLinkElement>('[as=style]')?.media).toBe('print');
  },
);

test('a script that is there already is not waited for', async () => {
  documentWithScripts();
  const arrived = vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    return [{ responseEnd: name.endsWith('/slices.js') ? 0 : 5 }] as unknown as PerformanceEntryList;
  });
  await fetchLaterScripts();
  arrived.mockRestore();
  expect(fetched()).toEqual(NAMES);
});
