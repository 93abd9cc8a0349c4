import type { FuzzRequest } from './fuzz-request.ts';
import type { AskedRequest } from './requests.ts';

export interface FuzzRun {
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Requests that were answered with 5xx or not at all, in words. */
  wrong: string[];
}

export interface FuzzOptions {
  requests: readonly AskedRequest[];
  /** Answers one request. */
  send(request: AskedRequest): Promise<{ status: number; text(): Promise<string> }>;
  /** Requests under way at a time. */
  atOnce: number;
}

/** Sends the requests and tells which of them the services could not answer. */
export async function runFuzz({ requests, send, atOnce }: FuzzOptions): Promise<FuzzRun> {
  const run: FuzzRun = { statuses: {}, wrong: [] };
  const left = requests.values();
  const sendAll = async () => {
    for (const request of left) {
      try {
        const answer = await send(request);
        const text = await answer.text();
        run.statuses[answer.status] = (run.statuses[answer.status] ?? 0) + 1;
        if (answer.status >= 500) run.wrong.push(inWords(request, `${answer.status} ${text.slice(0, 300)}`));
      } catch (error) {
        run.wrong.push(inWords(request, String(error)));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  return run;
}

function inWords({ method, path, headers, body }: FuzzRequest, end: string): string {
  const content =
    typeof body === 'string' ? body.slice(0, 300) : body === undefined ? '' : `(${body.constructor.name})`;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${content} → ${end}`;
}
