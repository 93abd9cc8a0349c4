import { constants } from 'node:os';
import { endPreviews, idOf, type ObjectStore, type Preview, startPreview } from '../releases/index.ts';
import { ENDING_SIGNALS } from './ending-signals.ts';

/**
 * Previews a release for as long as `use` takes, which is told the link's secret. A signal to end ends the preview as well,
 * and then the process, with 128 and the signal's number as its exit code; a second one changes nothing.
 */
export async function withPreview<Result>(
  store: ObjectStore,
  release: Pick<Preview, 'slice' | 'version' | 'by'>,
  use: (secret: string) => Promise<Result>,
): Promise<Result> {
  // The signal may come while it starts.
  const started = startPreview(store, release);
  let ended: Promise<unknown> | undefined;
  const end = () => {
    ended ??= started.then(({ preview }) => endPreviews(store, idOf(preview)));
    return ended;
  };
  const stop = (signal: (typeof ENDING_SIGNALS)[number]) => {
    const exit = () => process.exit(128 + constants.signals[signal]);
    end().then(exit, (error) => {
      console.error(error);
      exit();
    });
  };
  for (const signal of ENDING_SIGNALS) process.on(signal, stop);
  try {
    return await use((await started).secret);
  } finally {
    await end();
    for (const signal of ENDING_SIGNALS) process.off(signal, stop);
  }
}
