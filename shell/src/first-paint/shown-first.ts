/**
 * What shows and hides the first paint, in its own style sheet: without that nothing of it is ever seen. The script that
 * runs before the page (`early/first-paint.ts`) says what is shown: the page, or the gate; the shell then says 'main' once
 * its header is there, and takes all of it away when the page has taken its place (`take-over.ts`).
 */
export const SHOWN_FIRST = [
  ':root[data-shown-first] #first-paint{display:block;content-visibility:visible;position:absolute;top:0;inset-inline:0}',
  ':root[data-shown-first=gate] #first-paint-page,:root:not([data-shown-first=gate]) #first-paint-gate{display:none}',
  ':root:is([data-shown-first=page],[data-shown-first=gate]) #veto,:root[data-shown-first=main] #veto :is(main,footer){visibility:hidden}',
  ':root[data-shown-first=main] #first-paint-page>header{visibility:hidden}',
  // A page without its style sheet takes no room yet: the footer would jump when it comes.
  ':root[data-page-style] #first-paint-page>footer{visibility:hidden}',
].join('');
