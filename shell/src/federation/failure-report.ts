import { RequestError } from '@veto/shared-data/core';
import { type FailureStage, type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';

/** What leaves the page about a failure: nothing of the visitor but the path. */
export interface FailureReport {
  code: PlatformErrorCode;
  slice: string | undefined;
  version: string | undefined;
  stage: FailureStage | undefined;
  message: string;
  path: string;
  /** How the server's log calls the request that failed, where one did. */
  requestId: string | undefined;
}

/** So many reports a page sends: what fails again and again would otherwise never stop asking. */
const REPORTS_PER_PAGE = 50;
let sent = 0;

/** Anything can be thrown: a text, null, an object that cannot be made a text. */
function reasonOf(error: VetoError): string {
  const { cause } = error;
  if (cause instanceof Error) return `${error.message} (${cause.name}: ${cause.message})`;
  return typeof cause === 'string' ? `${error.message} (${cause})` : error.message;
}

/** Says a failure once in the console and sends it where the configuration says. Never throws. */
export function reportFailure(error: VetoError, reportUrl: string): void {
  console.error(error);
  if (!reportUrl || sent >= REPORTS_PER_PAGE) return;
  sent += 1;
  const report: FailureReport = {
    code: error.code,
    slice: error.slice,
    version: error.version,
    stage: error.stage,
    message: reasonOf(error).slice(0, 1000),
    path: location.pathname,
    requestId: error.cause instanceof RequestError ? error.cause.requestId : undefined,
  };
  try {
    navigator.sendBeacon(reportUrl, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch (refused) {
    console.warn('The failure could not be reported', refused);
  }
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
