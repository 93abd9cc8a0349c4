import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoadingPage, loadRelease } from './load-release.ts';
import { releaseOf } from './release.fixture.ts';
import { TimeLimitExceeded, within } from './time-limit.ts';

const RELEASE = releaseOf('1.0.0-aaaaaaaa');
const BASE = 'https://veto.example/releases/mf-test/1.0.0-aaaaaaaa/';
const SCOPE = { react: { '19.3.1': { get: () => undefined, from: 'shell' } } };
const lifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };

function chunkError(request: string): Error {
  return Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request });
}

/** A page on which everything works, but for what a test changes. */
function pageWith(changes: Partial<LoadingPage> = {}, exports: unknown = { lifecycles }) {
  const container = { init: vi.fn(), get: vi.fn(async () => () => exports) };
  const globals: Record<string, unknown> = { [RELEASE.container]: container };
  const page = {
    globals,
    shareScope: async () => SCOPE,
    coreExports: async () => ({ '@veto/shared-ui/core': ['toaster'] }),
    runScript: vi.fn(async () => {}),
    freshCopy: vi.fn(async () => ({ arrived: true as const })),
    ...changes,
  };
  return { page, container };
}

const load = (page: LoadingPage, release = RELEASE) => loadRelease(release, BASE, page);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  globalThis.vetoIntegrity = undefined;
});

describe('a release that is well', () => {
  it('hands out its lifecycles, on the share scope of the page', async () => {
    const { page, container } = pageWith();
    await expect(load(page)).resolves.toBe(lifecycles);
    expect(container.init).toHaveBeenCalledExactlyOnceWith(SCOPE);
    expect(page.freshCopy).not.toHaveBeenCalled();
  });

  it('has its hashes published before the entry runs, which is checked too', async () => {
    const { page } = pageWith({
      runScript: vi.fn(async ({ url, integrity }) => {
        expect(globalThis.vetoIntegrity).toEqual({ [url]: integrity });
        expect(url).toBe(`${BASE}entry.js`);
      }),
    });
    await load(page);
    expect(page.runScript).toHaveBeenCalledOnce();
  });
});

describe('an entry script that fails', () => {
  it('is tried once more, after the copy in the cache was replaced', async () => {
    const { page } = pageWith({ runScript: vi.fn(async () => {}).mockRejectedValueOnce(new Error('network')) });
    await expect(load(page)).resolves.toBe(lifecycles);
    expect(page.freshCopy).toHaveBeenCalledExactlyOnceWith(`${BASE}entry.js`, 8000);
    expect(page.runScript).toHaveBeenCalledTimes(2);
  });

  it('is VETO-101 with what the server answered', async () => {
    const { page } = pageWith({
      runScript: vi.fn(async () => Promise.reject(new Error('network'))),
      freshCopy: async () => ({ arrived: false, reason: 'entry.js answered 404' }),
    });
    await expect(load(page)).rejects.toMatchObject({
      code: 'VETO-101',
      message: 'VETO-101 entry.js answered 404',
      stage: 'load',
      slice: 'mf-test',
      version: '1.0.0-aaaaaaaa',
    });
    expect(page.runScript).toHaveBeenCalledOnce();
  });

  it('is VETO-102 when the server has it and the browser refuses it twice', async () => {
    const { page } = pageWith({ runScript: vi.fn(async () => Promise.reject(new Error('refused'))) });
    await expect(load(page)).rejects.toMatchObject({ code: 'VETO-102' });
    expect(page.runScript).toHaveBeenCalledTimes(2);
  });

  it('is VETO-102 when the channel has no hash for it', async () => {
    const { page } = pageWith();
    await expect(load(page, { ...RELEASE, files: {} })).rejects.toMatchObject({ code: 'VETO-102' });
    expect(page.runScript).not.toHaveBeenCalled();
  });

  it('gives up when it never answers, after two limits of 8 s', async () => {
    const never = (limitMs: number) => within(limitMs, 'entry.js', new Promise<never>(() => {}));
    const { page } = pageWith({
      runScript: vi.fn((_file, limitMs) => never(limitMs)),
      freshCopy: async (_url, limitMs) => never(limitMs).catch((error) => ({ arrived: false, reason: error.message })),
    });
    const outcome = vi.fn();
    load(page).catch(outcome);
    await vi.advanceTimersByTimeAsync(15_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'VETO-101' }));
  });

  it('gives the second try only what is left of its limit', async () => {
    const limits: number[] = [];
    const { page } = pageWith({
      runScript: vi.fn(async (_file, limitMs) => {
        limits.push(limitMs);
        throw new TimeLimitExceeded('entry.js', limitMs);
      }),
      freshCopy: async () => {
        await vi.advanceTimersByTimeAsync(5000);
        return { arrived: true };
      },
    });
    await expect(load(page)).rejects.toMatchObject({ code: 'VETO-101' });
    expect(limits).toEqual([8000, 3000]);
  });
});

