import { sendFailure } from '../failures/failure-report.ts';
import { ownerOfCaller } from '../failures/page-owner.ts';
import { noteFailure } from '../platform/run-log.ts';
import { outletStore } from '../slices/outlet-state.ts';
import { type Leavings, watchLeavings } from './leavings.ts';
import { tellMissingHeadings } from './missing-heading.ts';

export { takeRebuilds } from './take-rebuilds.ts';

/** Looks after what slices leave on this page, and says in the console, on /_platform and in a report what that was. */
export function watchPage(reportUrl: string): Leavings {
  tellMissingHeadings();
  return watchLeavings({
    ownerOfCaller,
    isLoading: (slice) => outletStore.getState().slice === slice && outletStore.getState().phase === 'loading',
    report(failure) {
      if (failure.slice) noteFailure(failure.slice, failure);
      console.error(failure.message);
      sendFailure(failure, reportUrl);
    },
  });
}
