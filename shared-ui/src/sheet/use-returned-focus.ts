import { useRef } from 'react';

/** An element, and the elements beside it, which may outlast it. */
interface Level {
  element: Element;
  next: Element | null;
  previous: Element | null;
}

/** Where an element stands in the page: itself and what is around it, from the inside. */
type Place = readonly Level[];

/**
 * What a dialog's root needs to give the focus back to the control that opened it. Where that control disappears because of what was
 * done, at once or once the page has heard of it, the focus goes on at the heading nearest to its place. `first` finds what takes
 * the focus in the dialog, by default what comes first.
 */
export function useReturnedFocus(first: () => HTMLElement | null = () => null) {
  const place = useRef<Place>([]);
  const isOpen = useRef(false);
  return {
    /** Asked for when the dialog opens, and again where what had the focus in the dialog is gone. */
    initialFocusEl(): HTMLElement | null {
      if (!isOpen.current) place.current = placeOf(document.activeElement);
      isOpen.current = true;
      return first();
    },
    /** Null: what had it before. */
    finalFocusEl(): HTMLElement | null {
      isOpen.current = false;
      const opener = place.current[0]?.element;
      if (!opener) return null;
      if (!canTakeFocus(opener)) return nearest(place.current);
      watch(opener, place.current);
      return null;
    },
  };
}

function placeOf(focused: Element | null): Place {
  const levels: Level[] = [];
  for (let element = focused; element && element !== document.body; element = element.parentElement)
    levels.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling });
  return levels;
}

const canTakeFocus = (element: Element) =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');

/** Until the focus goes elsewhere. */
function watch(opener: Element, place: Place): void {
  const observer = new MutationObserver(() => {
    if (canTakeFocus(opener)) return;
    end();
    if (document.activeElement === document.body || document.activeElement === opener)
      nearest(place)?.focus({ preventScroll: true });
  });
  const leave = ({ target }: Event) => target !== opener && end();
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', leave);
  };
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', leave);
}

function nearest(place: Place): HTMLElement | null {
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
