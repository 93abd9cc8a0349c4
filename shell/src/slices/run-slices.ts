import { VetoError } from '@veto/slice-kit/errors';
import { completeChannel } from '../channel/watch-channel.ts';
import { reportFailure } from '../failures/failure-report.ts';
import { addressOfChunk } from '../federation/failed-chunk.ts';
import { freshCopy } from '../federation/fresh-copy.ts';
import { takeOver } from '../painted-page/take-over.ts';
import { currentAnswer } from '../routing/current-answer.ts';
import { showInOutlet } from './outlet-state.ts';
import type { SlicesOnPage } from './register-slices.ts';
import type { SlicesPage } from './runner-page.ts';

/** Has the browser load the code that runs slices. Rejects with webpack's error where the file does not arrive. */
export const loadRunner = () => import(/* webpackChunkName: "runner" */ './register-slices.ts');

/** A file that failed is fetched past the cache and asked for once more. */
async function loadRunnerAgain(failure: unknown): ReturnType<typeof loadRunner> {
  const address = addressOfChunk(failure);
  if (!address) throw failure;
  await freshCopy(address);
  return loadRunner();
}

/** The slices of a page, run by code that its own pages are shown without. */
export interface SlicesWhenWanted {
  /** What runs them; undefined before one was wanted. */
  onPage(): SlicesOnPage | undefined;
  /** From here on slices are shown: at once where one answers, else when the page first leads to one. */
  open(): Promise<void>;
  /** The answer may be another one. */
  follow(): void;
  /** Prepares the way to the first slice; one that fails here fails again, and is shown, when it is wanted. */
  prepare(): void;
  /** The Retry button. */
  retry(slice: string): void;
}

let startOnPage: () => Promise<SlicesOnPage>;

/** Starts what runs slices on this page, once. */
export function startSlices(): Promise<SlicesOnPage> {
  return startOnPage();
}

export function slicesWhenWanted(page: SlicesPage, shellVersion: string | undefined): SlicesWhenWanted {
  let onPage: SlicesOnPage | undefined;
  let starting: Promise<SlicesOnPage> | undefined;
  let isOpen = false;
  const start = () => {
    starting ??= loadRunner()
      .catch(loadRunnerAgain)
      .then(({ registerSlices }) => {
        onPage = registerSlices(page);
        return onPage;
      })
      .catch((error) => {
        starting = undefined;
        throw error;
      });
    return starting;
  };
  startOnPage = start;
  /** Where the file cannot be had, the page says so in the place of the slice. */
  const show = async () => {
    await start().catch((cause) => {
      const answer = currentAnswer();
      if (answer.kind !== 'slice') return;
      const where = { slice: 'shell', version: shellVersion, stage: 'load', cause } as const;
      const failure = new VetoError('VETO-106', 'the file that runs slices did not arrive', where);
      reportFailure(failure, page.reportUrl);
      showInOutlet(answer.slice, { phase: 'failed', failure });
      takeOver();
    });
  };
  const isWanted = () => currentAnswer().kind === 'slice';
  return {
    onPage: () => onPage,
    async open() {
      isOpen = true;
      if (isWanted()) await show();
    },
    follow() {
      if (onPage) onPage.reconsider();
      else if (isOpen && isWanted()) {
        // Beside the file, what the document did not say of the slice; who loads it asks again, and says what went wrong.
        completeChannel(page.channelAddress).catch(() => {});
        void show();
      }
    },
    prepare() {
      start().catch(() => {});
    },
    retry(slice) {
      if (onPage) {
        void onPage.retry(slice);
        return;
      }
      showInOutlet(slice, { phase: 'loading' });
      void show();
    },
  };
}