describe('a container that does not work', () => {
  it('is VETO-103 when the entry defined none', async () => {
    await expect(load(pageWith({ globals: {} }).page)).rejects.toMatchObject({ code: 'VETO-103' });
  });

  it('is VETO-103 when it refuses the share scope', async () => {
    const { page, container } = pageWith();
    container.init.mockImplementation(() => {
      throw new Error('already initialised');
    });
    await expect(load(page)).rejects.toMatchObject({ code: 'VETO-103' });
  });

  it('is VETO-103 when it never takes the share scope, after 8 s', async () => {
    const { page, container } = pageWith();
    container.init.mockImplementation(() => new Promise(() => {}));
    const outcome = vi.fn();
    load(page).catch(outcome);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'VETO-103' }));
  });

  it('is VETO-105 when it has no ./slice', async () => {
    const { page, container } = pageWith();
    container.get.mockRejectedValue(new Error('Module "./slice" does not exist in container.'));
    await expect(load(page)).rejects.toMatchObject({ code: 'VETO-105' });
  });

  it.each([undefined, {}, { lifecycles: {} }, { lifecycles: { bootstrap: async () => {} } }, { lifecycles: null }])(
    'is VETO-105 when ./slice exports %j',
    async (exports) => {
      await expect(load(pageWith({}, exports ?? null).page)).rejects.toMatchObject({ code: 'VETO-105' });
    },
  );

  it('is VETO-105 when its module throws', async () => {
    const { page, container } = pageWith();
    container.get.mockResolvedValue(() => {
      throw new TypeError('x is not a function');
    });
    await expect(load(page)).rejects.toMatchObject({ code: 'VETO-105', cause: expect.any(TypeError) });
  });
});

describe('a chunk of ./slice that fails', () => {
  it('is asked for once more, past the cache', async () => {
    const { page, container } = pageWith();
    container.get.mockRejectedValueOnce(chunkError(`${BASE}1.js`));
    await expect(load(page)).resolves.toBe(lifecycles);
    expect(page.freshCopy).toHaveBeenCalledExactlyOnceWith(`${BASE}1.js`, 8000);
  });

  it('is VETO-106 when it is gone', async () => {
    const { page, container } = pageWith({ freshCopy: async () => ({ arrived: false, reason: '1.js answered 404' }) });
    container.get.mockRejectedValue(chunkError(`${BASE}1.js`));
    await expect(load(page)).rejects.toMatchObject({ code: 'VETO-106', message: 'VETO-106 1.js answered 404' });
    expect(container.get).toHaveBeenCalledOnce();
  });

  it('is VETO-106 when it is refused twice', async () => {
    const { page, container } = pageWith();
    container.get.mockRejectedValue(chunkError(`${BASE}1.js`));
    await expect(load(page)).rejects.toMatchObject({ code: 'VETO-106' });
    expect(container.get).toHaveBeenCalledTimes(2);
  });
});

it('never fetches a release that does not fit the shell', async () => {
  const { page } = pageWith();
  const tooNew = { ...RELEASE, contract: '^9.0.0', shared: { react: '^20.0.0' } };
  await expect(load(page, tooNew)).rejects.toMatchObject({
    code: 'VETO-104',
    stage: 'check',
    message: expect.stringMatching(/contract \^9\.0\.0.*react \^20\.0\.0/),
  });
  expect(page.runScript).not.toHaveBeenCalled();
});

it('does not run when it uses a name that the core modules of this page do not export', async () => {
  const { page } = pageWith();
  const using = (name: string) => ({ ...RELEASE, usedExports: { '@veto/shared-ui/core': [name] } });
  await expect(load(page, using('useDensity'))).rejects.toMatchObject({
    code: 'VETO-104',
    stage: 'check',
    message: expect.stringContaining('useDensity of @veto/shared-ui/core'),
  });
  expect(page.runScript).not.toHaveBeenCalled();
  await expect(load(page, using('toaster'))).resolves.toBe(lifecycles);
});
