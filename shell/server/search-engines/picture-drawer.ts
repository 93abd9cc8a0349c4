import { Worker } from 'node:worker_threads';
import type { ShownVeterinarian } from '@veto/shared-ui/share-picture';
import type { PictureJob, PictureResult } from './picture-worker.ts';

/** Draws the picture of a vet, as a PNG. Rejects while too many wait, or when it cannot be drawn in time. */
export type DrawPicture = (vet: ShownVeterinarian) => Promise<Uint8Array>;

const MOST_WAITING = 50;
const TIMEOUT_MS = 10_000;
/** The thread takes memory while it is there. */
const IDLE_MS = 60_000;

interface Waiting extends PromiseWithResolvers<Uint8Array> {
  vet: ShownVeterinarian;
}

/** One picture at a time, in a thread that is started with the first of them and ended when nobody has asked for a minute. */
export function pictureDrawer(): DrawPicture {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  const end = () => {
    clearTimeout(timer);
    void worker?.terminate();
    worker = null;
  };
  const finish = (settle: (job: Waiting) => void) => {
    const job = queue.shift();
    if (job) settle(job);
    next();
  };
  const fail = (error: unknown) => {
    end();
    finish((job) => job.reject(error));
  };
  const start = () => {
    const started = new Worker(new URL('./picture-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (result: PictureResult) => {
      if (result.number !== last) return;
      finish((job) => ('error' in result ? job.reject(new Error(result.error)) : job.resolve(result.png)));
    });
    started.once('error', (error) => started === worker && fail(error));
    return started;
  };
  const next = () => {
    clearTimeout(timer);
    const [job] = queue;
    if (!job) {
      timer = setTimeout(end, IDLE_MS).unref();
      return;
    }
    last += 1;
    worker ??= start();
    timer = setTimeout(() => fail(new Error('The picture took too long.')), TIMEOUT_MS).unref();
    worker.postMessage({ number: last, vet: job.vet } satisfies PictureJob);
  };
  return (vet) => {
    if (queue.length >= MOST_WAITING) return Promise.reject(new Error('Too many pictures wait.'));
    const job = { ...Promise.withResolvers<Uint8Array>(), vet };
    queue.push(job);
    if (queue.length === 1) next();
    return job.promise;
  };
}
