import { hearCalls } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { hasOpenDialog } from './open-dialog.ts';

const BARS = '#veto > :is(header, footer)';
const CONTROLS = 'a[href], button';

export interface PressGuardOptions {
  /** Goes where a link of header or footer leads. */
  follow(href: string): void;
  /** The slice whose element this is; undefined for what an add-on or the visitor put over the page. */
  ownerOf(element: Element): Owner | undefined;
  /** What is pressed there does not reach the shell, by the doing of a slice. */
  onLost(reason: string, by: Owner): void;
}

/**
 * Keeps header and footer working, whatever a slice has put over them or listens to. Returns a listener for clicks that must run before
 * any slice's. If a slice's element covers a control, the listener presses the control; if a slice stops the click, the listener follows
 * the link. Dialogs may cover the page, and what belongs to no slice, such as an add-on's picker, may take any press.
 */
export function guardPresses({ follow, ownerOf, onLost }: PressGuardOptions): (event: Event) => void {
  const root = document.getElementById('veto');
  /** How far a press has come: nobody stopped it or took its default away before the shell's own handlers. */
  const began = new WeakSet<Event>();
  const arrived = new WeakSet<Event>();
  let answered = false;
  root?.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) began.add(event);
    },
    true,
  );
  root?.addEventListener('click', (event) => {
    if (!began.has(event)) return;
    arrived.add(event);
    answered = true;
  });

  /** As the visitor would, were nothing in the way; what only hears of presses may be in the way of that one, too. */
  function press(control: HTMLElement): void {
    answered = false;
    control.click();
    if (!answered) goBy(control);
  }

  function goBy(control: HTMLElement): void {
    if (control instanceof HTMLAnchorElement) follow(control.href);
  }

  return (event) => {
    if (!(event instanceof MouseEvent) || !event.isTrusted || event.button !== 0) return;
    const covered = coveredControl(event);
    const whose = covered && ownerOf(event.target as Element);
    if (covered && whose) {
      event.preventDefault();
      event.stopImmediatePropagation();
      onLost('it covered header or footer', whose);
      press(covered);
      return;
    }
    const control = controlOf(event.target);
    if (!control) return;
    const stoppedBy = hearStops(event);
    setTimeout(() => {
      const by = stoppedBy();
      // A part in the header may keep its own presses to itself.
      if (!by || arrived.has(event) || (began.has(event) && control.closest('[data-slice]'))) return;
      onLost('it kept presses from header or footer', by);
      // The browser itself follows one whose default nobody took away.
      if (event.defaultPrevented && isPlain(event)) goBy(control);
    });
  };
}

const STOPS = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;

/** Returns which slice stopped the event or took its default away: the first whose file called. */
function hearStops(event: Event): () => Owner | undefined {
  let by: Owner | undefined;
  for (const name of STOPS)
    hearCalls(event, name, (here) => {
      by ??= sliceBehind(here);
    });
  return () => by;
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control?.closest(BARS) ? control : null;
}

/** What of header or footer the visitor sees at the place that was pressed, where something lies over the whole page. */
function coveredControl({ target, clientX, clientY, detail }: MouseEvent): HTMLElement | null {
  // A key presses what has the focus, wherever that lies.
  if (detail === 0 || !(target instanceof Element) || target.closest(BARS)) return null;
  const under = document.elementsFromPoint(clientX, clientY).map(controlOf);
  const control = under.find((element) => element !== null);
  return control && isOverPage(target) && !hasOpenDialog() ? control : null;
}

/** Whether an element, or one that it is in, fills the window and does not scroll with what is below. */
function isOverPage(pressed: Element): boolean {
  for (let element: Element | null = pressed; element && element !== document.body; element = element.parentElement) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const fills = left <= 0 && top <= 0 && right >= clientWidth && bottom >= clientHeight;
    if (fills && ['fixed', 'absolute'].includes(getComputedStyle(element).position)) return true;
  }
  return false;
}

function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
