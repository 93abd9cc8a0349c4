import { type ComponentType, useDeferredValue } from 'react';
import { latePart } from './late-part.tsx';

type SheetOnPageProps<Props extends { open: object }> = Omit<Props, 'open'> & {
  /** What the sheet is about; null: closed. */
  open: Props['open'] | null;
};

/** A sheet of a page whose code comes with the first press: `lateSheet(() => import('./booking-sheet.tsx'))`. */
export function lateSheet<Props extends { open: object }>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Sheet = latePart(load);
  return {
    /** Fetches the code when somebody is about to press. A failure shows once they have. */
    prepareSheet(): void {
      load().catch(() => {});
    },
    /** Drawn after the frame that answers the press. */
    SheetOnPage({ open, ...rest }: SheetOnPageProps<Props>) {
      const isDrawn = useDeferredValue(open !== null);
      return open && isDrawn && <Sheet {...({ ...rest, open } as unknown as Props)} />;
    },
  };
}
