import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import { afterAll, expect, it } from 'vitest';
import { incompatibilities } from '../src/compatibility/index.ts';
import { rangeOf } from '../webpack/sharing.ts';
import { readManifest } from './workspace.ts';

/** The check that a container of webpack runs in the page; it has no types. */
const webpack = createRequire(import.meta.url)('webpack/lib/util/semver.js') as {
  parseRange: (range: string) => unknown;
  satisfy: (range: unknown, version: string) => boolean;
};

const folder = mkdtempSync(join(tmpdir(), 'veto-range-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The contract as a release of a slice with this slice.json carries it. */
function published(contract: string): string {
  const route = { path: '/hotel', title: 'Hotel', audience: ['signed-out'], skeleton: 'cards' };
  writeFileSync(join(folder, 'slice.json'), JSON.stringify({ name: 'mf-hotel', contract, routes: [route] }));
  return readManifest({ name: 'mf-hotel', folder, semver: '1.0.0' }).contract;
}

/** What the page says, and `slice check`, which asks the same function. */
function fits(version: string, range: string): boolean {
  const host = { contract: '1.0.0', provides: { react: [version] } };
  return incompatibilities({ contract: '^1.0.0', exposes: ['./slice'], shared: { react: range } }, host).length === 0;
}

const VERSIONS = (
  '0.0.0 0.0.3 0.1.0 0.9.0 0.9.1 1.0.0-0 1.0.0-alpha.34 1.0.0 1.0.1 1.1.0 1.2.0-rc.1 1.2.0 1.2.3 1.3.0-beta.1 1.9.9 ' +
  '2.0.0-rc.1 2.0.0 2.1.0 12.0.0 12.0.0-beta.2'
).split(' ');
const RANGES = [
  ...['1', '1.2', '1.x', '1.2.x', '^1', '^1.2', '^1.0.0', '~1.2', '~1.2.3', '^ 1.0.0', '~ 1.2', '=1.2.0', 'v1.2.0'],
  ...['>1', '>=1', '<1', '<=1', '>1.2.0', '>=1.2.0-rc.1', '>=1.0.0 <2.0.0', '1.0 - 1', '1.0.0 - 1.2.3', '0.9 - 2'],
  ...['^0', '^0.x', '~0', '0.9.x', '^0.9.0', '^0.0.3', '^1 || ^2', '^1.2.0||~0.9.0', '^1.0.0-alpha.34', '1.2.0', '12'],
];

it('a range that a team writes means the same to page, command and npm', () => {
  const pairs = RANGES.flatMap((range) => VERSIONS.map((version) => [version, range] as const));
  expect(pairs.length).toBeGreaterThan(500);
  const said = pairs.map(([version, range]) => `${version} in ${range}: ${fits(version, published(range))}`);
  expect(said).toEqual(pairs.map(([version, range]) => `${version} in ${range}: ${semver.satisfies(version, range)}`));
});

it('what a slice needs of a shared version means the same to webpack’s container, too', () => {
  for (const built of VERSIONS) {
    const range = rangeOf(built);
    expect(fits(built, range), `${built} in ${range}`).toBe(true);
    for (const version of VERSIONS) {
      const expected = [version, range, semver.satisfies(version, range)];
      expect([version, range, fits(version, range)]).toEqual(expected);
      expect([version, range, webpack.satisfy(webpack.parseRange(range), version)]).toEqual(expected);
    }
  }
});

it('what is no range is refused, with its place', () => {
  for (const range of ['latest', '^one', '1.2.0 and more', '>=']) expect(() => published(range)).toThrow('slice.json');
});
