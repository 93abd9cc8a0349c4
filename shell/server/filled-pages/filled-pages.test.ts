import type { Channel } from '@veto/slice-kit/contract';
import type { FilledMarkup } from '@veto/slice-kit/fill-messages';
import { FolderStore } from '@veto/slice-kit/releases';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { FilledPages, type RenderEnd } from './filled-pages.ts';
import { RenderFailure, type WantedPage } from './page-process.ts';
import { PaintStyles } from './paint-styles.ts';

const ROUTE = { path: '/vets', search: ['city'] };
const release = {
  ...sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa'),
  firstPaint: { pages: 'p.json', style: 'p.css', program: 'p.cjs', asking: ['/vets'] },
};

let now: number;
let ends: RenderEnd[];
let pages: FilledPages;
const styles = new PaintStyles();
const fill = vi.fn<(wanted: WantedPage) => Promise<FilledMarkup>>();
const start = vi.fn(async () => {});
const at = (address: string, route = ROUTE) => pages.at(release, route, new URL(address, 'http://site.example'));
const later = (seconds: number) => {
  now += seconds * 1000;
};

async function pagesOf(options: Partial<ConstructorParameters<typeof FilledPages>[0]> = {}): Promise<FilledPages> {
  return new FilledPages({
    files: new FolderStore(await newFolder('releases')),
    styles,
    supabaseUrl: '',
    ask: async () => null,
    onEnd: (end) => ends.push(end),
    now: () => now,
    rendererOf: () => ({ start, fill, rest() {}, stop() {} }),
    patienceMs: 20,
    ...options,
  });
}

beforeEach(async () => {
  now = 1_000_000;
  ends = [];
  fill
    .mockReset()
    .mockImplementation(async ({ address }) => ({ html: `${address} ${now}`, rules: { a: '.veto-a{}' }, answers: [] }));
  pages = await pagesOf();
});

