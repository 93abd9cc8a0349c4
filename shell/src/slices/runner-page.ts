import type { SiteApi } from '@veto/slice-kit/contract';
import type { Visitor } from '../../isomorphic/candidates.ts';
import { reportFailure } from '../failures/failure-report.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import type { Leavings } from '../leavings/leavings.ts';
import { forgetAnswers } from '../painted-page/answers-of-document.ts';
import { takeOver } from '../painted-page/take-over.ts';
import { noteFailure, noteTiming } from '../platform/run-log.ts';
import type { BuiltIns } from './built-ins.ts';
import { healBuiltIns } from './by-others.ts';
import { openContainer } from './outlet.ts';
import { leaveOutlet, showInOutlet } from './outlet-state.ts';
import { releasesToTry, reloadIfReplaced } from './releases-to-try.ts';
import type { RunnerPage } from './slice-runner.ts';

/** What slices work with on this page, all of them alike. */
export interface SlicesPage {
  loader: ReleaseLoader;
  visitor: Visitor;
  channelAddress: string;
  reportUrl: string;
  /** Only where slices are being checked. */
  leavings: Leavings | undefined;
  navigate: SiteApi['navigate'];
  siteFor(slice: string, reportError: SiteApi['reportError']): SiteApi;
  /** The same for a part on the page of another slice, whose title and head are not its own. */
  siteInSlot(slice: string, reportError: SiteApi['reportError']): SiteApi;
  builtIns: BuiltIns;
}

/** What the runner of a slice works with on this page. */
export function runnerPage(slice: string, page: SlicesPage): RunnerPage {
  return {
    candidates: () => releasesToTry(slice, page),
    loader: page.loader,
    openContainer: () => openContainer(slice),
    visit: ({ version }) => page.leavings?.visit({ slice, version }) ?? (() => {}),
    site: (reportError) => page.siteFor(slice, reportError),
    show(state) {
      showInOutlet(slice, state);
      if (state.phase === 'failed') takeOver();
    },
    leave: () => leaveOutlet(slice),
    timed: (release, took) => noteTiming(release, took),
    report: (failure) => {
      // Before anything that a broken page may not be able to do.
      reportFailure(failure, page.reportUrl);
      noteFailure(slice, failure);
      forgetAnswers(slice, failure.version);
    },
    reloadIfReplaced: (release) => reloadIfReplaced(release, page),
    builtIns: {
      step(where, run) {
        healBuiltIns(page);
        return page.builtIns.step(where, run);
      },
      endStep: page.builtIns.endStep,
      heal: () => healBuiltIns(page),
    },
  };
}
