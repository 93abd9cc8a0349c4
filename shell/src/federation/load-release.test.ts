// @vitest-environment happy-dom
import type { SliceRelease } from '@veto/slice-kit/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileTrouble } from './file-trouble.ts';
import { type FreshCopy, freshCopy } from './fresh-copy.ts';
import { loadRelease } from './load-release.ts';
import { type FakeContainer, openPage, SCOPE, type ScriptOutcome } from './page.fixture.ts';
import { releaseOf } from './release.fixture.ts';

vi.mock('./named-exports.ts', () => ({ namedExports: async () => ({ '@veto/shared-ui/core': ['toaster'] }) }));
vi.mock('./fresh-copy.ts', () => ({ freshCopy: vi.fn() }));
vi.mock('./file-trouble.ts', () => ({ fileTrouble: vi.fn() }));

const RELEASE = releaseOf('1.0.0-aaaaaaaa');
const BASE = 'https://veto.example/releases/mf-test/1.0.0-aaaaaaaa/';
const lifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };

const fresh = vi.mocked(freshCopy);
const trouble = vi.mocked(fileTrouble);
const DIFFERS = { differs: true, sentence: 'it differs from its hash' };
const BROKE_OFF = { differs: false, sentence: 'it broke off twice' };

function chunkError(request: string): Error {
  return Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request });
}

/** A page on which everything works, but for what a test changes. */
function pageWith({
  exports = { lifecycles },
  run,
  ...changes
}: Partial<FakeContainer> & {
  exports?: unknown;
  run?: (nth: number, script: HTMLScriptElement) => ScriptOutcome;
} = {}) {
  const container = {
    init: vi.fn<FakeContainer['init']>(changes.init),
    get: vi.fn<FakeContainer['get']>(changes.get ?? (async () => () => exports)),
  };
  const scripts = openPage(RELEASE.container, (script, nth) => run?.(nth, script) ?? { leaves: container });
  return { scripts, container };
}

const load = (release: SliceRelease = RELEASE) => loadRelease(release, BASE);

beforeEach(() => {
  vi.useFakeTimers();
  // The run time warns of every remote that is registered again.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fresh.mockResolvedValue({ arrived: true });
  trouble.mockResolvedValue(DIFFERS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fresh.mockReset();
  trouble.mockReset();
  globalThis.vetoIntegrity = undefined;
});

/** Expects the load to be under way until `ms` have passed, and then to fail with a code. */
async function expectFailureAfter(ms: number, code: string): Promise<void> {
  const outcome = vi.fn();
  load().catch(outcome);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code }));
}

describe('a release that is well', () => {
  it('hands out its lifecycles, on the share scope of the page', async () => {
    const { container } = pageWith();
    await expect(load()).resolves.toBe(lifecycles);
    expect(container.init).toHaveBeenCalledOnce();
    expect(container.init.mock.calls[0]?.[0]).toBe(SCOPE);
    expect(container.get).toHaveBeenCalledExactlyOnceWith('./slice');
    expect(fresh).not.toHaveBeenCalled();
  });

  it('has its hashes published before the entry runs, which is checked too', async () => {
    const { scripts } = pageWith({
      run(_nth, { src, integrity, crossOrigin }) {
        expect(src).toBe(`${BASE}entry.js`);
        expect(integrity).toMatch(/^sha384-/);
        expect(globalThis.vetoIntegrity).toEqual({ [src]: integrity });
        expect(crossOrigin).toBe('anonymous');
        return { leaves: { init: () => {}, get: async () => () => ({ lifecycles }) } };
      },
    });
    await load();
    expect(scripts).toHaveLength(1);
  });

  it('is evaluated anew when it is loaded again', async () => {
    const { scripts, container } = pageWith();
    await load();
    await load();
    expect(scripts).toHaveLength(2);
    expect(container.init).toHaveBeenCalledTimes(2);
  });

  it('is asked for past the cache where the caller says so', async () => {
    const { scripts } = pageWith({
      run(nth) {
        expect(fresh).toHaveBeenCalledTimes(2);
        return nth === 1 ? { leaves: { init: () => {}, get: async () => () => ({ lifecycles }) } } : 'refused';
      },
    });
    await loadRelease(RELEASE, BASE, { fresh: ['entry.js', '1.js'] });
    expect(fresh.mock.calls.map(([url]) => url)).toEqual([`${BASE}entry.js`, `${BASE}1.js`]);
    expect(scripts).toHaveLength(1);
  });
});

