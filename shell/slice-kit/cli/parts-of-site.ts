import { siteAt } from '../releases/site-at.ts';
import { visibleToEverybody } from '../src/contract/audience.ts';
import type { Channel } from '../src/contract/channel.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import type { Fill } from '../src/contract/slice-manifest.ts';
import { propsText } from './live-site-text.ts';
import { offeredParts } from './offered-parts.ts';
import { isOwnRepository, packagesToRelease, readManifest, SHELL } from './workspace.ts';

/** The slots that a slice, or the shell, offers on its pages, and those that it fills on pages of others. */
export interface PartsOf {
  owner: string;
  slots: NonNullable<SliceRelease['slots']>;
  fills: readonly Fill[];
}

/** Of a live site, with the slices here in the place of their releases; in Veto's own repository of what is here. */
export async function partsOfSite(site: string): Promise<PartsOf[]> {
  const here = await partsHere();
  const live = isOwnRepository ? [] : liveParts((await siteAt(site)).channel);
  return [...live.filter(({ owner }) => !here.some((own) => own.owner === owner)), ...here];
}

async function partsHere(): Promise<PartsOf[]> {
  const read = packagesToRelease().map(async (each) => ({
    owner: each.name,
    slots: (await offeredParts(each)) ?? {},
    fills: each.name === SHELL ? [] : (readManifest(each).fills ?? []),
  }));
  return Promise.all(read);
}

function liveParts({ shell, slices }: Channel): PartsOf[] {
  const filling = Object.values(slices).map(({ stable: { slice, slots = {}, manifest } }) => ({
    ...{ owner: slice, slots, fills: manifest.fills ?? [] },
  }));
  return [...(shell ? [{ owner: SHELL, slots: shell.stable.slots ?? {}, fills: [] }] : []), ...filling];
}

/** A line for each slot: its name, who offers it, the part's props, who fills it. Those that nobody fills come first. */
export function partsTable(all: readonly PartsOf[]): string[] {
  const offered = all.flatMap(({ owner, slots }) =>
    Object.entries(slots).map(([slot, props]) => ({ slot, owner, props: propsText(props), by: fillersOf(slot, all) })),
  );
  const rows = offered
    .toSorted((a, b) => Number(a.by !== '') - Number(b.by !== '') || (a.slot < b.slot ? -1 : 1))
    .map(({ slot, owner, props, by }) => [slot, owner, props, by || 'nobody fills it']);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lost = all.flatMap(({ owner, fills }) =>
    fills
      .filter(({ slot }) => !offered.some((each) => each.slot === slot))
      .map(({ slot }) => `${slot} is filled by ${owner}, and offered by nobody`),
  );
  return [...rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')), ...lost];
}

/** 'mf-owner (owner, no-profile), mf-vet'. */
function fillersOf(slot: string, all: readonly PartsOf[]): string {
  return all
    .flatMap(({ owner, fills }) =>
      fills
        .filter((fill) => fill.slot === slot)
        .map((fill) => (visibleToEverybody(fill) ? owner : `${owner} (${fill.audience.join(', ')})`)),
    )
    .join(', ');
}
