/** Runs once the parser has read the element of that id, in the step in which it gets there: nothing is painted in between. */
export function whenRead(id: string, run: () => void): void {
  const isRead = () => document.getElementById(id) !== null;
  if (isRead()) {
    run();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isRead()) return;
    observer.disconnect();
    run();
  });
  observer.observe(document, { childList: true, subtree: true });
}
