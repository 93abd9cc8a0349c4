import type { GuestBooking } from '@veto/shared-data/booking';
import { useGuestContact } from '@veto/shared-data/guest-visits';
import { GuestFields } from '@veto/shared-ui/guest-fields';
import type { RefObject } from 'react';

/** The fields of a guest in the booking sheet; `handle` checks them and books. */
export default function GuestForm({ handle, onBack }: { handle: RefObject<GuestBooking | null>; onBack: () => void }) {
  return <GuestFields onBack={onBack} {...useGuestContact(handle)} />;
}
