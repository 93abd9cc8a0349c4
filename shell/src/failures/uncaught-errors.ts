import { VetoError } from '@veto/slice-kit/errors';
import { countRelease } from '../platform/count-release.ts';
import { noteFailure } from '../platform/run-log.ts';
import { sendFailure } from './failure-report.ts';
import { ownerOfThrown } from './page-owner.ts';
import { addressesIn, type Owner } from './stack-owner.ts';

/** Chrome keeps ten frames, which the page's own modules may fill before the slice that called them is named. */
const FRAMES_KEPT = 40;

/** The console has it already. */
function tell(owner: Owner | undefined, stage: 'event' | 'promise', cause: unknown, reportUrl: string): void {
  const detail = stage === 'event' ? 'an error that nobody caught' : 'a rejection that nobody handled';
  const failure = new VetoError('VETO-206', detail, { ...owner, stage, cause });
  if (!sendFailure(failure, reportUrl) || !owner) return;
  if (owner.slice === 'shell') countRelease('shell', owner.version, ['failure']);
  else noteFailure(owner.slice, failure);
}

/**
 * Reports what is thrown where no lifecycle and no React sees it: in handlers of events, time-outs and promises. Whose it
 * is, the addresses in its stack say; what other scripts than the site's throw is nobody's and not reported. A rejection
 * without a stack is reported without a name, and so is what is thrown where `heal` finds and puts back
 * what an add-on has changed. Nothing is taken off the page: what threw may well go on.
 */
export function reportUncaught(reportUrl: string, heal: () => boolean): void {
  Error.stackTraceLimit = FRAMES_KEPT;
  addEventListener('error', (event) => {
    const { error, filename, message } = event;
    const owner = ownerOfThrown(error, filename);
    const isOwn = !heal();
    if (owner) tell(isOwn ? owner : undefined, 'event', error ?? message, reportUrl);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const owner = ownerOfThrown(reason);
    const hasStack = reason instanceof Error && addressesIn(reason.stack ?? '', reason.message).length > 0;
    const isOwn = !heal();
    if (owner || !hasStack) tell(isOwn ? owner : undefined, 'promise', reason, reportUrl);
  });
}
