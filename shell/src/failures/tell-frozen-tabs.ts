import { VetoError } from '@veto/slice-kit/errors';
import { countRelease } from '../platform/count-release.ts';
import { sendFailure } from './failure-report.ts';
import { type Note, onStorage, PREFIX } from './frozen-tab.ts';

/** A handler that takes longer than this, in milliseconds, has taken the tab. */
const FROZEN_AFTER_MS = 10_000;

type Report = (failure: VetoError) => void;

/** Reports the tabs of this browser that never answered the visitor. */
export function reportFrozenTabs(reportUrl: string): void {
  tellFrozenTabs((failure) => {
    sendFailure(failure, reportUrl);
    const { slice, version } = failure;
    if (slice && version) countRelease(slice, version, ['failure']);
  });
}

/** Tells of each once. */
export function tellFrozenTabs(report: Report): void {
  // One that is young may be of a handler that is at work in another tab.
  if (tellOld(report)) setTimeout(() => tellOld(report), FROZEN_AFTER_MS);
}

/** Returns whether there are notes that are too young to tell. */
function tellOld(report: Report): boolean {
  let isYoung = false;
  onStorage((storage) => {
    for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
      const { slice, version, path, input, at } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Note>;
      if (Math.abs(Date.now() - (at ?? 0)) < FROZEN_AFTER_MS) {
        isYoung = true;
        continue;
      }
      storage.removeItem(key);
      if (!slice || !version) continue;
      const detail = `a tab never answered a ${input} at ${path}`;
      report(new VetoError('VETO-209', detail, { slice, version, stage: 'event' }));
    }
  });
  return isYoung;
}
