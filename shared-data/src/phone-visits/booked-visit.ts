import type { Appointment } from '../appointments/appointments.schema.ts';
import { NO_SHOW } from '../appointments/cancel-visit.ts';
import type { PhoneVisit } from './phone-visits.schema.ts';

/** A visit of a vet, however it was booked. */
export interface BookedVisit extends Appointment {
  /** Set on one that was booked by phone or by a guest. */
  byPhone?: PhoneVisit;
}

const STATUS = { completed: 'completed', 'no-show': 'cancelled' } as const;

/** A visit by phone or of a guest as calendar and list show visits. */
export function asBookedVisit(byPhone: PhoneVisit): BookedVisit {
  const { id, veterinarianId, date, time, duration, type = null, petName, petType, reason } = byPhone;
  const { clientName, byGuest, outcome } = byPhone;
  return {
    id,
    veterinarianId,
    clientId: '',
    date,
    time,
    duration,
    type,
    status: outcome ? STATUS[outcome] : 'upcoming',
    petName,
    petType,
    reason,
    location: '',
    client: { fullName: byGuest ? `${clientName} (guest)` : clientName, email: null },
    rescheduleRequest: null,
    visitNote: null,
    reviewed: false,
    cancelReason: outcome === 'no-show' ? NO_SHOW : null,
    cancelledBy: outcome === 'no-show' ? 'veterinarian' : null,
    byPhone,
  };
}

/** Whether a guest booked it: it is moved at once, and has no record. */
export const isOfGuest = ({ byPhone }: BookedVisit): boolean => byPhone?.byGuest ?? false;
