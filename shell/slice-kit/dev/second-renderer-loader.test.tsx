// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import * as pageRenderer from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import secondRendererLoader from './second-renderer-loader.ts';

const require = createRequire(import.meta.url);

/** React DOM as a slice under development has it. */
async function ownRenderer(): Promise<typeof pageRenderer> {
  const file = createRequire(require.resolve('react-dom/client')).resolve('./cjs/react-dom-client.development.js');
  const callback = vi.fn();
  secondRendererLoader.call({ callback } as never, await readFile(file, 'utf8'));
  const module = { exports: {} as typeof pageRenderer };
  new Function('require', 'module', 'exports', callback.mock.calls[0]?.[1])(require, module, module.exports);
  return module.exports;
}

const Place = createContext('no place');

function ReadPlace() {
  return <p>{useContext(Place)}</p>;
}

/** Has the page render while the slice is at it. */
function PageRenders({ root }: { root: pageRenderer.Root }) {
  flushSync(() => root.render(<ReadPlace />));
  return <ReadPlace />;
}

it('keeps what a slice under development provides from the page, which may render while the slice pauses', async () => {
  // That the page does so within a component is only the shortest way here.
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const own = await ownRenderer();
  const page = document.createElement('div');
  const slice = document.createElement('div');
  own.createRoot(slice).render(
    <Place value="in the slice">
      <PageRenders root={pageRenderer.createRoot(page)} />
    </Place>,
  );
  await vi.waitFor(() => expect(slice.textContent).toBe('in the slice'));
  expect(page.textContent).toBe('no place');
});
