import { ERRORS, type Message, messageOf } from '@veto/shared-data/errors';

/** The toast for a failure: the provider's own sentence for a refusal, a general one for anything unexpected. */
export function accountError(error: unknown, refusal: Message): Message {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400) return ERRORS.unexpectedSignIn;
  return { title: refusal.title, description: messageOf(error, refusal.description) };
}
