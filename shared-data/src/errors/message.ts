import { RequestError } from '@veto/shared-data/core';

/** What a toast shows. */
export interface Message {
  title: string;
  description: string;
  /** Of what worked: 'info' where something ended as asked, 'warning' where somebody has to answer. */
  type?: 'info' | 'warning';
  /** What another language says where its catalogue lacks the description: a sentence of the server. */
  otherwise?: string;
  /** The same with braces in the places of its names, as a catalogue of another language knows it. */
  said?: { title: string; description: string; names: Names };
}

type Names = Readonly<Record<string, string>>;

/** A message that mentions somebody: 'Booked for {pet}.', with the name of each in braces. */
export function withNames<Told extends Message>({ title, description, ...rest }: Told, names: Names) {
  const named = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
  return { ...rest, title: named(title), description: named(description), said: { title, description, names } };
}

/** The sentence of a refusal that a person can act on, or `fallback`: a failure of ours never shows its inside. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof RequestError) return isRefusal(error) && error.message ? error.message : fallback;
  // auth-js and storage-js throw errors of their own, with a status and the provider's sentence.
  if (error instanceof Error && 'status' in error && isClientFault(error.status))
    return isSentence(error.message) ? error.message : fallback;
  return fallback;
}

/** A message, with the sentence of a refusal that a person can act on in the place of its description. */
export function withReason(error: unknown, { title, description }: Message): Message {
  const reason = messageOf(error, description);
  return { title, description: reason, ...(reason !== description && { otherwise: description }) };
}

/** The rules of the database speak through 'PT4xx' and our own 'refused'; other codes carry a database's words. */
function isRefusal({ code, status }: RequestError): boolean {
  return isClientFault(status) && (/^PT4\d\d$/.test(code) || code === 'refused');
}

/** auth-js makes a refusal without a sentence into its JSON: '{}'. */
function isSentence(message: string): boolean {
  return /^[^{[]/.test(message);
}

function isClientFault(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500;
}
