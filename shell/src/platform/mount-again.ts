import { runnerPage, type SlicesPage } from '../slices/runner-page.ts';
import { createSliceRunner } from '../slices/slice-runner.ts';

/**
 * Takes a slice through its whole life on this page, out of sight: load anew, bootstrap, mount, unmount, with the
 * releases and the order that a visit has. What it took and what failed is in the run log. Resolves when it is done.
 */
export function mountAgain(slice: string, page: SlicesPage): Promise<'mounted' | 'failed'> {
  const stage = document.createElement('div');
  stage.hidden = true;
  document.body.append(stage);
  return new Promise((resolve) => {
    const runner = createSliceRunner(slice, {
      ...runnerPage(slice, page),
      openContainer() {
        const container = document.createElement('div');
        stage.append(container);
        return container;
      },
      show({ phase }) {
        if (phase !== 'mounted' && phase !== 'failed') return;
        // The runner says so before it has come to rest.
        queueMicrotask(() => {
          runner.stop();
          stage.remove();
          resolve(phase);
        });
      },
      leave() {},
      // The page that asks stays; a replaced release counts as a failure.
      reloadIfReplaced: async () => false,
    });
    runner.retry();
  });
}
