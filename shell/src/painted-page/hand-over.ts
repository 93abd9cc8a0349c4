const CONTROLS = 'input, select, textarea, button, a[href], form, summary, [tabindex]';

/** What two elements have in common that stand for each other in the first paint and in the page. */
function traitsOf(element: Element): string {
  const { name = '', type = '' } = element as Partial<HTMLInputElement>;
  const label = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? '';
  const text = element.matches('button, a, summary') ? (element.textContent ?? '') : '';
  return [element.tagName, name, type, label || text].join(' ');
}

/** The same control of the page: the first of its traits stands for the first, the second for the second. */
function counterpartOf(element: Element, from: Element, to: Element): HTMLElement | undefined {
  const traits = traitsOf(element);
  const alike = (place: Element) => [...place.querySelectorAll(CONTROLS)].filter((each) => traitsOf(each) === traits);
  // A part of the first paint may still stand in the page.
  const found = alike(to).filter((each) => !each.closest('#first-paint'))[alike(from).indexOf(element)];
  return found instanceof HTMLElement ? found : undefined;
}

/** As a visitor would have written it: React hears of it by the event, and finds the new value. */
function write(field: HTMLElement, property: 'value', text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isBox = ({ type }: HTMLInputElement) => ['checkbox', 'radio'].includes(type);

/** A radio that is not chosen any more is none that was pressed. */
const isTurned = (field: HTMLInputElement) =>
  isBox(field) && field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');

/** The page may know of a click on a box some steps later only, after a state of the box's own and a render of React's. */
function whenKnown(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
}

function initialValueOf(field: Element): string {
  if (!(field instanceof HTMLSelectElement)) return (field as HTMLInputElement).defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

function handOverFocus(from: Element, to: Element, focused: Element | null): void {
  if (!focused || !from.contains(focused)) return;
  const counterpart = counterpartOf(focused, from, to);
  counterpart?.focus({ preventScroll: true });
  if (!(focused instanceof HTMLInputElement && counterpart instanceof HTMLInputElement)) return;
  // Not every type of field has a selection.
  if (focused.selectionStart !== null)
    counterpart.setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection ?? 'none');
}

/**
 * Does to a part of the page what the visitor did to the part of the first paint that stood for it: what was written,
 * chosen and opened, where the focus was, then what was pressed and sent, in order. What has no counterpart is dropped, but for a link, which
 * leads where it says. `from` may have left the document. Not from within React's effects, where what is written is not
 * yet known when it is sent. Text and focus are there when it returns; boxes follow one after the other, since each adds to
 * what the one before has changed, and what was pressed after them.
 */
export function handOver(
  from: Element,
  to: Element,
  { pressed, focused }: { pressed: readonly HTMLElement[]; focused: Element | null },
): void {
  const fields = [...from.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  for (const field of fields) {
    if (isBox(field) || field.value === initialValueOf(field)) continue;
    const counterpart = counterpartOf(field, from, to);
    if (counterpart) write(counterpart, 'value', field.value);
  }
  // None is painted open.
  for (const summary of from.querySelectorAll('details[open] > summary')) {
    const details = counterpartOf(summary, from, to)?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
  handOverFocus(from, to, focused);
  const turned = fields.filter(isTurned);
  if (turned.length === 0) press(from, to, pressed);
  else void turn(turned, from, to).then(() => press(from, to, pressed));
}

async function turn(boxes: readonly HTMLElement[], from: Element, to: Element): Promise<void> {
  for (const box of boxes) {
    counterpartOf(box, from, to)?.click();
    await whenKnown();
  }
}

function press(from: Element, to: Element, pressed: readonly HTMLElement[]): void {
  for (const element of pressed) {
    if (!from.contains(element)) continue;
    const counterpart = counterpartOf(element, from, to);
    if (counterpart instanceof HTMLFormElement) counterpart.requestSubmit();
    else if (counterpart) counterpart.click();
    else if (element instanceof HTMLAnchorElement) location.assign(element.href);
  }
}
