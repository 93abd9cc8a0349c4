import { VetoError } from '@veto/slice-kit/errors';
import { sendFailure } from '../failures/failure-report.ts';
import { setPageHeadAgain } from '../site/head-of-page.ts';
import type { BuiltIns } from './built-ins.ts';
import { tellOfOthers } from './by-others.ts';
import { guardHeader } from './guard-header.ts';
import { guardDesignMode } from './guarded-design-mode.ts';
import { guardRegistrations } from './guarded-registrations.ts';
import { guardTitle } from './guarded-title.ts';
import { startSlices } from './run-slices.ts';

/** What guards the page against its slices, and need not be there before the first of them. */
export function startLateGuards(builtIns: BuiltIns): void {
  guardHeader();
  void startSlices().then(({ reportUrl }) => guardRegistrations(reportUrl));
  guardTitle(
    builtIns,
    async (by) => {
      const { reportUrl } = await startSlices();
      const detail = `${by.slice}@${by.version} went on to write the title`;
      sendFailure(new VetoError('VETO-208', detail, { ...by, stage: 'left' }), reportUrl);
    },
    setPageHeadAgain,
  );
  const designMode = 'designMode was switched on';
  guardDesignMode(
    builtIns,
    async (by) => (await startSlices()).failRelease(by, new Error(designMode)),
    async () => tellOfOthers('VETO-203', designMode, (await startSlices()).reportUrl),
  );
}
