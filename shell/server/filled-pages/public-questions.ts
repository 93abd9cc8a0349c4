import type { RuntimeConfig } from '@veto/slice-kit/contract';
import type { Question, QuestionAnswer } from '@veto/slice-kit/fill-messages';
import type { BackendAddress } from '../backend/backend-proxy.ts';
import { isCanonicalPath, isReadableQuery } from '../documents/canonical-address.ts';

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 2 * 1024 * 1024;
/** How the client library says in which form it wants its answer; nothing else of a question's headers is sent. */
const OF_FORM = ['accept', 'accept-profile', 'content-profile', 'content-type', 'prefer', 'range', 'range-unit'];
const OF_ANSWER = ['content-type', 'content-range'];

/** Whether a program may have it asked: a reading of tables, or a call of a function, which the database allows or not. */
function isPublic({ method, path }: Question): boolean {
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const isKind = method === 'GET' ? /^\/rest\/v1\/[\w/]+$/ : method === 'POST' ? /^\/rest\/v1\/rpc\/\w+$/ : /^(?!)/;
  return isKind.test(pathname) && isCanonicalPath(pathname) && isReadableQuery(search);
}

/** Asks the project's API on behalf of a page, as a visitor of whom nothing is known. null where it may not, or nobody answers. */
export function publicQuestions(
  { supabaseUrl, supabaseKey }: Pick<RuntimeConfig, 'supabaseUrl' | 'supabaseKey'>,
  backend: BackendAddress,
): (question: Question) => Promise<QuestionAnswer | null> {
  return async (question) => {
    const base = supabaseUrl.replace(/\/+$/, '') || backend();
    if (!base || !isPublic(question)) return null;
    const headers = OF_FORM.flatMap((name) => (question.headers[name] ? [[name, question.headers[name]]] : []));
    const answer = await fetch(base + question.path, {
      method: question.method,
      headers: { ...Object.fromEntries(headers), apikey: supabaseKey, authorization: `Bearer ${supabaseKey}` },
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
