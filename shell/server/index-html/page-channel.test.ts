import { AUDIENCES, type Channel } from '@veto/slice-kit/contract';
import { describe, expect, it } from 'vitest';
import { entriesFor, routeTable } from '../../isomorphic/route-table.ts';
import { fileOf, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { pageChannel } from './page-channel.ts';

const shell = shellRelease('1.0.0-5e11aaaaaaaa');

function releaseAt(slice: string, version: string, path: string, shared: Record<string, string> = {}) {
  const release = sliceRelease(slice, version);
  const routes = release.manifest.routes.map((route) => ({ ...route, path }));
  return { ...release, shared, manifest: { ...release.manifest, name: slice, routes } };
}

const pets = releaseAt('mf-pets', '1.1.0-bbbbbbbbbbbb', '/pets', { '@chakra-ui/react/card': '^3.37.0' });
const petsBefore = releaseAt('mf-pets', '1.0.0-aaaaaaaaaaaa', '/pets');
const vets = releaseAt('mf-vets', '1.0.0-cccccccccccc', '/doctors');

const channel = {
  revision: 7,
  releasesUrl: '/releases/',
  shell: { stable: shell, movedBy: 'hand' },
  slices: {
    'mf-pets': { stable: pets, previous: petsBefore, movedBy: 'hand' },
    'mf-vets': { stable: vets, movedBy: 'hand' },
  },
} satisfies Channel;

const at = (pathname: string, made: Channel = channel) =>
  pageChannel(made, shell, entriesFor(routeTable(made), pathname), { lang: 'en' });

describe('the channel of a document', () => {
  it('says how to load the slice of its address, and of the others only where they are', () => {
    const { partial, revision, slices } = at('/pets');
    expect({ partial, revision }).toEqual({ partial: true, revision: 7 });
    expect(slices['mf-pets']).toEqual({ stable: pets });
    expect(Object.keys(slices['mf-vets']?.stable ?? {})).toEqual(['manifest']);
  });

  it('says of the routes of the others where they are, and no title', () => {
    const [route] = vets.manifest.routes;
    const told = {
      ...vets.manifest,
      routes: [{ ...route, title: 'Vets', description: 'All', preload: ['vets'], offline: true, gate: 'secret-link' }],
    } as typeof vets.manifest;
    const made = {
      ...channel,
      slices: { ...channel.slices, 'mf-vets': { ...channel.slices['mf-vets'], stable: { ...vets, manifest: told } } },
    };
    const { slices } = at('/pets', made);
    const { audience, skeleton } = told.routes[0] ?? {};
    expect(slices['mf-vets']?.stable.manifest.routes).toEqual([
      { path: '/doctors', audience, skeleton, offline: true, gate: 'secret-link' },
    ]);
    expect(slices['mf-pets']).toEqual({ stable: pets });
  });

  it('names the files of a part that it shows, and not the rest of its release', () => {
    const files = Object.fromEntries(
      ['slice.js', 'times.js', 'sheet.js', 'pets.js'].map((name) => [name, fileOf(name)]),
    );
    const chunks = { slice: ['slice.js'], times: ['times.js'], sheet: ['sheet.js'], pets: ['pets.js'] };
    const fills = [{ slot: 'vet.times', audience: [...AUDIENCES], preload: ['times'] }];
    const firstPaint = { pages: '', style: '', parts: { 'vet.times': ['times.js', 'sheet.js'] } };
    const manifest = { ...pets.manifest, fills };
    const whole = { ...pets, files: { ...pets.files, ...files }, chunks, firstPaint, manifest };
    const made = { ...channel, slices: { ...channel.slices, 'mf-pets': { stable: whole, movedBy: 'hand' as const } } };
    const { slices, parts } = pageChannel(made, shell, entriesFor(routeTable(made), '/doctors'), {
      filled: [{ slot: 'vet.times', release: whole }],
      lang: 'en',
    });
    expect(slices['mf-pets']?.stable).toMatchObject({ slice: 'mf-pets', version: whole.version });
    expect(slices['mf-pets']?.stable).not.toHaveProperty('files');
    expect(Object.keys(parts?.['vet.times']?.files ?? {})).toEqual([whole.entry, 'slice.js', 'times.js', 'sheet.js']);
    expect(Object.keys(parts?.['vet.times']?.chunks ?? {})).toEqual(['slice', 'times']);
  });

  it('has the words of the menu in the language of its document', () => {
    const nav = [{ area: 'footer', label: 'Help', href: '/help', in: { pl: { label: 'Pomoc' } }, order: 1 }] as const;
    const menu = { ...vets.manifest, nav: nav.map((entry) => ({ ...entry, audience: [...AUDIENCES] })) };
    const stable = { ...vets, manifest: menu };
    const made = { ...channel, slices: { ...channel.slices, 'mf-vets': { stable, movedBy: 'hand' as const } } };
    const told = (lang: 'en' | 'pl') =>
      ['/pets', '/doctors'].map((path) => {
        const { slices } = pageChannel(made, shell, entriesFor(routeTable(made), path), { lang });
        return slices['mf-vets']?.stable.manifest.nav[0]?.in?.pl?.label;
      });
    expect(told('pl')).toEqual(['Pomoc', 'Pomoc']);
    expect(told('en')).toEqual([undefined, undefined]);
  });

  it("has the hashes of the shell's own files, and of those that carry what that slice shares", () => {
    expect(Object.keys(at('/pets').shell?.stable.files ?? {})).toEqual(['shell.js', 'boot.js', 'card.js']);
    expect(Object.keys(at('/doctors').shell?.stable.files ?? {})).toEqual(['shell.js', 'boot.js']);
  });

  it('has the canary beside the stable release: the browser knows which of them is its own', () => {
    const canary = { release: releaseAt('mf-pets', '1.2.0-dddddddddddd', '/pets'), percent: 5 };
    const made = { ...channel, slices: { ...channel.slices, 'mf-pets': { ...channel.slices['mf-pets'], canary } } };
    expect(at('/pets', made).slices['mf-pets']).toEqual({ stable: pets, canary });
    const { slice, version, manifest } = canary.release;
    const outlined = {
      stable: { slice, version: pets.version, manifest: pets.manifest },
      canary: { release: { slice, version, manifest }, percent: 5 },
    };
    expect(at('/doctors', made).slices['mf-pets'], 'two releases are told apart').toEqual(outlined);
  });

  it('has every slice that may answer, where the visitor decides', () => {
    const shared = { ...vets, manifest: { ...vets.manifest, routes: pets.manifest.routes } };
    const made = { ...channel, slices: { ...channel.slices, 'mf-vets': { stable: shared, movedBy: 'hand' as const } } };
    const { slices } = at('/pets', made);
    expect([slices['mf-pets']?.stable, slices['mf-vets']?.stable]).toEqual([pets, shared]);
  });

  it('grows by an outline with each slice, not by its files', () => {
    const name = (number: number) => `mf-other-${number}`;
    const others = Object.fromEntries(
      Array.from({ length: 50 }, (_, number) => {
        const stable = releaseAt(name(number), '1.0.0-eeeeeeeeeeee', `/other/${number}`);
        return [name(number), { stable, previous: stable, movedBy: 'hand' as const }];
      }),
    );
    const page = JSON.stringify(at('/pets', { ...channel, slices: { ...channel.slices, ...others } }));
    expect(page.split('sha384-').length).toBe(JSON.stringify(at('/pets')).split('sha384-').length);
    expect(page).toContain('/other/49');
  });
});
