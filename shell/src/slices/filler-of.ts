import { sessionStore } from '@veto/shared-data/core';
import { type Audience, visibleToEverybody } from '@veto/slice-kit/contract';
import { channelStore } from '../channel/channel-store.ts';

/** The slice whose part this visitor gets in the slot: while the session is read, only one that everybody gets. */
export function fillerOf(name: string): string | undefined {
  const { state } = sessionStore.getState();
  const isFor = (audience: readonly Audience[]) =>
    state === 'loading' ? visibleToEverybody({ audience }) : audience.includes(state);
  return Object.entries(channelStore.getState().shown.slices).find(([, { stable }]) =>
    stable.manifest.fills?.some(({ slot, audience }) => slot === name && isFor(audience)),
  )?.[0];
}