describe('an entry script that fails', () => {
  it('is tried once more, after the copy in the cache was replaced', async () => {
    const { scripts } = pageWith({ run: (nth) => (nth === 1 ? 'refused' : undefined) as ScriptOutcome });
    await expect(load()).resolves.toBe(lifecycles);
    expect(fresh).toHaveBeenCalledExactlyOnceWith(`${BASE}entry.js`);
    expect(scripts).toHaveLength(2);
    expect(scripts[1]?.integrity).toBe(scripts[0]?.integrity);
  });

  it('is VETO-101 with what the server answered', async () => {
    const { scripts } = pageWith({ run: () => 'refused' });
    fresh.mockResolvedValue({ arrived: false, reason: 'entry.js answered 404' });
    await expect(load()).rejects.toMatchObject({
      code: 'VETO-101',
      message: 'VETO-101 entry.js answered 404',
      stage: 'load',
      slice: 'mf-test',
      version: '1.0.0-aaaaaaaa',
    });
    expect(scripts).toHaveLength(1);
  });

  it('is VETO-102 when the server has it and the browser refuses it twice', async () => {
    const { scripts } = pageWith({ run: () => 'refused' });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-102' });
    expect(scripts).toHaveLength(2);
  });

  it('is VETO-101 when it is the connection that broke off twice, and never said to differ', async () => {
    pageWith({ run: () => 'refused' });
    trouble.mockResolvedValue(BROKE_OFF);
    await expect(load()).rejects.toMatchObject({ code: 'VETO-101', message: 'VETO-101 it broke off twice' });
    expect(trouble).toHaveBeenCalledExactlyOnceWith(`${BASE}entry.js`);
  });

  it('is VETO-102 when the channel has no hash for it', async () => {
    const { scripts } = pageWith();
    await expect(load({ ...RELEASE, files: {} })).rejects.toMatchObject({ code: 'VETO-102' });
    expect(scripts).toHaveLength(0);
  });

  it('gives up when it never answers, after two limits of 8 s', async () => {
    pageWith({ run: () => 'never' });
    await expectFailureAfter(16_000, 'VETO-101');
  });

  it('gives the second try only what is left of its limit', async () => {
    pageWith({ run: () => 'never' });
    fresh.mockImplementation(
      () => new Promise<FreshCopy>((resolve) => setTimeout(() => resolve({ arrived: true }), 5000)),
    );
    // The first try, the five seconds, and three more.
    await expectFailureAfter(16_000, 'VETO-101');
  });

  it('has the whole limit again when it is loaded once more', async () => {
    pageWith({ run: () => 'never' });
    fresh.mockResolvedValue({ arrived: false, reason: 'entry.js did not finish in 8 s' });
    await expectFailureAfter(8_000, 'VETO-101');
    await expectFailureAfter(8_000, 'VETO-101');
  });
});

