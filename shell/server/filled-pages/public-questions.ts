import { createHash } from 'node:crypto';
import { PUBLIC_FUNCTIONS } from '@veto/shared-data/database';
import type { RuntimeConfig, SliceRelease } from '@veto/slice-kit/contract';
import type { Question, QuestionAnswer } from '@veto/slice-kit/fill-messages';
import type { BackendAddress } from '../backend/backend-proxy.ts';
import { isCanonicalPath, isReadableQuery } from '../documents/canonical-address.ts';

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 2 * 1024 * 1024;
/** How the client library says in which form it wants its answer; nothing else of a question's headers is sent. */
const OF_FORM = ['accept', 'accept-profile', 'content-profile', 'content-type', 'prefer', 'range', 'range-unit'];
const OF_ANSWER = ['content-type', 'content-range'];

const NAMED: ReadonlySet<string> = new Set(PUBLIC_FUNCTIONS);

/** Whether a program may have it asked: a reading of a table, or a call of a function that reads what everybody may see. */
function isPublic({ method, path }: Question): boolean {
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const { table, name } = /^\/rest\/v1\/(?:(?<table>\w+)|rpc\/(?<name>\w+))$/.exec(pathname)?.groups ?? {};
  const isAllowed = table ? method === 'GET' : ['GET', 'POST'].includes(method) && NAMED.has(name ?? '');
  return isAllowed && isCanonicalPath(pathname) && isReadableQuery(search);
}

/** Each release has one share of the database's time, as each visitor has: by an address that no machine of the internet has. */
function senderOf({ slice, version }: Pick<SliceRelease, 'slice' | 'version'>): string {
  const hash = createHash('sha256').update(`${slice}@${version}`).digest('hex');
  return `fd${hash.slice(0, 2)}:${hash.slice(2, 6)}:${hash.slice(6, 10)}:${hash.slice(10, 14)}::1`;
}

/**
 * Asks the project's API on behalf of a page of a release, as a visitor of whom nothing is known. null where it may not, or nobody
 * answers.
 */
export function publicQuestions(
  { supabaseUrl, supabaseKey }: Pick<RuntimeConfig, 'supabaseUrl' | 'supabaseKey'>,
  backend: BackendAddress,
): (question: Question, of: Pick<SliceRelease, 'slice' | 'version'>) => Promise<QuestionAnswer | null> {
  return async (question, of) => {
    const base = supabaseUrl.replace(/\/+$/, '') || backend();
    if (!base || !isPublic(question)) return null;
    const headers = OF_FORM.flatMap((name) => (question.headers[name] ? [[name, question.headers[name]]] : []));
    const answer = await fetch(base + question.path, {
      method: question.method,
      headers: {
        ...{ ...Object.fromEntries(headers), apikey: supabaseKey, authorization: `Bearer ${supabaseKey}` },
        ...(!supabaseUrl && { 'x-forwarded-for': senderOf(of) }),
      },
      ...(question.method === 'POST' && { body: question.body ?? '' }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await answer.text();
    if (body.length > MAX_BYTES) return null;
    const kept = OF_ANSWER.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : []));
    return { status: answer.status, headers: Object.fromEntries(kept), body };
  };
}
