/** The thread of hashing-thread.ts: one hash after another. */
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { HashingResult, HashingWork } from './hashing-thread.ts';

parentPort?.on('message', (work: HashingWork) => parentPort?.postMessage(resultOf(work)));

function resultOf({ what, password, by }: HashingWork): HashingResult {
  try {
    return { value: what === 'hash' ? bcrypt.hashSync(password, by) : bcrypt.compareSync(password, String(by)) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
