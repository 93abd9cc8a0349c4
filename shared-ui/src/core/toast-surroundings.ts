import { GAP, toastPlace } from './toast-place.ts';

const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

const TOAST = '[data-scope=toast][data-part=root][data-state=open]';

const BAR = '[data-bottom-bar]';

const bars = () => [...document.querySelectorAll(BAR)];

const toastAndBars = () => [...document.querySelectorAll(`${TOAST}, ${BAR}`)];

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
    bars: bars().map((bar) => bar.getBoundingClientRect()),
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
  /** A dialog has another size, its content was scrolled, or a bar came, went or was scrolled. */
  onMove(): void;
}

/** Says what becomes of the dialogs until the returned function is called. */
export function watchDialogs({ onOpen, onClose, onMove }: DialogWatcher): () => void {
  let known = openDialogs();
  let placed = toastAndBars();
  const sizes = new ResizeObserver(onMove);
  for (const element of [...known, ...bars()]) sizes.observe(element);
  const onScroll = () => (known.length > 0 || bars().length > 0) && onMove();
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  const observer = new MutationObserver(() => {
    const [open, now] = [openDialogs(), toastAndBars()];
    const [before, hasOpened] = [known, open.some((dialog) => !known.includes(dialog))];
    known = open;
    if (hasOpened) onOpen();
    else if (open.length < before.length) onClose();
    else if (now.length !== placed.length || now.some((element, at) => element !== placed[at])) onMove();
    placed = now;
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-state', 'data-bottom-bar'],
  });
  return () => {
    observer.disconnect();
    sizes.disconnect();
    document.removeEventListener('scroll', onScroll, { capture: true });
    for (const dialog of known) dialog.style.removeProperty('--toast-room');
  };
}
