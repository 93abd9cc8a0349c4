import { lazy, Suspense, useDeferredValue } from 'react';
import type { AppointmentSheetProps } from './appointment-sheet.tsx';

const loadSheet = () => import(/* webpackChunkName: "booking-sheet" */ './appointment-sheet.tsx');
const AppointmentSheet = lazy(loadSheet);

/** Fetches the sheet's code, when somebody is about to press a time. A failure shows once they have. */
export function prepareSheet(): void {
  loadSheet().catch(() => {});
}

interface SheetOnPageProps extends Omit<AppointmentSheetProps, 'open'> {
  /** Null: closed. */
  open: AppointmentSheetProps['open'] | null;
}

/** The booking sheet of a page, whose code comes with the first press. It is drawn after the frame that answers the press. */
export function SheetOnPage({ open, ...rest }: SheetOnPageProps) {
  const isDrawn = useDeferredValue(open !== null);
  return (
    open &&
    isDrawn && (
      <Suspense fallback={null}>
        <AppointmentSheet {...rest} open={open} />
      </Suspense>
    )
  );
}
