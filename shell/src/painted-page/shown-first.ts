/** The layout's element around what the shell shows until the page is there, and the page. */
export const PAGE_PLACE_ID = 'page-place';

/**
 * What shows and hides the first paint, in its own style sheet: without that nothing of it is ever seen. The script that
 * runs before the page (`early/show-first-paint.ts`) says what is shown: the page, or the gate; the shell then says 'main', when the
 * page's part has moved into its own <main> (`take-over.ts`), 'part' when only the part that takes long to render is left of it, and nothing
 * once the page is there.
 */
export const SHOWN_FIRST = [
  ':root[data-shown-first] #first-paint{display:block;content-visibility:visible}',
  ':root:is([data-shown-first=page],[data-shown-first=gate]) #veto{display:none}',
  // What the shell shows until the page is there, and the page while it is not whole.
  `:root[data-shown-first=main] #${PAGE_PLACE_ID}{display:none}`,
  '#first-paint [data-painted-part]{display:contents}',
  // Rows below the first screen: laid out when they come near, since the page moves them twice before its own are there.
  ':root[data-rows-later] #first-paint [data-long-list]>li:nth-child(n+5)' +
    '{content-visibility:auto;contain-intrinsic-size:auto 18rem}',
  // What the page has rendered meanwhile of the part that is still painted.
  ':root[data-shown-first=part] #first-paint{display:contents}',
  ':root[data-shown-first=part] #first-paint~*{display:none!important}',
  ':root[data-has-session] #first-paint [data-without-account]{visibility:hidden}',
].join('');
