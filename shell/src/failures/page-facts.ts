import { channelStore } from '../channel/channel-store.ts';
import { answerStore } from '../routing/current-answer.ts';
import { outletStore } from '../slices/outlet-state.ts';

/** Which of the visitor's releases of a slice it was. */
export type ReleaseSide = 'override' | 'canary' | 'stable' | 'previous';

/** What a report says of the page besides the failure itself. */
export interface PageFacts {
  /** The version of the shell that runs. */
  shell: string | undefined;
  /** Of the channel that the page is made of. */
  revision: number;
  side: ReleaseSide | undefined;
  /** The pattern of the slice's route ('/pets/:id'), or what the shell shows ('not-found'). */
  route: string;
  /** '<slice>@<version>' of what was in the slices' place, which need not be what failed. */
  shown: string | undefined;
  /** How the server's log calls the latest request that the page had an answer to. */
  lastRequestId: string | undefined;
}

let shellVersion: string | undefined;
let lastRequestId: string | undefined;

/** From here on the page's facts are known: the shell's version, and each answer of the backend as core announces it. */
export function collectPageFacts(runningShell: string | undefined): void {
  shellVersion = runningShell;
  addEventListener('veto:answered', (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') lastRequestId = event.detail;
  });
}

function sideOf(slice: string | undefined, version: string | undefined): ReleaseSide | undefined {
  const { current, visitor } = channelStore.getState();
  if (slice === undefined || version === undefined) return undefined;
  if (visitor.overrides[slice]?.release.version === version) return 'override';
  const pointer = slice === 'shell' ? current.shell : current.slices[slice];
  if (pointer?.canary?.release.version === version) return 'canary';
  if (pointer?.stable.version === version) return 'stable';
  const previous = slice === 'shell' ? undefined : current.slices[slice]?.previous;
  return previous?.version === version ? 'previous' : undefined;
}

/** The page as it is now, for a report about this release. */
export function pageFacts(slice: string | undefined, version: string | undefined): PageFacts {
  const { answer } = answerStore.getState();
  const shown = outletStore.getState();
  return {
    shell: shellVersion,
    revision: channelStore.getState().current.revision,
    side: sideOf(slice, version),
    route: answer.kind === 'slice' ? answer.route.path : answer.kind,
    shown: shown.slice === null ? undefined : `${shown.slice}@${shown.version ?? shown.phase}`,
    lastRequestId,
  };
}
