import { type SendOptions, sendDueMails } from './send-due-mails.ts';

/** Milliseconds between two looks at what is due. */
const INTERVAL = 20_000;
/** Milliseconds between two looks at what has had its time, and rows of a kind that go in one step. */
const PRUNING_INTERVAL = 3_600_000;
const PRUNED_AT_ONCE = 200;

/** Deletes what has had its time once an hour, step by step: a long list keeps no mail waiting. */
function prunerOf({ queue }: Pick<SendOptions, 'queue'>): () => Promise<void> {
  let next = 0;
  return async () => {
    if (Date.now() < next) return;
    const gone = await queue.prune(PRUNED_AT_ONCE);
    if (gone === 0) next = Date.now() + PRUNING_INTERVAL;
  };
}

/**
 * Sends what is due now and then, and prunes, until the returned function is called, which resolves once the mail that is on its way
 * has been settled. A failure is reported, and tried again at the next look.
 */
export function runMailWorker(
  options: Omit<SendOptions, 'signal'>,
  { interval = INTERVAL, warn = console.error }: { interval?: number; warn?: typeof console.error } = {},
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const prune = prunerOf(options);
  const look = () => {
    if (isRunning) return;
    isRunning = true;
    running = sendDueMails({ ...options, signal: ending.signal })
      .catch((error) => warn('Mails could not be sent', error))
      .then(() => (ending.signal.aborted ? undefined : prune()))
      .catch((error) => warn('What has had its time could not be deleted', error))
      .finally(() => {
        isRunning = false;
      });
  };
  look();
  const timer = setInterval(look, interval);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}
