/** Shows the card below, by itself, after 12 s of a document in which nothing has run. */
const STYLE = '/_site/no-start.css';

/**
 * For a document of which no script arrives: says so, and offers to try again. The words are those of the script that runs
 * first (`src/early/plain-card.ts`). At the end of the document, where its style sheet keeps nothing from being read. The style
 * sheet knows by the document whether a script has run; without it `until-found` hides the card, since the page's own rules
 * make a plain `hidden` final.
 */
export const NO_START_CARD = `<link rel="stylesheet" href="${STYLE}" data-no-start>
<div id="no-start" data-no-start role="alert" lang="en" hidden="until-found">
<h1>The site could not be opened</h1>
<p>A part of the site did not arrive. Please try again in a moment.</p>
<p><a href="">Retry</a></p>
<p class="code">Error code VETO-303</p>
</div>`;
