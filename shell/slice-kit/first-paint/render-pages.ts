import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RenderAnswer, RenderOrder } from './render-program.ts';

/** Pages that wait for something when they are rendered never end. */
const LIMIT_MS = 60_000;

/** Has a program render its pages, in a process of its own. Rejects when that ends without an answer. */
export async function renderPages(order: RenderOrder): Promise<RenderAnswer> {
  const child = fork(join(import.meta.dirname, 'render-program.ts'), {
    silent: true,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', TZ: 'Europe/Warsaw' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  let output = '';
  let answer: RenderAnswer | undefined;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  child.on('message', (message) => (answer = message as RenderAnswer));
  child.on('error', (error) => (output += error.message));
  // Node lets go of a channel that has sent more than fits into one write, and this process would end, with the exit code 13,
  // as soon as the other one has, if it was too busy to read the channel to its end before.
  child.channel?.ref();
  child.send(order);
  await once(child, 'close');
  if (!answer) throw new Error(output.trim().slice(-600) || 'it ended without a word');
  return answer;
}
