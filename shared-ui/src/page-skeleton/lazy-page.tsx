import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  startTransition,
  useLayoutEffect,
  useReducer,
} from 'react';
import { PageSkeleton, type PageSkeletonShape } from './page-skeleton.tsx';

/** A page whose code comes when it is first shown; it is passed to `LazyPage`. */
export interface PageInChunk {
  Page: ComponentType;
  /** The code, once it has been asked for. */
  arrival?: Promise<unknown>;
  /** Whether a page has been shown with it. */
  arrived?: boolean;
}

/** A page in a chunk of its own: `lazyPage(() => import('./pets/pets-page.tsx'))`. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): PageInChunk {
  const page: PageInChunk = {
    Page: lazy(() => {
      const loading = load();
      page.arrival = loading;
      return loading;
    }),
  };
  return page;
}

export interface LazyPageProps {
  /** The page, by `lazyPage`. */
  of: PageInChunk;
  /** What stands there until its chunk has come: one of the shapes, or the page's own. */
  skeleton: PageSkeletonShape | ReactElement;
}

/**
 * A page behind the placeholder of its own shape, so that nothing jumps when its chunk arrives. Left alone, React keeps a
 * placeholder for 300 ms once it is shown, however soon the page could take its place (FALLBACK_THROTTLE_MS in React's
 * reconciler); a render that does not only retry is shown at once.
 */
export function LazyPage({ of, skeleton }: LazyPageProps) {
  const { Page, arrived } = of;
  const [, showArrived] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (arrived) return;
    let isShown = true;
    of.arrival?.then(
      () => {
        of.arrived = true;
        if (isShown) startTransition(showArrived);
      },
      // The boundary above hears of it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [of, arrived]);
  return (
    <Suspense fallback={typeof skeleton === 'string' ? <PageSkeleton shape={skeleton} /> : skeleton}>
      <Page />
    </Suspense>
  );
}
