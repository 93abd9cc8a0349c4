import { type ComponentType, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { SliceLifecycles, SliceProps } from './contract/lifecycles.ts';
import { SiteProvider } from './site-context.tsx';

/** Runs `onCommit` after the tree above it reached the document. */
function Committed({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit]);
  return null;
}

/**
 * Turns a React component into the lifecycles that the shell runs. `mount` resolves once the first commit is in the
 * document and rejects when the first render throws; a later error that no boundary caught is reported to the shell,
 * which replaces the slice by its failure card.
 */
export function defineSlice({ App }: { App: ComponentType }): SliceLifecycles {
  let root: Root | null = null;
  return {
    async bootstrap() {},
    mount({ container, slice, site }: SliceProps) {
      return new Promise<void>((resolve, reject) => {
        let committed = false;
        root = createRoot(container, {
          // Several roots on one page would otherwise repeat useId, which ties labels to fields.
          identifierPrefix: `${slice}-`,
          onUncaughtError(error) {
            if (committed) site.reportError(error, 'render');
            else reject(error);
          },
        });
        root.render(
          <site.Providers>
            <SiteProvider site={site}>
              <App />
              <Committed
                onCommit={() => {
                  committed = true;
                  resolve();
                }}
              />
            </SiteProvider>
          </site.Providers>,
        );
      });
    },
    async unmount() {
      root?.unmount();
      root = null;
    },
  };
}
