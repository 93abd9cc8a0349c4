import type { useOpenBooking } from '@veto/shared-data/booking';
import { SUCCESS } from '@veto/shared-data/errors';
import { guestVisitPath } from '@veto/shared-data/guest-visits';
import { tellSuccess } from '@veto/shared-ui/failure-toast';
import { lateSheet } from '@veto/shared-ui/late-part';
import { type Language, useLanguage, useSite } from '@veto/slice-kit';
import { useVisitWords } from '../appointments/visit-words.ts';

const SHEETS = {
  en: lateSheet(() => import(/* webpackChunkName: "booking-sheet" */ '../booking-sheet/booking-sheet.tsx')),
  pl: lateSheet(() => import(/* webpackChunkName: "polish-sheet" */ '../specialist-booking/polish-sheet.tsx')),
};

const sheetIn = (language: Language) => (language === 'pl' ? SHEETS.pl : SHEETS.en);

/** Fetches the sheet's code when somebody is about to press. */
export const usePrepareSheet = () => sheetIn(useLanguage()).prepareSheet;

/** The booking sheet over this page. A booked visit has its own page, where photos for the vet can be added. */
export function SheetOverRows({ sheet }: { sheet: ReturnType<typeof useOpenBooking> }) {
  const language = useLanguage();
  const { doctor } = useVisitWords();
  const { SheetOnPage } = sheetIn(language);
  const { navigate } = useSite();
  const goTo = (path: string) => {
    tellSuccess(SUCCESS.appointmentBooked(doctor(sheet.open?.veterinarian.name)));
    sheet.close();
    navigate(path);
  };
  return (
    <SheetOnPage
      open={sheet.open}
      onSlot={sheet.move}
      onBooked={({ id }) => goTo(`/appointments/${id}`)}
      onGuestBooked={(_, { secret }) => goTo(guestVisitPath(secret, language))}
      onClose={sheet.close}
      onLeave={sheet.leaveToSignIn}
    />
  );
}
