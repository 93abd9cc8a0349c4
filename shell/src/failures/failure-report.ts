import { RequestError } from '@veto/shared-data/core';
import { type FailureStage, type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { ifPageStays } from './page-stays.ts';
import { ReportLimits } from './report-limits.ts';
import { addressesIn } from './stack-owner.ts';

/** What leaves the page about a failure: nothing of the visitor but the path. */
export interface FailureReport extends PageFacts {
  code: PlatformErrorCode;
  slice: string | undefined;
  version: string | undefined;
  stage: FailureStage | undefined;
  message: string;
  /** As the browser wrote it, with that of its causes; `slice explain` says where in the source that is. */
  stack: string | undefined;
  path: string;
  /** How the server's log calls the request that failed, where one did. */
  requestId: string | undefined;
  /** How often the page has seen the same failure; what is left out is 1. */
  times: number | undefined;
  /** How long it took, in milliseconds, where that is what is wrong. */
  ms: number | undefined;
}

/** The server takes 16 kB. */
const LONGEST_STACK = 6000;
const MOST_CAUSES = 3;
const limits = new ReportLimits();

/** What `read` returns; what was thrown may throw anew when it is read. */
function unlessItThrows<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** Anything can be thrown: a text, null, an object that cannot be made a text. */
function reasonOf(error: VetoError): string {
  const { cause } = error;
  if (cause instanceof Error)
    return unlessItThrows(() => `${error.message} (${cause.name}: ${cause.message})`, error.message);
  return typeof cause === 'string' ? `${error.message} (${cause})` : error.message;
}

/** The stacks of what was thrown and of what caused that. Queries of addresses are left out: they are the visitor's. */
function stackOf({ cause }: VetoError): string | undefined {
  const stacks: string[] = [];
  for (let error: unknown = cause; error instanceof Error && stacks.length < MOST_CAUSES; error = error.cause)
    stacks.push(`${stacks.length > 0 ? 'Caused by ' : ''}${error.stack ?? `${error.name}: ${error.message}`}`);
  if (stacks.length === 0) return undefined;
  return stacks
    .join('\n')
    .replaceAll(/\?[^\s():]*(?=[:)])/g, '')
    .slice(0, LONGEST_STACK);
}

/**
 * Sends a failure where the configuration says, unless the page has said it, or too much about this slice, before, or is being left. Returns
 * whether it was news. `ms`: how long it took, in milliseconds, where that is what is wrong. Never throws.
 */
export function sendFailure(error: VetoError, reportUrl: string, ms?: number): boolean {
  const { code, slice, version, stage } = error;
  const message = reasonOf(error).slice(0, 1000);
  const times = limits.take(slice ?? '', `${version} ${code} ${stage} ${message}`);
  if (times === null) return false;
  if (!reportUrl) return true;
  const report: FailureReport = {
    code,
    slice,
    version,
    stage,
    message,
    ...pageFacts(slice, version),
    path: location.pathname,
    requestId: error.cause instanceof RequestError ? error.cause.requestId : undefined,
    times: times > 1 ? times : undefined,
    ms,
    stack: unlessItThrows(() => stackOf(error), undefined),
  };
  ifPageStays(() => send(report, reportUrl));
  return true;
}

function send(report: FailureReport, reportUrl: string): void {
  try {
    navigator.sendBeacon(reportUrl, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch (refused) {
    console.warn('The failure could not be reported', refused);
  }
}

/** Says a failure in the console as well, where nobody else has. Never throws. */
export function reportFailure(error: VetoError, reportUrl: string): void {
  say(error);
  sendFailure(error, reportUrl);
}

/** Browsers hide what caused an error, or leave it out. */
function say(error: VetoError): void {
  const { code, slice, version, cause } = error;
  const [file] = cause instanceof Error ? unlessItThrows(() => addressesIn(cause.stack, cause.message), []) : [];
  const lines = [reasonOf(error), slice && `${slice}@${version}`, file, `What to do: ${code} in slice-kit's CODES.md`];
  console.error(lines.filter(Boolean).join('\n'), error);
}

/** The same for what happens again and again: the console hears of it as often as the site does. */
export function reportOnce(error: VetoError, reportUrl: string): void {
  if (sendFailure(error, reportUrl)) say(error);
}

/** Any failure as one with a code. */
export function asVetoError(
  error: unknown,
  code: PlatformErrorCode,
  detail: string,
  where: { slice: string; version: string; stage: FailureStage },
): VetoError {
  return error instanceof VetoError ? error : new VetoError(code, detail, { ...where, cause: error });
}
