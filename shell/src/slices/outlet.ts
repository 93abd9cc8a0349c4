import type { Owner } from '../failures/stack-owner.ts';

/** The element in <main> that holds the slices' containers. React renders it and never looks inside. */
export const OUTLET_ID = 'slice-outlet';

/** A new container for a slice, hidden until it is mounted. */
export function openContainer(slice: string): HTMLElement {
  const outlet = document.getElementById(OUTLET_ID);
  if (!outlet) throw new Error('No layout for slices');
  return openContainerIn(outlet, slice);
}

/** The same in a slot of another slice's page. */
export function openContainerIn(place: HTMLElement, slice: string): HTMLElement {
  const container = document.createElement('div');
  container.dataset.slice = slice;
  container.hidden = true;
  place.append(container);
  return container;
}

/** Whether a release has a place on the page. */
export function isOnPage({ slice, version }: Owner): boolean {
  return document.querySelector(`[data-slice="${slice}"][data-version="${version}"]`) !== null;
}
