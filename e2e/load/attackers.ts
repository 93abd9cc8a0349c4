/**
 * Run by attack.ts in a process of its own, so that its work delays no clock of the visitor's: a crowd that asks one question,
 * each as soon as it has its answer. Prints what became of them.
 */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttackersOptions, AttackersResult } from './attack.ts';
import { DEAR_QUESTIONS } from './worst-requests.ts';

/** How many ask, and from how many networks. */
const CONNECTIONS = 40;
const NETWORKS = 20;
/** Milliseconds. Whoever waits longer has gone. */
const PATIENCE = 60_000;
/** Who is refused comes back ten times a second. */
const REFUSED_PAUSE = 100;

const { url, apikey, token, what, seconds } = JSON.parse(process.argv[2] ?? '{}') as AttackersOptions;
const question = DEAR_QUESTIONS.find((each) => each.what === what);
if (!question) throw new Error(`There is no question “${what}”.`);
const { path, body, signedIn } = question;
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true });
const result: AttackersResult = { statuses: {}, processorMs: 0, longestMs: 0 };
const until = performance.now() + 1000 * seconds;
let run = 0;

await Promise.all(
  Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const headers = {
      ...{ apikey, 'x-forwarded-for': `198.51.100.${connection % NETWORKS}`, 'accept-encoding': 'gzip' },
      ...(signedIn && { authorization: `Bearer ${token}` }),
    };
    while (performance.now() < until) {
      run += 1;
      const startedAt = performance.now();
      const status = await ask(headers, body && JSON.stringify(body(run)));
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      result.longestMs = Math.max(result.longestMs, performance.now() - startedAt);
      if (status === 429) await wait(REFUSED_PAUSE);
    }
  }),
);
agent.destroy();
const { user, system } = process.cpuUsage();
result.processorMs = (user + system) / 1000;
console.log(JSON.stringify(result));

/** Its status; 0 is none. Nobody reads what the answer says. */
function ask(headers: Record<string, string>, text: string | undefined): Promise<number> {
  return new Promise((resolve) => {
    const method = text === undefined ? 'GET' : 'POST';
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const asking = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: { ...headers, ...type },
      timeout: PATIENCE,
    });
    asking.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    asking.on('error', () => resolve(0));
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.end(text);
  });
}
