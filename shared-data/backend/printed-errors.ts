/**
 * The embedded Supabase prints every failed statement with the values in it: what owners write about their pets does
 * not belong in a terminal or a log. And a refusal is an answer, not an error of the server's.
 */
export function printErrorsWithoutValues(target: Pick<Console, 'error'> = console): void {
  const print = target.error.bind(target);
  target.error = (...printed: unknown[]) => {
    const [error] = printed;
    if (error instanceof Error && (MISREAD.test(error.message) || error.name === 'AbortError')) return;
    const failed = printed.find(isDatabaseError);
    if (!failed) print(...printed);
    else if (!isRefusal(failed) && !isLeft(failed))
      print(`${failed.message} (${failed.code})`, { where: failed.where && functionsIn(failed.where) });
  };
}

/** A question that could not be read, or about nothing that is there; the sentence holds what was asked: answered with 400 or 404. */
const MISREAD =
  /^(?:"?failed to parse |Invalid filter|Unknown operator|Unsupported operator|Unexpected input|Expected |Could not find the )/;

interface DatabaseError {
  message: string;
  /** SQLSTATE. */
  code: string;
  where?: string;
}

function isDatabaseError(value: unknown): value is DatabaseError {
  return value instanceof Error && 'code' in value && typeof value.code === 'string' && 'severity' in value;
}

/** The functions of a context. It also quotes statements that were put together, with all that somebody searched for. */
function functionsIn(where: string): string {
  return where
    .split('\n')
    .filter((line) => /^(?:PL\/pgSQL|SQL) function /.test(line))
    .join('\n');
}

/** Who asked has left, or had the answer that it took too long. */
function isLeft({ code, message }: DatabaseError): boolean {
  return code === '57014' && message.endsWith('due to user request');
}

/** Our rules' own codes; 22…, whose sentence holds the value that is none; and 42501: a row-level policy said no. */
function isRefusal({ code }: DatabaseError): boolean {
  return /^(?:PT4\d\d|22[\dA-Z]{3}|42501)$/.test(code);
}
