import { describe, expect, it } from 'vitest';
import { shellRelease, sliceRelease } from '../../releases/release.fixture.ts';
import type { SliceRelease, Source } from '../contract/release.ts';
import type { Route } from '../contract/slice-manifest.ts';
import { releaseQuestions } from './release-questions.ts';

const source = (commit: string, day: number): Source => ({ commit, committedAt: `2026-11-0${day}T10:00:00+01:00` });
const live: SliceRelease = {
  ...withRoutes(sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa'), [
    { path: '/pets', audience: ['owner', 'veterinarian'] },
    { path: '/pets/:id', audience: ['owner'] },
  ]),
  source: source('cccccccccccc', 5),
};
const channel = { slices: { 'mf-owner': { stable: live, movedBy: 'hand' as const, bad: ['1.0.0-badbadbadbad'] } } };
const next: SliceRelease = { ...live, version: '1.0.0-bbbbbbbbbbbb', source: source('dddddddddddd', 6) };

function withRoutes(release: SliceRelease, routes: Pick<Route, 'path' | 'audience'>[]): SliceRelease {
  const full = routes.map((route) => ({ title: 'T', lang: 'en', skeleton: 'page', preload: [], ...route }) as Route);
  return { ...release, manifest: { ...release.manifest, routes: full } };
}

describe('nothing is asked', () => {
  it('of a later source with the same addresses, whatever their parameters are called', () => {
    const renamed = withRoutes(next, [
      { path: '/pets', audience: ['owner', 'veterinarian'] },
      { path: '/pets/:pet', audience: ['owner'] },
      { path: '/more', audience: ['owner'] },
    ]);
    expect(releaseQuestions(renamed, channel)).toEqual([]);
  });

  it('of a first release, and of one whose source nobody knows', () => {
    expect(releaseQuestions(next, { slices: {} })).toEqual([]);
    expect(releaseQuestions({ ...next, source: undefined }, channel)).toEqual([]);
  });

  it('of what is live already', () => {
    expect(releaseQuestions({ ...live, source: source('bbbbbbbbbbbb', 1) }, channel)).toEqual([]);
  });
});

