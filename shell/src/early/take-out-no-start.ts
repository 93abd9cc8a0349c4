import { whenRead } from './when-read.ts';

/**
 * Takes out of the document the card that shows by itself where no script arrives, and its style sheet. A script has arrived,
 * so the card would never show; but its sheet stands behind all others, and each sheet that React's styles add in front of
 * it would make Chromium build all fonts anew, and work out and lay out the whole page. Before the sheet has come, since
 * one that goes costs as much.
 */
export function takeOutNoStart(): void {
  whenRead('no-start', () => {
    wordsOfCard();
    for (const part of document.querySelectorAll('[data-no-start]')) part.remove();
  });
}

let words: string[] = [];

/** What the card says in the language of its document: title, sentence, how to try again, code. Also once it has gone. */
export function wordsOfCard(): string[] {
  const card = document.getElementById('no-start');
  if (card) words = [...card.children].map(({ textContent }) => textContent.trim());
  return words;
}
