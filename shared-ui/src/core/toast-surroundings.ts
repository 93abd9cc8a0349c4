import { toastPlace } from './toast-place.ts';

const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

const openDialogs = () => [...document.querySelectorAll(DIALOG)];

/** Puts the toasts where they hide neither the dialog that is on top nor a bar, which says so by `data-bottom-bar`. */
export function placeToasts(): void {
  const dialog = openDialogs().at(-1);
  const { right, bottom } = toastPlace({
    width: innerWidth,
    height: innerHeight,
    dialog: dialog?.getBoundingClientRect(),
    foot: dialog?.querySelector('[data-part=footer]')?.getBoundingClientRect(),
    bar: document.querySelector('[data-bottom-bar]')?.getBoundingClientRect(),
  });
  const { style } = document.documentElement;
  style.setProperty('--toast-right', `${right}px`);
  style.setProperty('--toast-bottom', `${bottom}px`);
}

/** Says when a dialog opens and when one has closed, until the returned function is called. */
export function watchDialogs({ onOpen, onClose }: { onOpen(): void; onClose(): void }): () => void {
  let known = openDialogs();
  const observer = new MutationObserver(() => {
    const open = openDialogs();
    const [before, hasOpened] = [known, open.some((dialog) => !known.includes(dialog))];
    known = open;
    if (hasOpened) onOpen();
    else if (open.length < before.length) onClose();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  return () => observer.disconnect();
}
