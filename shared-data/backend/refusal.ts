/** A refusal in the form in which the service of this path writes its own; `message` is a whole sentence. */
export function refuse(
  pathname: string,
  status: number,
  message: string,
  { errorCode, headers }: { errorCode?: string; headers?: Record<string, string> } = {},
): Response {
  const body = pathname.startsWith('/auth/')
    ? { code: status, error_code: errorCode ?? 'validation_failed', msg: message }
    : pathname.startsWith('/storage/')
      ? { statusCode: String(status), error: errorCode ?? 'InvalidRequest', message }
      : // What our own rules in the database answer with: the client shows the sentence of such a code.
        { code: `PT${status}`, message, details: null, hint: null };
  return Response.json(body, { status, ...(headers && { headers }) });
}
