import { channelStore } from '../channel/channel-store.ts';
import { pageShareScope } from '../federation/share-scope.ts';
import { answerStore } from '../routing/current-answer.ts';
import { outletStore } from '../slices/outlet-state.ts';

/** One copy of a shared module: its version, who brought it, whether it runs on this page. */
export interface SharedCopy {
  version: string;
  from: string;
  loaded: boolean;
}

/** `globalThis.veto`: what the page is made of, for a developer's console and for browser tests. Reading only. */
export interface PageInspection {
  revision(): number;
  /** The latest revision that the page knows of; it takes effect on a later page. */
  knownRevision(): number;
  answer(): string;
  /** What is in the slices' place. */
  slot(): { slice: string | null; phase: string; version: string | undefined };
  /** Every shared module with each of its copies; more than one loaded copy of a module is a fault. */
  sharedModules(): Promise<Record<string, SharedCopy[]>>;
}

declare global {
  var veto: PageInspection | undefined;
}

export function installDebuggingHook(): void {
  globalThis.veto = {
    revision: () => channelStore.getState().current.revision,
    knownRevision: () => {
      const { current, pending } = channelStore.getState();
      return (pending ?? current).revision;
    },
    answer: () => answerStore.getState().answer.kind,
    slot: () => {
      const { slice, phase, version } = outletStore.getState();
      return { slice, phase, version };
    },
    async sharedModules() {
      const scope = await pageShareScope();
      const copies = Object.entries(scope).map(([key, versions]) => [
        key,
        Object.entries(versions).map(([version, { from, loaded }]) => ({ version, from, loaded: Boolean(loaded) })),
      ]);
      return Object.fromEntries(copies);
    },
  };
}
