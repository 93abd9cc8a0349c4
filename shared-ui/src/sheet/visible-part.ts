/**
 * For an element that has just come: keeps the height of the window's visible part, and of what an on-screen keyboard covers below,
 * in two properties of it: `--visible-height` and `--covered-height`. Browsers move no fixed element out of a keyboard's way.
 */
export function keepVisiblePart(element: HTMLElement | null): (() => void) | undefined {
  const view = globalThis.visualViewport;
  if (!view || !element) return;
  const measure = () => {
    // A part that is small because the visitor has zoomed in is no keyboard.
    if (view.scale > 1) return;
    const covered = Math.max(0, globalThis.innerHeight - view.height - view.offsetTop);
    element.style.setProperty('--visible-height', `${view.height}px`);
    element.style.setProperty('--covered-height', `${covered}px`);
  };
  measure();
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
  return () => {
    view.removeEventListener('resize', measure);
    view.removeEventListener('scroll', measure);
  };
}
