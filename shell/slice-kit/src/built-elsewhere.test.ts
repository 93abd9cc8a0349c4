// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { containerSlice, moduleSlice } from './built-elsewhere.ts';
import { sliceProps } from './single-spa.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const say =
  (text: string) =>
  async ({ domElement }: { domElement: HTMLElement }) => {
    domElement.textContent = text;
  };
const application = { bootstrap: [], mount: say('mounted'), unmount: say('unmounted') };
const bridge = () => ({
  render: ({ dom }: { dom: HTMLElement }) => dom.replaceChildren('mounted'),
  destroy: ({ dom }: { dom: HTMLElement }) => dom.replaceChildren('unmounted'),
});
const containerOf = (exports: unknown) => ({ init: vi.fn(), get: vi.fn(async () => () => exports) });

it.each([
  ['lifecycles', application, undefined],
  ['lifecycles as the default', { default: application }, undefined],
  ['the lifecycles of a slice', { lifecycles: application }, undefined],
  ['a container of lifecycles', containerOf(application), './lifecycles'],
  ['a container of a bridge', containerOf({ default: bridge }), './lifecycles'],
])('mounts ES modules that export %s', async (_what, exports, expose) => {
  const { bootstrap, mount, unmount } = moduleSlice(async () => exports, expose);
  const props = sliceProps('mf-kennel');
  await bootstrap(props);
  await mount(props);
  expect(props.container.textContent).toBe('mounted');
  expect(props.site.pageReady).toHaveBeenCalledOnce();
  await unmount(props);
  expect(props.container.textContent).toBe('unmounted');
});

it('says what it has found where that cannot be mounted', async () => {
  const component = moduleSlice(async () => ({ default: () => null }));
  await expect(component.mount(sliceProps('mf-kennel'))).rejects.toThrow(/exports neither lifecycles .* nor a bridge/);
  const nothing = moduleSlice(async () => ({}), './lifecycles');
  await expect(nothing.mount(sliceProps('mf-kennel'))).rejects.toThrow('the entry defines no container');
});

/** What becomes of the scripts that are put into the page. */
function scriptsThat(answer: (script: HTMLScriptElement) => void) {
  const asked: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
    queueMicrotask(() => answer(script as HTMLScriptElement));
  });
  return asked;
}

it("asks for a container's script with its hash, gives it packages of its own, and asks anew where it did not arrive", async () => {
  const container = containerOf(application);
  let arrives = false;
  const asked = scriptsThat((script) => {
    vi.stubGlobal('kennel', container);
    script.dispatchEvent(new Event(arrives ? 'load' : 'error'));
  });
  const entry = 'https://veto.example/releases/mf-kennel/1/built/remoteEntry.js';
  vi.stubGlobal('vetoIntegrity', { [entry]: 'sha384-kennel' });
  const { mount } = containerSlice({ entry, container: 'kennel', expose: './lifecycles' });
  await expect(mount(sliceProps('mf-kennel'))).rejects.toMatchObject({ name: 'ChunkLoadError', request: entry });
  arrives = true;
  const props = sliceProps('mf-kennel');
  await mount(props);
  await mount(sliceProps('mf-kennel'));
  expect(props.container.textContent).toBe('mounted');
  expect(asked.map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
    [entry, 'sha384-kennel', 'anonymous'],
    [entry, 'sha384-kennel', 'anonymous'],
  ]);
  expect(container.init).toHaveBeenCalledExactlyOnceWith({});
  vi.stubGlobal('vetoIntegrity', {});
  const unnamed = containerSlice({ entry, container: 'kennel', expose: './lifecycles' });
  await unnamed.mount(sliceProps('mf-kennel'));
  expect(asked.at(-1)?.integrity, 'a hash that no file has').toBe(`sha384-${'A'.repeat(64)}`);
});
