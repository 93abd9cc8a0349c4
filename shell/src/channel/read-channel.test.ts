// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITE } from '../routing/channel.fixture.ts';
import { fetchChannel, fetchDocumentChannel, readChannel } from './read-channel.ts';

const ADDRESS = '/channels/stable.json';

function answerWith(body: string, status = 200): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
}

/** The site's channel, with one of its slices changed by hand. */
function changed(change: (pointer: Record<string, unknown>, release: Record<string, unknown>) => void): string {
  const channel = JSON.parse(JSON.stringify(SITE));
  const pointer = channel.slices.owner;
  change(pointer, pointer.stable);
  return JSON.stringify(channel);
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('a channel from the server', () => {
  it('is taken when it matches its schema, with whatever else is in it', async () => {
    answerWith(JSON.stringify({ ...SITE, hay: 'hay '.repeat(1e6) }));
    expect(await fetchChannel(ADDRESS)).toEqual(SITE);
  });

  it('goes on without the pages of a slice that are in a language which this shell does not know', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const german = { path: '/de/pets', title: 'Haustiere', lang: 'de', translates: '/pets' };
    answerWith(changed((_, { manifest }) => (manifest as { routes: object[] }).routes.push(german)));
    expect(await fetchChannel(ADDRESS)).toEqual(SITE);
    await fetchChannel(ADDRESS);
    expect(said.mock.calls).toEqual([["Left out, in languages that are not known here: /de/pets of owner ('de')."]]);
  });

  it.each([
    ['an error', '{}', 500],
    ['garbage', '{"revision":'],
    ['nothing', ''],
    ['an empty object', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a page', '<!doctype html><title>Veto</title>'],
    ['huge, and no channel', JSON.stringify({ revision: 1, hay: 'hay '.repeat(1e6) })],
    ['without a number as its revision', JSON.stringify({ ...SITE, revision: '7' })],
    ['one whose slice has no release', changed((pointer) => delete pointer.stable)],
    ['one whose slice has no files', changed((_, release) => delete release.files)],
    ['one whose slice has files without hashes', changed((_, release) => (release.files = { 'a.js': { bytes: 1 } }))],
    ['one with a path that is none', changed((_, release) => (release.manifest = routes('/c++')))],
    ['one with a path that reaches for others', changed((_, release) => (release.manifest = routes('/a|/pets')))],
    ['one with a canary for 200 %', changed((p, release) => (p.canary = { release, percent: 200 }))],
  ])('is refused when it is %s', async (_what, body, status = 200) => {
    answerWith(body, status);
    await expect(fetchChannel(ADDRESS)).rejects.toThrow();
    await expect(readChannel(ADDRESS)).rejects.toMatchObject({ code: 'VETO-301', stage: 'boot' });
  });

  it('is refused when it does not come in 8 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
    await expect(readChannel(ADDRESS)).rejects.toMatchObject({ code: 'VETO-301' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8000);
    timeout.mockRestore();
  });
});

it('is not asked for when the document has it, and asked for when what the document has is damaged', async () => {
  answerWith(JSON.stringify({ ...SITE, revision: 8 }));
  const inline = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="veto-channel">${text}</script>`;
  };
  inline(JSON.stringify({ ...SITE, revision: 7 }));
  expect((await readChannel(ADDRESS)).revision).toBe(7);
  expect(fetch).not.toHaveBeenCalled();
  const withSlices = (slices: unknown) => JSON.stringify({ ...SITE, slices });
  for (const damaged of ['{"revision":', '{}', withSlices(undefined), withSlices(null), withSlices({ owner: {} })]) {
    inline(damaged);
    expect((await readChannel(ADDRESS)).revision).toBe(8);
  }
});

it('is read from what a document says in brief of the slices that do not answer there', async () => {
  const brief = changed((pointer, { manifest }) => {
    pointer.stable = { manifest: { ...(manifest as object), name: undefined, contract: undefined } };
  });
  document.body.innerHTML = `<script type="application/json" id="veto-channel">${brief}</script>`;
  const { contract: _, ...manifest } = { ...SITE.slices.owner?.stable.manifest, name: 'owner' };
  expect(await readChannel(ADDRESS)).toEqual({
    ...SITE,
    slices: { ...SITE.slices, owner: { stable: { slice: 'owner', version: '', manifest } } },
  });
});

describe('the document of an address', () => {
  const page = (channel: string) =>
    `<!doctype html><title>Pets</title><script type="application/json" id="veto-channel">${channel}</script>`;

  it('says what the channel is, also where nobody answers', async () => {
    answerWith(page(JSON.stringify({ ...SITE, revision: 7 })), 404);
    expect((await fetchDocumentChannel('/pets')).revision).toBe(7);
    expect(document.body.innerHTML).toBe('');
  });

  it.each(['', '<title>502</title>', page('{"revision":')])('is no help when it is %j', async (body) => {
    answerWith(body, 502);
    await expect(fetchDocumentChannel('/pets')).rejects.toThrow('/pets answered 502 without a channel');
  });
});

function routes(path: string) {
  return { name: 'owner', contract: '*', routes: [{ path, title: 'Pets' }] };
}
