/** Pixels from the edges of the window. */
export interface ToastPlace {
  right: number;
  bottom: number;
  /** Whether the toast lies over the dialog, which makes room for it above its foot. */
  isOverDialog?: true;
}

interface Box {
  top: number;
  left: number;
  right: number;
  bottom: number;
}

interface Surroundings {
  width: number;
  height: number;
  /** The dialog that is open, and its foot, where it has one. */
  dialog?: Box | undefined;
  foot?: Box | undefined;
  /** What stands at the lower edge of the page, or is scrolled there: a bar with a button, an undo. */
  bars?: Box[];
}

export const TOAST_WIDTH = 440;
/** Below this width a toast is as wide as the window. */
const PHONE = 768;
/** As high as two lines of words need. */
const TOAST_HEIGHT = 96;
export const GAP = 12;

/**
 * Where a toast hides neither a dialog nor a bar: at the right, else at the left; on a phone, where a dialog takes all the
 * room, between its form and its foot.
 */
export function toastPlace({ width, height, dialog, foot, bars = [] }: Surroundings): ToastPlace {
  const isPhone = width < PHONE;
  const right = isPhone ? GAP : 40;
  const edge = isPhone ? GAP : 28;
  if (!dialog) {
    const hidden = bars.filter(({ top, bottom }) => top < height && bottom > height - edge - TOAST_HEIGHT);
    return { right, bottom: Math.max(edge, ...hidden.map(({ top }) => height - top + GAP)) };
  }
  const isBelow = dialog.bottom <= height - edge - TOAST_HEIGHT;
  const isFreeFrom = (from: number) => isBelow || from >= dialog.right || from + TOAST_WIDTH <= dialog.left;
  const places = [right, width - TOAST_WIDTH - right];
  const free = isPhone ? undefined : places.find((place) => isFreeFrom(width - place - TOAST_WIDTH));
  if (free !== undefined) return { right: free, bottom: edge };
  return { right, bottom: Math.max(edge, height - (foot?.top ?? dialog.bottom) + GAP), isOverDialog: true };
}
