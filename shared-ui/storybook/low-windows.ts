import { expect } from 'storybook/test';

/** A desktop of 1280 px at 400 %, and a phone held sideways: width and height in pixels. */
const LOW_WINDOWS = [
  [320, 256],
  [844, 390],
] as const;
/** Dialogs and sheets alike. */
const OPEN = '[data-scope="dialog"][data-part="content"][data-state="open"]';
const CONTROLS = ':is(input:not([type=hidden]), select, textarea, button, a[href], summary):not([disabled])';
/** Of what is higher, as a text of several lines, so much is in view. */
const TAP_PX = 44;
/** Borders lie between pixels. */
const ROUNDING_PX = 1.5;

/**
 * Fails when a dialog or sheet that the story has left open cannot be used in a low window: all of it scrolls there, head and foot
 * included, and what gets the focus is in view. The window has its size back afterwards.
 */
export async function expectRoomInLowWindows(): Promise<void> {
  const open = [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1);
  // Of the page around it, whose classes are others.
  const frame = globalThis.frameElement as HTMLElement | null;
  if (!open || !frame) return;
  const { cssText } = frame.style;
  const focused = document.activeElement;
  try {
    for (const [width, height] of LOW_WINDOWS) {
      Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      const scrolling = [...open.querySelectorAll<HTMLElement>('[data-part="body"]')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight > ROUNDING_PX && clientHeight > 0,
      );
      expect(
        scrolling.filter((body) => getComputedStyle(body).overflowY !== 'visible').length,
        `at ${width} × ${height} only the body scrolls`,
      ).toBe(0);
      expect(controlsOutOfView(open), `out of view with the focus at ${width} × ${height}`).toEqual([]);
    }
  } finally {
    frame.style.cssText = cssText;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

function controlsOutOfView(open: HTMLElement): string[] {
  const out: string[] = [];
  for (const control of open.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) continue;
    // What has the focus already would not be brought into view.
    control.blur();
    control.focus();
    if (document.activeElement !== control) continue;
    const { top, bottom, height } = control.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen < Math.min(height, TAP_PX) - ROUNDING_PX)
      out.push(`${control.outerHTML.slice(0, 120)} from ${top} to ${bottom}`);
  }
  return out;
}
