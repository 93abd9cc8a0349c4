import { useEffect, useRef } from 'react';
import { BEFORE_LEAVING } from './contract/leaving.ts';

/**
 * While `when` holds, a way that leads elsewhere is not taken: `ask` gets its address, and goes there by `useSite().navigate`
 * once the visitor has said so. The browser asks by itself before a reload and before the tab is closed; the way back asks
 * nobody. Whoever presses the same link twice within three seconds is let go: no slice can hold a visitor.
 */
export function useBeforeLeaving(when: boolean, ask: (href: string) => void): void {
  const asked = useRef(ask);
  useEffect(() => {
    asked.current = ask;
  });
  useEffect(() => {
    if (!when) return;
    const askHere = (event: Event) => {
      event.preventDefault();
      asked.current((event as CustomEvent<string>).detail);
    };
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener(BEFORE_LEAVING, askHere);
    addEventListener('beforeunload', askBrowser);
    return () => {
      removeEventListener(BEFORE_LEAVING, askHere);
      removeEventListener('beforeunload', askBrowser);
    };
  }, [when]);
}
