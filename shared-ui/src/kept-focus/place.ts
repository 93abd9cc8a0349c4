/** An element, and the elements beside it, which may outlast it. */
interface Level {
  element: Element;
  next: Element | null;
  previous: Element | null;
}

/** Where an element stands in the page: itself and what is around it, from the inside. Header and footer are no part of a page. */
export type Place = readonly Level[];

export function placeOf(focused: Element | null): Place {
  const levels: Level[] = [];
  for (let element = focused; element && !element.matches('main, body'); element = element.parentElement)
    levels.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling });
  return levels;
}

export const canTakeFocus = (element: Element) =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');

const watched = new WeakSet<Element>();

/** Until the focus goes elsewhere: once its holder is gone, it goes on at the heading nearest to the place, also one to come. */
export function watchFocus(holder: Element, isGone: (holder: Element) => boolean, place = placeOf(holder)): void {
  // It has had the focus all along: the window had lost it.
  if (watched.has(holder)) return;
  watched.add(holder);
  const observer = new MutationObserver(() => {
    if (!isGone(holder)) return;
    const isNowhere = document.activeElement === document.body || document.activeElement === holder;
    const heading = nearest(place);
    if (isNowhere && !heading && isLeft(place)) return;
    end();
    if (isNowhere) heading?.focus({ preventScroll: true });
  });
  const leave = ({ target }: Event) => target !== holder && end();
  const end = () => {
    watched.delete(holder);
    observer.disconnect();
    document.removeEventListener('focusin', leave);
  };
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', leave);
}

/** Whether a heading may still come near a place. */
const isLeft = (place: Place) =>
  place.some((level) => Object.values(level).some((one: Element | null) => one?.isConnected));

/** The heading nearest to a place, whatever is left of it, ready to take the focus. */
export function nearest(place: Place): HTMLElement | null {
  for (const { element, next, previous } of place) {
    const part = [element, next, previous].find((one) => one?.isConnected);
    const found = part && (isFocusable(part) ? part : headingIn(part));
    if (!found) continue;
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
    return found;
  }
  return null;
}

const isFocusable = (part: Element): part is HTMLElement =>
  part instanceof HTMLElement && part.hasAttribute('tabindex') && canTakeFocus(part);

const headingIn = (part: Element) =>
  Array.from(part.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')).find(canTakeFocus);
