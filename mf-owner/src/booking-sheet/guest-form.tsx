import type { GuestBooking } from '@veto/shared-data/booking';
import { useGuestContact } from '@veto/shared-data/guest-visits';
import { GuestFields } from '@veto/shared-ui/guest-fields';
import type { RefObject } from 'react';
import type { OtherLanguage } from './booking-sheet.tsx';

interface GuestFormProps {
  handle: RefObject<GuestBooking | null>;
  onBack(): void;
  /** English unless said otherwise. */
  language: OtherLanguage | undefined;
}

/** The fields of a guest in the booking sheet; `handle` checks them and books. */
export default function GuestForm({ handle, onBack, language }: GuestFormProps) {
  const contact = useGuestContact(handle, language?.guest.messages, language?.lang);
  return <GuestFields words={language?.guest.words} onBack={onBack} {...contact} />;
}
