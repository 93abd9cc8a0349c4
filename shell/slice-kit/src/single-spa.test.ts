// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { sliceProps } from './single-spa.fixture.ts';
import { singleSpaSlice } from './single-spa.ts';

it('runs the steps of an application in turn, in a place of its own for each mount', async () => {
  const said: string[] = [];
  const say =
    (what: string) =>
    async ({ name }: { name: string }) =>
      void said.push(`${what} ${name}`);
  const mount = async ({ domElement }: { domElement: HTMLElement }) => {
    domElement.innerHTML = '<h1>Boarding</h1><a href="/doctors">Vets</a>';
  };
  const application = { bootstrap: [say('one'), say('two')], mount: [mount, say('mount')], unmount: say('unmount') };
  const { bootstrap, mount: open, unmount: close } = singleSpaSlice(async () => application);
  const [first, second] = [sliceProps('mf-boarding'), sliceProps('mf-boarding')];
  await bootstrap(first);
  await open(first);
  expect(first.container.textContent).toBe('BoardingVets');
  expect(first.site.pageReady).toHaveBeenCalledOnce();
  // The next mount may come before the unmount of the one before.
  await open(second);
  await close(first);
  await close(first);
  expect(said).toEqual([
    'one mf-boarding',
    'two mf-boarding',
    'mount mf-boarding',
    'mount mf-boarding-2',
    'unmount mf-boarding',
  ]);
  second.container.querySelector('a')?.click();
  expect(second.site.navigate).toHaveBeenCalledWith('/doctors');
});

it('rejects with what the application says', async () => {
  const fails = vi.fn(async () => Promise.reject(new Error('no room is free')));
  const { mount } = singleSpaSlice(async () => ({ mount: fails, unmount: fails }));
  await expect(mount(sliceProps('mf-boarding'))).rejects.toThrow('no room is free');
});
