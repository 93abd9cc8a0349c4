import { GAP, toastPlace } from './toast-place.ts';

const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

const TOAST = '[data-scope=toast][data-part=root][data-state=open]';

const openDialogs = () => [...document.querySelectorAll<HTMLElement>(DIALOG)];

/** The buttons of a dialog: its foot, or the one that sends its form. */
function footOf(dialog: Element): Element | undefined {
  return dialog.querySelector('footer') ?? [...dialog.querySelectorAll('[type=submit]')].at(-1);
}

/** Puts the toasts where they hide neither the dialog that is on top nor a bar, which says so by `data-bottom-bar`. */
export function placeToasts(): void {
  const dialog = openDialogs().at(-1);
  const { right, bottom, isOverDialog } = toastPlace({
    width: innerWidth,
    height: innerHeight,
    dialog: dialog?.getBoundingClientRect(),
    foot: dialog && footOf(dialog)?.getBoundingClientRect(),
    bar: document.querySelector('[data-bottom-bar]')?.getBoundingClientRect(),
  });
  // There alone: on the root the browser would work out every style of the page anew.
  const stack = document.querySelector<HTMLElement>('[data-scope=toast][data-part=group]');
  stack?.style.setProperty('--toast-right', `${right}px`);
  stack?.style.setProperty('--toast-bottom', `${bottom}px`);
  const toast = stack?.querySelector<HTMLElement>(TOAST);
  const room = isOverDialog && toast ? toast.offsetHeight + 2 * GAP : 0;
  dialog?.style.setProperty('--toast-room', `${room}px`);
}

interface DialogWatcher {
  onOpen(): void;
  onClose(): void;
  /** A dialog has another size, or its content was scrolled. */
  onMove(): void;
}

/** Says what becomes of the dialogs until the returned function is called. */
export function watchDialogs({ onOpen, onClose, onMove }: DialogWatcher): () => void {
  let known = openDialogs();
  let toast = document.querySelector(TOAST);
  const sizes = new ResizeObserver(onMove);
  for (const dialog of known) sizes.observe(dialog);
  const onScroll = () => known.length > 0 && onMove();
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  const observer = new MutationObserver(() => {
    const open = openDialogs();
    const [before, hasOpened] = [known, open.some((dialog) => !known.includes(dialog))];
    known = open;
    if (hasOpened) onOpen();
    else if (open.length < before.length) onClose();
    else if (toast !== document.querySelector(TOAST)) onMove();
    toast = document.querySelector(TOAST);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  return () => {
    observer.disconnect();
    sizes.disconnect();
    document.removeEventListener('scroll', onScroll, { capture: true });
    for (const dialog of known) dialog.style.removeProperty('--toast-room');
  };
}
