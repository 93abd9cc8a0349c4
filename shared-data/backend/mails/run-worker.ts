import { type SendOptions, sendDueMails } from './send-due-mails.ts';

/** Milliseconds between two looks at what is due. */
const INTERVAL = 20_000;

/**
 * Sends what is due now and then, until the returned function is called, which resolves once the mail that is on its way
 * has been settled. A failure is told and tried again at the next look.
 */
export function runMailWorker(
  options: Omit<SendOptions, 'signal'>,
  { interval = INTERVAL, warn = console.error }: { interval?: number; warn?: typeof console.error } = {},
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const look = () => {
    if (isRunning) return;
    isRunning = true;
    running = sendDueMails({ ...options, signal: ending.signal })
      .catch((error) => warn('Mails could not be sent', error))
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
