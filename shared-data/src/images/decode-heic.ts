import { RequestError } from '@veto/shared-data/core';
import { answerHeic, type HeicAnswer } from './heic-answer.ts';
import type { Pixels } from './heif-decoder.ts';

/**
 * The picture of a HEIC file, for browsers that cannot read one; null when it is damaged. The decoder (0.6 MB on the
 * way) is loaded only here. @throws RequestError 'network' when it did not arrive.
 */
export async function decodeHeic(file: Blob): Promise<Pixels | null> {
  const bytes = await file.arrayBuffer();
  const answer = (await answerOfWorker(bytes)) ?? (await answerHeic(bytes));
  if ('pixels' in answer) return answer.pixels;
  throw new RequestError('The decoder for HEIC did not load.', { status: 0, code: 'network', cause: answer.failed });
}

/** Null where no worker starts: a browser takes none from another origin, such as a release store's. */
async function answerOfWorker(bytes: ArrayBuffer): Promise<HeicAnswer | null> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module', name: 'heic-worker' });
    return await firstAnswer(worker, bytes);
  } catch (error) {
    console.warn('HEIC is decoded without a worker', error);
    return null;
  } finally {
    worker?.terminate();
  }
}

function firstAnswer(worker: Worker, bytes: ArrayBuffer): Promise<HeicAnswer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) => resolve(data));
    // A script that runs and fails (out of memory) tells so by an ErrorEvent, one that does not start by a plain Event.
    worker.addEventListener('error', (event) =>
      event instanceof ErrorEvent ? resolve({ pixels: null }) : reject(new Error('The worker did not start')),
    );
    worker.postMessage(bytes);
  });
}
