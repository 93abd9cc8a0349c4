import { LIFECYCLE_LIMIT_MS } from '../federation/time-limit.ts';
import { handOver } from './hand-over.ts';

/** What the document shows until the page is there: the page, the page below the shell's own header, or the gate. */
type ShownFirst = 'page' | 'main' | 'gate' | undefined;

const data = () => document.documentElement.dataset;
const shown = () => data().shownFirst as ShownFirst;
const part = (selector: string) => document.querySelector(`#first-paint ${selector}`);

/**
 * The shell's header is there: it takes the place of the header in the first paint, whose page stays until the real one is
 * there. A page that should be there by now and is not is given up.
 */
export function takeOverFrame(): void {
  if (shown() === 'gate') takeOver();
  if (shown() !== 'page') return;
  const [from, to] = [document.querySelector('#first-paint-page > header'), document.querySelector('#veto header')];
  data().shownFirst = 'main';
  if (from && to) handOver(from, to, pressed());
  from?.replaceChildren();
  const main = part('main');
  // Nothing of it is seen where its style sheet did not come: then what the shell shows meanwhile is better.
  if (![...(main?.children ?? [])].some((child) => child.getBoundingClientRect().height > 0)) takeOver();
  else setTimeout(takeOver, LIFECYCLE_LIMIT_MS);
}

/**
 * The page, or what the shell shows in its place, takes the place of the first paint: in one step, with what the visitor
 * did to it meanwhile. At once, unless a finger is down on it.
 */
export function takeOver(): void {
  if (!shown()) return;
  if (globalThis.vetoFirstPaint?.isHeld()) {
    // After the click that follows.
    for (const event of ['pointerup', 'pointercancel', 'compositionend'])
      addEventListener(event, () => setTimeout(takeOver), { once: true });
    return;
  }
  const paint = document.getElementById('first-paint');
  const from = shown() === 'main' ? part('main') : paint;
  const to = document.querySelector(shown() === 'main' ? '#veto main' : '#veto');
  const done = pressed();
  // The page can only take the focus once it is seen; both are in one frame.
  delete data().shownFirst;
  if (from && to) handOver(from, to, done);
  paint?.remove();
  globalThis.vetoFirstPaint?.stop();
}

function pressed(): readonly HTMLElement[] {
  return globalThis.vetoFirstPaint?.pressed ?? [];
}