describe('a person is asked', () => {
  it('when another release is the canary, which this one would end', () => {
    const running = '1.0.0-cccccccccccc';
    const beside = (version: string) => ({
      slices: { 'mf-owner': { ...channel.slices['mf-owner'], canary: { release: { ...next, version }, percent: 5 } } },
    });
    const sentence = `${running} is the canary for 5 % of the visitors: this would end it. Promote it or roll it back first.`;
    expect(releaseQuestions(next, beside(running))).toEqual([{ kind: 'replaced-canary', sentence }]);
    expect(releaseQuestions(live, beside(running))).toEqual([{ kind: 'replaced-canary', sentence }]);
    expect(releaseQuestions(next, beside(next.version)), 'it is the canary itself').toEqual([]);
  });

  it('when a page or a link of the menu would lose a language', () => {
    const speaking = (release: SliceRelease, lang: 'en' | 'pl'): SliceRelease => {
      const routes = release.manifest.routes.slice(0, 1).map((route) => ({ ...route, lang }));
      const link = { area: 'footer' as const, label: 'Help', href: '/help', order: 1, audience: ['owner' as const] };
      const nav = [{ ...link, ...(lang === 'pl' && { in: { pl: { label: 'Pomoc' } } }) }];
      return { ...release, manifest: { ...release.manifest, routes, nav } };
    };
    const site = { slices: { 'mf-owner': { stable: speaking(live, 'pl'), movedBy: 'hand' as const } } };
    expect(releaseQuestions(speaking(next, 'pl'), site)).toEqual([]);
    expect(releaseQuestions(speaking(next, 'en'), site)).toEqual([
      { kind: 'dropped-language', sentence: "/pets would not be in 'pl' any more." },
      { kind: 'dropped-language', sentence: "The link 'Help' would have no words in 'pl' any more." },
    ]);
  });

  it('when the shell would drop a slot that a slice fills', () => {
    const offering = { ...shellRelease('1.0.0-5e11aaaaaaaa'), slots: { 'site.header.news': {} } };
    const fills = [{ slot: 'site.header.news', audience: ['owner' as const] }];
    const filling = { ...live, manifest: { ...live.manifest, fills } };
    const site = {
      shell: { stable: offering, movedBy: 'hand' as const },
      slices: { 'mf-owner': { stable: filling, movedBy: 'hand' as const } },
    };
    const sentence = 'site.header.news, which mf-owner fills, would not be there any more.';
    const later = shellRelease('1.0.1-5e11bbbbbbbb');
    expect(releaseQuestions(later, site)).toEqual([{ kind: 'changed-slot', sentence }]);
    expect(releaseQuestions({ ...later, slots: offering.slots }, site)).toEqual([]);
  });

  it('when a file besides the first paints is large, and was not there before or has grown', () => {
    const file = (kB: number) => ({ integrity: '', bytes: 0, gzipBytes: kB * 1024 });
    const withFiles = (release: SliceRelease, files: SliceRelease['files']) => ({
      ...release,
      files: { ...release.files, ...files },
      chunks: { pets: ['pets.0011aa.js'] },
    });
    const first = { ...next.manifest, routes: next.manifest.routes.map((route) => ({ ...route, preload: ['pets'] })) };
    const candidate = withFiles(
      { ...next, manifest: first },
      {
        'pets.0011aa.js': file(200),
        'map.0011aa.js': file(300),
        'photo.0011aa.js': file(201),
        'small.0011aa.js': file(150),
        'first-paint.0011aabbccdd.cjs': file(400),
      },
    );
    const before = withFiles(live, { 'photo.ffffff.js': file(200), 'map.ffffff.js': file(160) });
    const asked = (stable: SliceRelease) =>
      releaseQuestions(candidate, { slices: { 'mf-owner': { stable, movedBy: 'hand' } } });
    expect(asked(before)).toEqual([
      {
        kind: 'large-file',
        sentence: 'map.js brings 300.0 kB to whoever comes to need it: 160.0 kB in the live release.',
      },
    ]);
    expect(asked(live).map(({ sentence }) => sentence)).toEqual([
      'map.js brings 300.0 kB to whoever comes to need it: none over 150 kB in the live release.',
      'photo.js brings 201.0 kB to whoever comes to need it: none over 150 kB in the live release.',
    ]);
  });

  it('when an address, or some of its visitors, would have no answer any more', () => {
    const fewer = withRoutes(next, [
      { path: '/pets', audience: ['owner'] },
      { path: '/animals/:id', audience: ['owner'] },
    ]);
    expect(releaseQuestions(fewer, channel)).toEqual([
      {
        kind: 'dropped-route',
        sentence: '/pets, which 1.0.0-aaaaaaaaaaaa answers, would not be answered any more for: veterinarian.',
      },
      {
        kind: 'dropped-route',
        sentence: '/pets/:id, which 1.0.0-aaaaaaaaaaaa answers, would not be answered any more for: owner.',
      },
    ]);
  });

  it('when the source is older than the live one', () => {
    const [question] = releaseQuestions({ ...next, source: { ...source('bbbbbbbbbbbb', 4), branch: 'fix' } }, channel);
    expect(question).toEqual({
      kind: 'older-source',
      sentence: 'Its source, bbbbbbbbbb of fix, is older than that of the live 1.0.0-aaaaaaaaaaaa, cccccccccc.',
    });
  });

  it('when the version was rolled back from, also of a slice that is retired', () => {
    const again = { ...next, version: '1.0.0-badbadbadbad' };
    expect(releaseQuestions(again, channel).map(({ kind }) => kind)).toEqual(['bad-release']);
    const retired = { 'mf-owner': { stable: live.version, bad: [again.version] } };
    expect(releaseQuestions(again, { slices: {}, retired }).map(({ kind }) => kind)).toEqual(['bad-release']);
  });
});
