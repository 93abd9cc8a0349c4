import { useEffect, useState } from 'react';

/** The part of the calendar that is printed. */
export type Paper = 'week' | 'day';

/** Prints the week or the chosen day. The browser's own way to print gives the week. */
export function usePrint(): { paper: Paper; print: (paper: Paper) => void } {
  const [asked, print] = useState<Paper | null>(null);
  // Once it is on the page, which the browser copies.
  useEffect(() => {
    if (!asked) return;
    const printed = () => print(null);
    addEventListener('afterprint', printed);
    globalThis.print();
    return () => removeEventListener('afterprint', printed);
  }, [asked]);
  return { paper: asked ?? 'week', print };
}
