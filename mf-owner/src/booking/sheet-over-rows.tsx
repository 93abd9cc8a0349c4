import type { useOpenBooking } from '@veto/shared-data/booking';
import { SUCCESS } from '@veto/shared-data/errors';
import { guestVisitPath } from '@veto/shared-data/guest-visits';
import { doctorName } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { lateSheet } from '@veto/shared-ui/late-part';
import { useSite } from '@veto/slice-kit';

const late = lateSheet(() => import(/* webpackChunkName: "booking-sheet" */ '../booking-sheet/booking-sheet.tsx'));

/** Fetches the sheet's code when somebody is about to press. */
export const { prepareSheet } = late;

/** The booking sheet over this page. A booked visit has its own page, where photos for the vet can be added. */
export function SheetOverRows({ sheet }: { sheet: ReturnType<typeof useOpenBooking> }) {
  const { navigate } = useSite();
  const goTo = (path: string) => {
    toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(sheet.open?.veterinarian.name)) });
    sheet.close();
    navigate(path);
  };
  return (
    <late.SheetOnPage
      open={sheet.open}
      onSlot={sheet.move}
      onBooked={({ id }) => goTo(`/appointments/${id}`)}
      onGuestBooked={(_, { secret }) => goTo(guestVisitPath(secret))}
      onClose={sheet.close}
      onLeave={sheet.leaveToSignIn}
    />
  );
}
