import type { SliceLifecycles } from './contract/lifecycles.ts';
import { NO_FILE } from './no-file.ts';
import { type SingleSpaApplication, singleSpaSlice } from './single-spa.ts';

interface Container {
  init?(shared: object): unknown;
  get(name: string): Promise<() => unknown>;
}

/** What a bridge of Module Federation exports: a function that gives both. */
interface Bridge {
  render(props: { dom: HTMLElement; moduleName?: string }): unknown;
  destroy(props: { dom: HTMLElement }): unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isContainer = (value: unknown): value is Container => isObject(value) && typeof value.get === 'function';
const isStep = (value: unknown) => typeof value === 'function' || Array.isArray(value);
const isApplication = (value: unknown): value is SingleSpaApplication & Record<string, unknown> =>
  isObject(value) && isStep(value.mount) && isStep(value.unmount);

/**
 * Makes a slice of ES modules that another bundler has built. `load` imports the entry: lifecycles, or a container whose `expose` has
 * them.
 */
export function moduleSlice(load: () => Promise<unknown>, expose?: string): SliceLifecycles {
  return singleSpaSlice(async () => applicationOf(await exposed(await load(), expose)));
}

/**
 * Makes a slice of a container that another bundler has built, from files that are kept as they are: `entry` is the address of the
 * script that defines the global `container`.
 */
export function containerSlice({
  entry,
  container,
  expose,
}: {
  entry: string;
  container: string;
  expose: string;
}): SliceLifecycles {
  let loaded: Promise<unknown> | undefined;
  const load = async () => {
    await loadScript(entry);
    return exposed((globalThis as Record<string, unknown>)[container], expose);
  };
  return singleSpaSlice(async () => {
    loaded ??= load();
    // A second try fetches anew what did not arrive.
    loaded.catch(() => (loaded = undefined));
    return applicationOf(await loaded);
  });
}

const initialized = new WeakSet<Container>();

/** What a container exposes, or the module itself. The container has packages of its own: the page's may be other versions. */
async function exposed(found: unknown, expose: string | undefined): Promise<unknown> {
  if (expose === undefined) return found;
  if (!isContainer(found)) throw new Error('the entry defines no container of Module Federation');
  if (!initialized.has(found)) await found.init?.({});
  initialized.add(found);
  return (await found.get(expose))();
}

/** Exports of single-spa, slice-kit or a bridge, by their name or as the default. */
function applicationOf(found: unknown): SingleSpaApplication {
  const exports = isObject(found) ? found : {};
  const application = [exports.lifecycles, exports, exports.default].find(isApplication);
  if (application) return application;
  const bridge = exports.default ?? found;
  if (typeof bridge === 'function') {
    const made: unknown = bridge();
    if (isObject(made) && typeof made.render === 'function' && typeof made.destroy === 'function')
      return ofBridge(made as unknown as Bridge);
  }
  throw new Error('it exports neither lifecycles (bootstrap, mount, unmount) nor a bridge of Module Federation');
}

function ofBridge(bridge: Bridge): SingleSpaApplication {
  return {
    mount: async ({ domElement }: { domElement: HTMLElement }) => bridge.render({ dom: domElement }),
    unmount: async ({ domElement }: { domElement: HTMLElement }) => bridge.destroy({ dom: domElement }),
  };
}

/** Rejects as webpack does for a chunk that did not arrive. */
function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  const { vetoIntegrity: hashes } = globalThis as { vetoIntegrity?: Record<string, string> };
  if (hashes) {
    script.crossOrigin = 'anonymous';
    script.integrity = hashes[address] ?? NO_FILE;
  }
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () =>
      reject(Object.assign(new Error(`${address} did not arrive`), { name: 'ChunkLoadError', request: address }));
    script.src = address;
    document.head.append(script);
  }).finally(() => script.remove());
}
