import type { Appointment } from '@veto/shared-data/appointments';
import type { PhoneVisit } from '@veto/shared-data/phone-visits';

/** A visit of the calendar, however it was booked. */
export interface BookedVisit extends Appointment {
  /** Set on one that was booked by phone or by a guest: it is neither moved nor completed here. */
  byPhone?: PhoneVisit;
}

/** A visit by phone or of a guest as the calendar shows visits. */
export function asBookedVisit(byPhone: PhoneVisit): BookedVisit {
  const { id, date, time, duration, type = null, petName, petType, reason, clientName, byGuest } = byPhone;
  return {
    id,
    veterinarianId: '',
    clientId: '',
    date,
    time,
    duration,
    type,
    status: 'upcoming',
    petName,
    petType,
    reason,
    location: '',
    client: { fullName: byGuest ? `${clientName} (guest)` : clientName, email: null },
    rescheduleRequest: null,
    visitNote: null,
    reviewed: false,
    cancelReason: null,
    cancelledBy: null,
    byPhone,
  };
}

/** A telephone number as a `tel:` link takes it: digits, and a plus before them. */
export function dialled(telephone: string): string {
  return telephone.replaceAll(/[^\d+]/g, '');
}
