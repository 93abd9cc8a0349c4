import { VetoError } from '@veto/slice-kit/errors';
import { leaveOut } from '../early/left-out.ts';
import { reportFailure } from '../failures/failure-report.ts';
import { OUTLET_ID } from './outlet.ts';

/** In the tab's storage: what was shown where, once for each time in a row that it went by itself. */
const KEY = 'veto_reloads';
/** Visitors look longer at a page that they leave without having touched it, in milliseconds. */
const QUICK_MS = 5000;
/** Somebody may press Reload a few times. */
const MOST = 3;

/**
 * Ends a page that is loaded again and again while nobody touches it: this tab leaves out the release that was there each time. Nobody is
 * blamed, as an add-on may have done it. For browsers without a Navigation API, and for what no script asks for, as a <meta> does. Call it
 * before any slice runs.
 */
export function endReloads(isUntouched: () => boolean, reportUrl: string): void {
  const kept = exchange('').split('\n');
  const [last = ''] = kept;
  if (kept.length > MOST) {
    const [slice = '', version = ''] = last.split(/[@ ]/);
    leaveOut({ slice, version });
    const detail = `${last} went ${kept.length} times by itself, nobody knows by whom`;
    reportFailure(new VetoError('VETO-207', detail, { stage: 'event' }), reportUrl);
    kept.length = 0;
  }
  addEventListener('pagehide', () => {
    const shown = document.querySelector<HTMLElement>(`#${OUTLET_ID} > [data-version]`)?.dataset;
    if (!shown || !isUntouched() || performance.now() > QUICK_MS) return;
    const now = `${shown.slice}@${shown.version} ${location.pathname}`;
    exchange([now, ...kept.filter((line) => line === now)].join('\n'));
  });
}

/** Keeps a text, or nothing of an empty one, and returns what was kept; '' where storage is refused. */
function exchange(text: string): string {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    if (text) sessionStorage.setItem(KEY, text);
    else sessionStorage.removeItem(KEY);
    return before;
  } catch {
    return '';
  }
}
