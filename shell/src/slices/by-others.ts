import { type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';
import { sendFailure } from '../failures/failure-report.ts';
import type { BuiltIns } from './built-ins.ts';

/** Says what was done to the page by nobody known, as add-ons and translators do; it is counted for no release. */
export function tellOfOthers(code: PlatformErrorCode, what: string, reportUrl: string): void {
  sendFailure(new VetoError(code, `${what}, not by a slice`, { stage: 'event' }), reportUrl);
}

/** Puts back the built-ins that nobody known has changed, and says each once. Returns whether there were any. */
export function healBuiltIns({ builtIns, reportUrl }: { builtIns: BuiltIns; reportUrl: string }): boolean {
  const names = builtIns.heal();
  for (const name of names) tellOfOthers('VETO-205', `${name} was changed`, reportUrl);
  return names.length > 0;
}
