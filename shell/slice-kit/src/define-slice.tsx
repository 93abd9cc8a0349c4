import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { SliceLifecycles, SliceProps } from './contract/lifecycles.ts';
import type { LiveParts } from './live-site.ts';
import { SiteProvider } from './site-context.tsx';

/** Runs `onCommit` once the tree above it is in the document, before the browser paints it. */
function Committed({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}

type Phase = 'mounting' | 'mounted';

let placesFilled = 0;

/** Renders the tree; resolves with its first commit, rejects when that throws. */
function render(content: ReactNode, { container, slice, slot, site }: SliceProps, roots: Map<HTMLElement, Root>) {
  return new Promise<void>((resolve, reject) => {
    let phase: Phase = 'mounting';
    const root = createRoot(container, {
      // Several roots on one page would otherwise repeat useId, which ties labels to fields.
      identifierPrefix: `${slice}-${slot ? `${++placesFilled}-` : ''}`,
      onUncaughtError(error) {
        if (phase === 'mounting') reject(error);
        else {
          const stage = roots.has(container) ? 'render' : 'unmount';
          // React is still at work, and the shell takes the root off the page.
          queueMicrotask(() => site.reportError(error, stage));
        }
      },
    });
    roots.set(container, root);
    const committed = () => {
      phase = 'mounted';
      resolve();
    };
    root.render(
      <site.Providers>
        <SiteProvider site={site}>
          {content}
          <Committed onCommit={committed} />
        </SiteProvider>
      </site.Providers>,
    );
  });
}

/** Parts for slots of other slices' pages, by the slot's name; lazy ones, since most pages of the slice need none. */
export type SlotParts = { [Name in keyof LiveParts]?: ComponentType<LiveParts[Name]> };

/**
 * Turns React components into the lifecycles that the shell runs: `App` for the slice's pages, `slots` for what it shows on
 * pages of others, as the `fills` of its slice.json say. `mount` resolves once the first commit is in the document and rejects
 * when the first render throws; a later error that no boundary caught is reported to the shell, which replaces the slice by
 * its previous release or by the failure card. Each container has a root of its own.
 */
export function defineSlice({ App, slots = {} }: { App: ComponentType; slots?: SlotParts }): SliceLifecycles {
  const roots = new Map<HTMLElement, Root>();
  const unmount = async ({ container }: Pick<SliceProps, 'container'>) => {
    const root = roots.get(container);
    roots.delete(container);
    root?.unmount();
  };
  return {
    async bootstrap() {},
    async mount(props) {
      await unmount(props);
      await render(contentFor(props, App, slots), props, roots);
    },
    unmount,
  };
}

function contentFor({ slice, slot }: SliceProps, App: ComponentType, slots: SlotParts): ReactNode {
  if (!slot) return <App />;
  const Part = (slots as Record<string, ComponentType<Record<string, unknown>>>)[slot.name];
  if (!Part) throw new Error(`${slice} has no part for ${slot.name}`);
  return <Part {...slot.props} />;
}
