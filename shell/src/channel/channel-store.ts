import type { Channel, PageChannel, ShellRelease } from '@veto/slice-kit/contract';
import { createStore } from 'zustand/vanilla';
import { channelAsShown, isWhole, NOBODY, shellFor, type Visitor } from '../../isomorphic/candidates.ts';
import { type RouteTable, routeTable } from '../../isomorphic/route-table.ts';

interface ChannelState {
  /** What this page is made of now. */
  current: PageChannel;
  /** Who it is put together for. */
  visitor: Visitor;
  /** What routes and menus are made of: in each pointer, `stable` is the release that this visitor gets. */
  shown: Pick<PageChannel, 'slices'>;
  table: RouteTable;
  /** A later revision, to be applied on the next navigation. */
  pending: Channel | null;
}

const NOTHING: PageChannel = { revision: -1, releasesUrl: '/releases/', slices: {} };

export const channelStore = createStore<ChannelState>()(() => ({
  current: NOTHING,
  visitor: NOBODY,
  shown: NOTHING,
  table: [],
  pending: null,
}));

export function adoptChannel(channel: PageChannel, visitor: Visitor = channelStore.getState().visitor): void {
  const shown = channelAsShown(channel, visitor);
  channelStore.setState({ current: channel, visitor, shown, table: routeTable(shown), pending: null });
}

/**
 * What the server says now: the rest of the revision that a document told in part, or a later one, which is kept for the
 * next navigation. An older one never counts. Returns whether the page knows more than before.
 */
export function offerChannel(channel: Channel): boolean {
  const { current, pending } = channelStore.getState();
  if (current.partial && channel.revision === current.revision) {
    channelStore.setState({ current: channel, shown: channelAsShown(channel, channelStore.getState().visitor) });
    return true;
  }
  if (channel.revision <= Math.max(current.revision, pending?.revision ?? -1)) return false;
  channelStore.setState({ pending: channel });
  return true;
}

/**
 * What the document of another address says, where the channel itself cannot be had: the rest of the slices that answer
 * there. A later revision takes effect at once, because that page is about to be shown; an older one never counts.
 */
export function offerPart(part: PageChannel): void {
  const { current, visitor } = channelStore.getState();
  if (part.revision > current.revision) adoptChannel(part);
  if (part.revision !== current.revision) return;
  const told = Object.entries(part.slices).filter(([, { stable }]) => isWhole(stable));
  const merged = {
    ...current,
    shell: mergedShell(current, part),
    slices: { ...current.slices, ...Object.fromEntries(told) },
  };
  channelStore.setState({ current: merged, shown: channelAsShown(merged, visitor) });
}

/** Documents name the files of the shell that their own slices need. */
function mergedShell({ shell }: PageChannel, { shell: other }: PageChannel): PageChannel['shell'] {
  if (!shell || shell.stable.version !== other?.stable.version) return shell;
  const files = { ...shell.stable.files, ...other.stable.files };
  const provides = { ...shell.stable.provides, ...other.stable.provides };
  return { ...shell, stable: { ...shell.stable, files, provides } };
}

/** Makes the pending channel the page's own. Returns whether there was one. */
export function applyPendingChannel(): boolean {
  const { pending } = channelStore.getState();
  if (!pending) return false;
  adoptChannel(pending);
  return true;
}

/** The shell that runs, as far as the page knows it; undefined when the channel has gone on to another. */
export function runningShell(version: string | undefined): ShellRelease | undefined {
  const { shell } = channelStore.getState().current;
  return [shell?.stable, shell?.canary?.release].find((release) => release?.version === version);
}

/**
 * Whether the shell that runs is none that this visitor would get now. A visitor of a canary's share who has the stable
 * shell goes on with it: a static host has no other, and a tab that was open before the canary need not load again.
 */
export function shellIsReplaced(runningVersion: string | undefined): boolean {
  const { current, pending, visitor } = channelStore.getState();
  const channel = pending ?? current;
  if (!channel.shell || runningVersion === undefined) return false;
  return ![channel.shell.stable, shellFor(channel, visitor.bucket)].some((shell) => shell?.version === runningVersion);
}
