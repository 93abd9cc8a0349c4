import type { Translated } from '@veto/slice-kit/contract';

export interface ToastOptions {
  /**
   * 'success': done. 'info', the default: what the visitor asked for, a cancellation too. 'warning': somebody has to
   * answer. 'error': failed; announced at once, stays until it is closed.
   */
  type?: 'success' | 'error' | 'info' | 'warning';
  title: string;
  description?: string;
  /** The language of its words, where it is not the page's; English ones are said in the page's, where its catalogue has them. */
  lang?: Translated;
  /** How the server's log calls the request that failed: shown small, for a report. */
  reference?: string;
  /** Milliseconds on screen; by default as long as the text takes to read, at least 6 s. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** The visitor closed it, by its button or Escape: it did not go by itself, nor by its action. */
  onClose?: () => void;
}

/** A toast as it waits for the region that shows it. */
export interface PendingToast extends ToastOptions {
  id: string;
}

type Show = { create(toast: PendingToast): void; dismiss(id?: string): void };

let shown: Show | null = null;
let waiting: PendingToast[] = [];
let nextId = 1;
const wanted = new Set<() => void>();

/**
 * Tells the visitor what came of an action, where the screen itself does not: one toast at a time, which goes when a
 * dialog opens. Works from anywhere, also before the region is on the page: a toast waits
 * until it is. A toast outlives the slice that created it.
 */
export const toaster = {
  /** Shows a toast and returns its id. */
  create(options: ToastOptions): string {
    const toast = { ...options, id: `toast-${nextId++}` };
    if (shown) shown.create(toast);
    else waiting.push(toast);
    for (const tell of wanted) tell();
    return toast.id;
  },
  /** Takes away one toast, or all of them. */
  dismiss(id?: string): void {
    waiting = id === undefined ? [] : waiting.filter((toast) => toast.id !== id);
    shown?.dismiss(id);
  },
};

/** Hands the toasts to the region that shows them, those that waited first. Returns the way back. */
export function connectToastRegion(region: Show): () => void {
  shown = region;
  for (const toast of waiting) region.create(toast);
  waiting = [];
  return () => {
    if (shown === region) shown = null;
  };
}

/** Calls back when a toast is created. Returns the way to stop. */
export function onToastWanted(tell: () => void): () => void {
  wanted.add(tell);
  return () => wanted.delete(tell);
}

export function hasWaitingToasts(): boolean {
  return waiting.length > 0;
}
