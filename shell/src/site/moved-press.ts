const CONTROLS = 'a[href], button, label, summary';

/** A hand that holds still moves the pointer no further, in CSS pixels. */
const STILL_PX = 4;

/**
 * Has a press answered by the control on which it began, although the page has moved that from under the pointer since: the
 * browser alone gives such a click to an element around both places. Visitors still call a press off by moving the pointer away.
 */
export function keepMovedPresses(): void {
  let began: { control: HTMLElement; x: number; y: number } | null = null;
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const control = controlOf(target);
    began = control && { control, x, y };
  };
  const end = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    const press = began;
    began = null;
    // What reached a control stays with it.
    if (!press || controlOf(event.target) || !isPlain(event) || !isStill(press, event) || !hasMoved(press)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press.control.click();
  };
  addEventListener('pointerdown', begin, { capture: true, passive: true });
  addEventListener('click', end, { capture: true });
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
}

function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

function isStill({ x, y }: { x: number; y: number }, { clientX, clientY }: MouseEvent): boolean {
  return Math.abs(clientX - x) <= STILL_PX && Math.abs(clientY - y) <= STILL_PX;
}

/** Whether the control is seen, but no longer where the press began. */
function hasMoved({ control, x, y }: { control: HTMLElement; x: number; y: number }): boolean {
  const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
  return width > 0 && height > 0 && (x < left || x > right || y < top || y > bottom);
}
