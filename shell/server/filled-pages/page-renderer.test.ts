import type { Question } from '@veto/slice-kit/fill-messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageProgram, RenderLimits } from './page-process.ts';
import { PageRenderer } from './page-renderer.ts';

const ask = vi.fn<PageProgram['ask']>();
const renderers: PageRenderer[] = [];

/** A busy machine takes its time. */
const PATIENT: RenderLimits = { start: 10_000, render: 200, patience: 50_000 };

/** A renderer of a program whose pages are what the code makes of their `address`. */
function rendererOf(fill: string, first = 'return ""', limits = PATIENT): PageRenderer {
  const code = `var vetoPages = {
    renderPage: async () => { ${first} },
    fillPage: async (address, supabaseUrl) => { ${fill} },
  };`;
  const program = async () => ({ code, address: '/', supabaseUrl: 'http://api.example', ask });
  const renderer = new PageRenderer(program, limits);
  renderers.push(renderer);
  return renderer;
}

const page = (html: string) => ({ html, rules: {}, answers: [] });
const NEVER = 'await new Promise(() => {});';
const PAGE = 'return { html: address, rules: {}, answers: [] };';

afterEach(() => {
  ask.mockReset();
  for (const renderer of renderers.splice(0)) renderer.stop();
});

describe('a program in a process of its own', () => {
  it('renders the pages that it is given, and asks through the server', async () => {
    ask.mockResolvedValue({ status: 200, headers: { 'content-type': 'application/json' }, body: '["Anna"]' });
    const renderer = rendererOf(`
      const answer = await fetch(supabaseUrl + '/rest/v1/rpc/x?y=1', { method: 'POST', headers: { Prefer: 'a' }, body: '{}' });
      return { html: address + (await answer.json())[0], rules: {}, answers: [] };`);
    expect(
      await Promise.all([renderer.fill({ address: '/a', route: '/' }), renderer.fill({ address: '/b', route: '/' })]),
    ).toEqual([page('/aAnna'), page('/bAnna')]);
    const question: Question = { method: 'POST', path: '/rest/v1/rpc/x?y=1', headers: { prefer: 'a' }, body: '{}' };
    expect(ask).toHaveBeenCalledWith(question);
  });

  it('goes on after a page that throws, and after a question that nobody answers', async () => {
    ask.mockResolvedValue(null);
    const renderer = rendererOf(`
      if (address === '/broken') throw new Error('no window');
      if (address === '/asking') await fetch(supabaseUrl + '/rest/v1/profiles');
      ${PAGE}`);
    await expect(renderer.fill({ address: '/broken', route: '/' })).rejects.toMatchObject({
      outcome: 'threw',
      message: 'no window',
    });
    await expect(renderer.fill({ address: '/asking', route: '/' })).rejects.toMatchObject({ outcome: 'unanswered' });
    expect(await renderer.fill({ address: '/', route: '/' })).toEqual(page('/'));
  });

  it.each([
    ['never ends', NEVER, 'timed-out'],
    ['keeps the processor', 'for (;;) {}', 'timed-out'],
    ['ends its process', 'setTimeout(() => { throw new Error(); }); await new Promise(() => {});', 'died'],
  ])('is ended where a page %s, rests, and is started again', async (_, code, outcome) => {
    const limits = { ...PATIENT };
    const renderer = rendererOf(`if (address === '/bad') { ${code} } ${PAGE}`, undefined, limits);
    await renderer.fill({ address: '/', route: '/' });
    if (code === NEVER) limits.patience = 300;
    await expect(renderer.fill({ address: '/bad', route: '/' })).rejects.toMatchObject({ outcome });
    limits.patience = PATIENT.patience;
    await expect(renderer.fill({ address: '/', route: '/' })).rejects.toMatchObject({ outcome: 'busy' });
    const later = Date.now() + 60_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await renderer.fill({ address: '/', route: '/' })).toEqual(page('/'));
    clock.mockRestore();
  });

  it('rests thirty times as long as a page without end has kept the processor', async () => {
    const renderer = rendererOf(`if (address === '/bad') for (;;) {} ${PAGE}`);
    await renderer.fill({ address: '/', route: '/' });
    await expect(renderer.fill({ address: '/bad', route: '/' })).rejects.toMatchObject({
      outcome: 'timed-out',
      cost: 200,
    });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_500);
    await expect(renderer.fill({ address: '/', route: '/' })).rejects.toMatchObject({ outcome: 'busy' });
    clock.mockReturnValue(Date.now() + 1_000);
    expect(await renderer.fill({ address: '/', route: '/' })).toEqual(page('/'));
    clock.mockRestore();
  });

  it('is ended where a page takes all memory', async () => {
    const renderer = rendererOf('const all = []; for (;;) all.push(new Array(1e6).fill(address));');
    const failure = await renderer.fill({ address: '/', route: '/' }).catch((error) => error);
    expect(failure).toMatchObject({ outcome: 'died' });
    // It rests by this.
    expect(failure.cost).toBeGreaterThan(0);
  });

  it('is ended where a page asks more than a hundred questions, and has none of the others asked', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    const renderer = rendererOf(`
      await Promise.all(Array.from({ length: 5000 }, (_, index) => fetch(supabaseUrl + '/rest/v1/profiles?limit=' + index)));
      ${PAGE}`);
    await expect(renderer.fill({ address: '/', route: '/' })).rejects.toMatchObject({ outcome: 'timed-out' });
    await expect(renderer.fill({ address: '/', route: '/' })).rejects.toMatchObject({ outcome: 'busy' });
    expect(ask).toHaveBeenCalledTimes(100);
  });

  it('gives back at rest what a page has left', async () => {
    const renderer = rendererOf(`
      globalThis.left ??= new WeakRef(new Array(2e6).fill(address));
      return { html: typeof left.deref(), rules: {}, answers: [] };`);
    expect(await renderer.fill({ address: '/', route: '/' })).toEqual(page('object'));
    renderer.rest(true);
    expect(await renderer.fill({ address: '/', route: '/' })).toEqual(page('undefined'));
  });

  it('ends after a minute without a page, unless it stays, and is started again', async () => {
    const renderer = rendererOf(`
      globalThis.count = (globalThis.count ?? 0) + 1;
      return { html: String(count), rules: {}, answers: [] };`);
    const counted = async () => (await renderer.fill({ address: '/', route: '/' })).html;
    expect(await counted()).toBe('1');
    renderer.rest(false);
    expect(await counted()).toBe('2');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    renderer.rest(true);
    expect(await counted()).toBe('3');
    clock.mockReturnValue(Date.now() + 61_000);
    renderer.rest(false);
    expect(await counted()).toBe('1');
    const last = counted();
    clock.mockReturnValue(Date.now() + 61_000);
    renderer.rest(false);
    expect(await last).toBe('2');
    clock.mockRestore();
  });

  it('has no page where it cannot start', async () => {
    await expect(rendererOf(PAGE, 'throw new Error("old")').fill({ address: '/', route: '/' })).rejects.toMatchObject({
      outcome: 'threw',
    });
  });

  it('finds no process, file, environment, code out of text or other network', async () => {
    const renderer = rendererOf(`
      const host = fetch.constructor;
      const tries = [() => process, () => gc, () => require, () => new Function('return 1')(), () => host('return process')()];
      const found = tries.map((one) => { try { return typeof one(); } catch { return 'nothing'; } });
      const loaded = await import('node:fs').then(() => 'loaded', () => 'nothing');
      return { html: [...found, loaded].join(), rules: {}, answers: [] };`);
    expect(await renderer.fill({ address: '/', route: '/' })).toEqual(page(Array(6).fill('nothing').join()));
  });

  it('refuses more pages than can wait for it', async () => {
    const renderer = rendererOf(PAGE);
    const pages = Array.from({ length: 17 }, (_, index) =>
      renderer.fill({ address: `/${index}`, route: '/' }).catch(({ outcome }) => outcome),
    );
    expect((await Promise.all(pages)).filter((each) => each === 'busy')).toHaveLength(1);
  });
});
