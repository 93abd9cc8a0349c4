import { whenRead } from './when-read.ts';

/**
 * Takes out of the document the card that shows by itself where no script arrives, and its style sheet. A script has arrived,
 * so the card would never show; but its sheet stands behind all others, and each sheet that React's styles add in front of
 * it would make Chromium build all fonts anew, and work out and lay out the whole page. Before the sheet has come, since
 * one that goes costs as much.
 */
export function takeOutNoStart(): void {
  whenRead('no-start', () => {
    for (const part of document.querySelectorAll('[data-no-start]')) part.remove();
  });
}