describe('a page with its data', () => {
  it('is one for everybody who asks the same, whatever else their link carries', async () => {
    const page = await at('/vets?utm_source=mail&city=Gdynia&city=');
    expect(page?.html).toBe('/vets?city=Gdynia 1000000');
    expect(await at('/vets/?city=Gdynia#x')).toBe(page);
    expect(fill).toHaveBeenCalledOnce();
  });

  it('is new for 30 s, then shown for 5 min while it is renewed, once at a time', async () => {
    const first = await at('/vets');
    later(29);
    expect(await at('/vets')).toBe(first);
    later(2);
    expect(await Promise.all([at('/vets'), at('/vets')])).toEqual([first, first]);
    expect(fill).toHaveBeenCalledTimes(2);
    const second = await at('/vets');
    expect(second).not.toBe(first);
    later(301);
    expect(await at('/vets')).not.toBe(second);
  });

  it('leaves at rest the program that was needed last', async () => {
    const stays = vi.fn<(slice: string, stays: boolean) => void>();
    pages = await pagesOf({
      rendererOf: ({ slice }) => ({ start, fill, rest: (isLast) => stays(slice, isLast), stop() {} }),
    });
    const other = { ...release, slice: 'mf-places' };
    for (const each of [release, other, release]) {
      await pages.at(each, ROUTE, new URL('/vets', 'http://site.example'));
      later(31);
    }
    pages.rest();
    expect(stays.mock.calls).toEqual([
      ['mf-places', false],
      ['mf-pets', true],
    ]);
  });

  it('comes with the sheet of its rules', async () => {
    const page = await at('/vets');
    const sheet = await styles.at(page?.style.url ?? '');
    expect(sheet?.plain.toString()).toContain('.veto-a{}');
  });

  it('is for the next visitor where it takes long', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fill.mockImplementationOnce(async () => promise.then(() => ({ html: 'late', rules: {}, answers: [] })));
    expect(await at('/vets')).toBeNull();
    resolve();
    await vi.waitFor(async () => expect((await at('/vets'))?.html).toBe('late'));
    expect(fill).toHaveBeenCalledOnce();
  });

  it('is none where it cannot be rendered, which is counted, and tried again after a while', async () => {
    fill.mockRejectedValueOnce(new RenderFailure('threw', 'no window'));
    expect(await at('/vets')).toBeNull();
    expect(await at('/vets')).toBeNull();
    const failed = { slice: 'mf-pets', side: 'stable', route: '/vets', outcome: 'threw', reason: 'no window' };
    expect(ends).toEqual([expect.objectContaining(failed)]);
    later(6);
    expect((await at('/vets'))?.html).toContain('/vets');
  });

  it('is that of a canary where the channel says so', async () => {
    const stable = { ...release, version: '0.9.0-9e15bbbbbbbb' };
    const slices: Channel['slices'] = { 'mf-pets': { stable, canary: { release, percent: 5 }, movedBy: 'hand' } };
    pages.keepOnly({ revision: 1, releasesUrl: '/releases/', slices });
    await at('/vets');
    expect(ends).toEqual([expect.objectContaining({ outcome: 'filled', side: 'canary' })]);
  });

  it('is rendered before anybody asks, one after the other and once, where its address is certain', async () => {
    const firstPaint = { ...release.firstPaint, asking: ['/', '/vets/:id', '/vets'] };
    const live = { ...release, firstPaint };
    const stable = { ...live, version: '0.9.0-9e15bbbbbbbb' };
    const channelWith = (slices: Channel['slices']): Channel => ({ revision: 1, releasesUrl: '/releases/', slices });
    const withCanary = channelWith({ 'mf-pets': { stable, canary: { release: live, percent: 5 }, movedBy: 'hand' } });
    fill.mockRejectedValueOnce(new RenderFailure('threw', 'no window'));
    await pages.prepare(withCanary);
    expect(ends.map(({ version, route, outcome }) => [version.slice(0, 5), route, outcome])).toEqual([
      ['0.9.0', '/', 'threw'],
      ['0.9.0', '/vets', 'filled'],
      ['1.0.0', '/', 'filled'],
      ['1.0.0', '/vets', 'filled'],
    ]);
    await pages.prepare(withCanary);
    await pages.at(live, ROUTE, new URL('http://site.example/vets'));
    expect(fill).toHaveBeenCalledTimes(4);
    pages.keepOnly(channelWith({ 'mf-pets': { stable: live, movedBy: 'hand' } }));
    await pages.prepare(withCanary);
    expect(fill).toHaveBeenCalledTimes(6);
  });

  it('has the parts of other slices in its slots, with their rules and answers, each once', async () => {
    const place = (name: string, id: string) =>
      `<template data-part-name="${name}" data-part-props="{&quot;veterinarian&quot;:&quot;${id}&quot;}"></template>` +
      '<i>…</i><template data-part-end=""></template>';
    const anna = { key: ['vet', 'v1'], data: 'Anna', again: false };
    const answerOf = ({ address, part }: WantedPage): FilledMarkup => {
      if (!part) {
        const html = place('vet.booking', 'v1') + place('vet.contact', 'v1');
        return { html, rules: { a: '.veto-a{}' }, answers: [{ ...anna, at: 1 }] };
      }
      const html = `<p>${address} ${part.props.veterinarian}</p>${place('part.own', '')}`;
      return { html, rules: { b: '.veto-b{}' }, answers: [{ ...anna, at: 2 }, { key: ['times'] }] };
    };
    fill.mockImplementation(async (wanted) => answerOf(wanted));
    const filler = {
      ...sliceRelease('mf-owner', '1.0.0-9e15cccccccc'),
      firstPaint: { pages: 'p.json', style: 'p.css', program: 'p.cjs', asking: [], parts: { 'vet.booking': [] } },
    };
    const filled = () => pages.at(release, ROUTE, new URL('http://site.example/vets'), () => filler);
    const page = await filled();
    expect(page?.html).toBe('<div data-painted-part="ready"><p>/vets v1</p><i>…</i></div><i>…</i>');
    expect((await styles.at(page?.style.url ?? ''))?.plain.toString()).toMatch(/^\.veto-a\{\}\.veto-b\{\}/);
    expect(page?.answers.parts).toEqual([
      { slice: 'mf-owner', version: filler.version, queries: [{ key: ['times'] }] },
    ]);
    expect(page?.parts).toEqual([{ slot: 'vet.booking', release: filler }]);
    expect(page?.slots).toEqual(['vet.booking', 'vet.contact']);
    expect(await filled(), 'the same document').toBe(page);
    expect(fill).toHaveBeenCalledTimes(2);
    fill.mockRejectedValue(new RenderFailure('threw', 'no window'));
    later(301);
    fill.mockResolvedValueOnce({ html: place('vet.booking', 'v1'), rules: {}, answers: [] });
    expect(await filled(), 'its part cannot be rendered').toMatchObject({ html: '<i>…</i>', isWhole: true });
    later(301);
    fill.mockResolvedValueOnce({ html: place('vet.booking', 'v1'), rules: {}, answers: [] });
    fill.mockReturnValueOnce(new Promise(() => {}));
    expect(await filled(), 'its part is late').toMatchObject({ html: '<i>…</i>', isWhole: false });
    const slices: Channel['slices'] = { 'mf-owner': { stable: filler, movedBy: 'hand' } };
    await pages.prepare({ revision: 1, releasesUrl: '/releases/', slices });
    expect(start).toHaveBeenCalledOnce();
  });

  it('is none of a page that asks nothing', async () => {
    expect(await at('/help', { path: '/help', search: [] })).toBeNull();
    expect(fill).not.toHaveBeenCalled();
  });

  it('is none where the program is not the one that the release names', async () => {
    const files = new FolderStore(await newFolder('releases'));
    await files.write(`releases/mf-pets/${release.version}/p.cjs`, Buffer.from('another'));
    pages = await pagesOf({ files, patienceMs: 2_000, rendererOf: undefined });
    expect(await at('/vets')).toBeNull();
    expect(ends).toEqual([expect.objectContaining({ outcome: 'unreadable' })]);
  });
});