describe('a container that does not work', () => {
  it('is VETO-103 when the entry defined none', async () => {
    pageWith({ run: () => ({ leaves: undefined }) });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-103' });
  });

  it('is VETO-103 when the entry threw while it ran', async () => {
    pageWith({
      run(_nth, { src }) {
        dispatchEvent(new ErrorEvent('error', { filename: src, message: 'x is not a function' }));
        return { leaves: undefined };
      },
    });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-103' });
    expect(fresh).not.toHaveBeenCalled();
  });

  it('is VETO-103 when it has no init', async () => {
    pageWith({ run: () => ({ leaves: { get: () => {} } as unknown as FakeContainer }) });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-103' });
  });

  it('is VETO-103 when it refuses the share scope', async () => {
    pageWith({
      init() {
        throw new Error('already initialised');
      },
    });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-103' });
  });

  it('is VETO-103 when it never takes the share scope, after 8 s', async () => {
    pageWith({ init: () => new Promise(() => {}) });
    await expectFailureAfter(8_000, 'VETO-103');
  });

  it('is VETO-105 when it has no ./slice', async () => {
    pageWith({ get: async () => Promise.reject(new Error('Module "./slice" does not exist in container.')) });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-105' });
  });

  it.each([null, {}, { lifecycles: {} }, { lifecycles: { bootstrap: async () => {} } }, { lifecycles: null }])(
    'is VETO-105 when ./slice exports %j',
    async (exports) => {
      pageWith({ exports });
      await expect(load()).rejects.toMatchObject({ code: 'VETO-105' });
    },
  );

  it('is VETO-105 when its module throws', async () => {
    pageWith({
      get: async () => () => {
        throw new TypeError('x is not a function');
      },
    });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-105', cause: expect.any(TypeError) });
  });

  it('is VETO-105 when its module never finishes, after 8 s', async () => {
    pageWith({ exports: new Promise(() => {}) });
    await expectFailureAfter(8_000, 'VETO-105');
  });
});

describe('a chunk of ./slice that fails', () => {
  it('is asked for once more, past the cache', async () => {
    const get = vi.fn(async () => () => ({ lifecycles })).mockRejectedValueOnce(chunkError(`${BASE}1.js`));
    pageWith({ get });
    await expect(load()).resolves.toBe(lifecycles);
    expect(fresh).toHaveBeenCalledExactlyOnceWith(`${BASE}1.js`);
  });

  it('is VETO-106 when it is gone', async () => {
    const get = vi.fn(async () => Promise.reject(chunkError(`${BASE}1.js`)));
    pageWith({ get });
    fresh.mockResolvedValue({ arrived: false, reason: '1.js answered 404' });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-106', message: 'VETO-106 1.js answered 404' });
    expect(get).toHaveBeenCalledOnce();
  });

  it('is VETO-106 when it is refused twice', async () => {
    const get = vi.fn(async () => Promise.reject(chunkError(`${BASE}1.js`)));
    pageWith({ get });
    await expect(load()).rejects.toMatchObject({ code: 'VETO-106', message: 'VETO-106 it differs from its hash' });
    expect(get).toHaveBeenCalledTimes(2);
    trouble.mockResolvedValue(BROKE_OFF);
    await expect(load()).rejects.toMatchObject({ code: 'VETO-106', message: 'VETO-106 it broke off twice' });
  });
});

it('never fetches a release that does not fit the shell', async () => {
  const { scripts } = pageWith();
  const tooNew = { ...RELEASE, contract: '^9.0.0', shared: { react: '^20.0.0' } };
  await expect(loadRelease(tooNew, BASE, { fresh: ['entry.js'] })).rejects.toMatchObject({
    code: 'VETO-104',
    stage: 'check',
    message: expect.stringMatching(/contract \^9\.0\.0.*react \^20\.0\.0/),
  });
  expect(scripts).toHaveLength(0);
  expect(fresh).not.toHaveBeenCalled();
});

it('does not run when it uses a name that the core modules of this page do not export', async () => {
  const { scripts } = pageWith();
  const using = (name: string) => ({ ...RELEASE, usedExports: { '@veto/shared-ui/core': [name] } });
  await expect(load(using('useDensity'))).rejects.toMatchObject({
    code: 'VETO-104',
    stage: 'check',
    message: expect.stringContaining('useDensity of @veto/shared-ui/core'),
  });
  expect(scripts).toHaveLength(0);
  await expect(load(using('toaster'))).resolves.toBe(lifecycles);
});
