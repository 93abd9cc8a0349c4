import type { Channel } from '@veto/slice-kit/contract';
import { type Change, moveChannel, moves, uploadRelease } from '@veto/slice-kit/releases';
import { afterEach, describe, expect, it } from 'vitest';
import { visitorAt } from '../../isomorphic/canary-rank.fixture.ts';
import { builtRelease, shellRelease } from '../../slice-kit/releases/release.fixture.ts';
import { SHELL, type TestSite, testSite } from '../site.fixture.ts';

let site: TestSite;
afterEach(() => site?.stop());

describe("the shell's canary", () => {
  const CANARY = shellRelease('1.1.0-ca9a4aaaaaaa', 'canary');
  const move = (change: (channel: Channel) => Change | null) => moveChannel(site.store, 'stable', 'test', change);
  const cookieAt = (rank: number | undefined): HeadersInit =>
    rank === undefined ? {} : { cookie: `veto_visitor=${visitorAt(rank, 'shell')}` };
  const startCanary = async (percent: number) => {
    site = await testSite();
    await uploadRelease(site.store, await builtRelease(CANARY, 'canary'));
    await move((now) => moves.publishCanary(now, CANARY, percent));
  };
  /** As the visitor who has a place in the order of the shell's canaries. */
  const visit = async (rank?: number, path = '/mf-pets') => {
    const answer = await site.get(path, { headers: cookieAt(rank) });
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script defer src="\/releases\/shell\/([^/]+)\//g)].map(
      ([, version]) => version,
    );
    return { answer, html, shells: [...new Set(scripts)] };
  };

  it('is in the document of its share of visitors, at every address', async () => {
    await startCanary(10);
    for (const path of ['/mf-pets', '/login', '/nowhere']) {
      expect((await visit(9, path)).shells).toEqual([CANARY.version]);
      expect((await visit(10, path)).shells).toEqual([SHELL.version]);
    }
    const { html } = await visit(9);
    expect(html).not.toContain(SHELL.version);
    expect(html).toContain(`"shell":{"stable":{"slice":"shell","version":"${CANARY.version}"`);
  });

  it('is not for those whose number is not known, nor for a number that nobody draws', async () => {
    await startCanary(100);
    expect((await visit()).shells).toEqual([SHELL.version]);
    for (const number of [100, -1, 0.5]) {
      const answer = await site.get('/mf-pets', { headers: { cookie: `veto_visitor=${number}` } });
      expect(await answer.text()).not.toContain(CANARY.version);
    }
    expect((await visit(99)).shells).toEqual([CANARY.version]);
  });

  it('has a document and a tag of its own, and says to caches what it depends on', async () => {
    await startCanary(10);
    const [canary, stable] = [await visit(9), await visit(10)];
    expect(canary.answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const ask = async (rank: number, { answer }: typeof canary) => {
      const headers = { ...cookieAt(rank), 'if-none-match': answer.headers.get('etag') ?? '' };
      return (await site.get('/mf-pets', { headers })).status;
    };
    expect([await ask(9, canary), await ask(10, stable)]).toEqual([304, 304]);
    expect([await ask(9, stable), await ask(10, canary)]).toEqual([200, 200]);
  });

  it('becomes what everybody gets when it is promoted, and nobody gets it when it is rolled back', async () => {
    await startCanary(10);
    await move((now) => moves.promote(now, 'shell', CANARY.version));
    const promoted = await visit(10);
    expect(promoted.shells).toEqual([CANARY.version]);
    expect(promoted.answer.headers.get('vary')).toBe('Accept-Encoding');
    await move((now) => moves.rollback(now, 'shell'));
    expect((await visit(9)).shells).toEqual([SHELL.version]);
    await move((now) => moves.publishCanary(now, CANARY, 10));
    await move((now) => moves.rollback(now, 'shell'));
    expect((await visit(9)).shells).toEqual([SHELL.version]);
  });

  it('is missed by /healthz when it is not whole', async () => {
    await startCanary(10);
    await site.store.remove(`releases/shell/${CANARY.version}/boot.js`);
    const { missing } = await (await site.get('/healthz')).json();
    expect(missing).toContain(`releases/shell/${CANARY.version}/boot.js is missing.`);
  });
});
