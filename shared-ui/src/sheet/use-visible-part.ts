import { type RefObject, useEffect } from 'react';

/**
 * Keeps the height of the window's visible part, and of what an on-screen keyboard covers below, in two properties of the
 * element: `--visible-height` and `--covered-height`. Browsers move no fixed element out of a keyboard's way.
 */
export function useVisiblePart(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    const element = target.current;
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
  }, [target]);
}
