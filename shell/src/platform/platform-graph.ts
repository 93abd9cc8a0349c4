import { AUDIENCES, type Audience, type PageChannel, type SliceRelease } from '@veto/slice-kit/contract';
import { isWhole } from '../../isomorphic/candidates.ts';

/** Who answers where, who shows what on whose pages, and who uses what the page shares: of the stable releases. */
export interface PlatformGraph {
  /** By path. `visitors`: in words. */
  routes: { path: string; slice: string; visitors: string }[];
  slots: { slot: string; offeredBy: string[]; filledBy: { slice: string; visitors: string }[] }[];
  /** The most used first. `version`: that of the shell, undefined where it is not known here. */
  shared: { module: string; version: string | undefined; usedBy: string[] }[];
}

const IN_WORDS: Record<Audience, string> = {
  'signed-out': 'signed out',
  owner: 'pet owners',
  veterinarian: 'veterinarians',
  'no-profile': 'without a profile',
};

function visitorsOf(audience: readonly Audience[]): string {
  return audience.length === AUDIENCES.length ? 'everybody' : audience.map((each) => IN_WORDS[each]).join(', ');
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** Reads the graph from a channel. What a document only outlines is not in it yet. */
export function platformGraph({ shell, slices }: Pick<PageChannel, 'shell' | 'slices'>): PlatformGraph {
  const releases = Object.values(slices)
    .map(({ stable }) => stable)
    .filter((release): release is SliceRelease => isWhole(release));
  const fills = releases.flatMap(({ slice, manifest }) =>
    (manifest.fills ?? []).map(({ slot, audience }) => ({ slot, slice, visitors: visitorsOf(audience) })),
  );
  const offering = [...(shell ? [shell.stable] : []), ...releases];
  const slots = new Set([
    ...offering.flatMap(({ slots: offered = {} }) => Object.keys(offered)),
    ...fills.map(({ slot }) => slot),
  ]);
  const modules = new Set(releases.flatMap(({ shared }) => Object.keys(shared)));
  return {
    routes: releases
      .flatMap(({ slice, manifest }) =>
        manifest.routes.map(({ path, audience }) => ({ path, slice, visitors: visitorsOf(audience) })),
      )
      .toSorted((one, other) => byText(`${one.path} ${one.slice}`, `${other.path} ${other.slice}`)),
    slots: [...slots].toSorted(byText).map((slot) => ({
      slot,
      offeredBy: offering.filter((release) => release.slots?.[slot]).map(({ slice }) => slice),
      filledBy: fills.filter((fill) => fill.slot === slot).map(({ slice, visitors }) => ({ slice, visitors })),
    })),
    shared: [...modules]
      .map((module) => ({
        module,
        version: shell?.stable.provides[module]?.version,
        usedBy: releases.filter(({ shared }) => module in shared).map(({ slice }) => slice),
      }))
      .toSorted((one, other) => other.usedBy.length - one.usedBy.length || byText(one.module, other.module)),
  };
}
