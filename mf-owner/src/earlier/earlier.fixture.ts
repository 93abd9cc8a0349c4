import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import type { EarlierRequest } from '@veto/shared-data/earlier-times';

const TODAY = todayInWarsaw();
const VETERINARIAN = {
  ...{ id: 'v1', fullName: 'Anna Kowalska', city: 'Warszawa', specialty: 'General Veterinarian' },
  ...{ clinicName: 'Pod Kasztanem', address: 'ul. Puławska 12', phone: '+48 58 123 45 67' },
};

/** A request for the visit 'a1'; pass what a story is about. */
export function earlierRequest(differences: Partial<EarlierRequest> = {}): EarlierRequest {
  return {
    id: 'r1',
    appointmentId: 'a1',
    petName: 'Luna',
    petType: 'Dog',
    reason: 'Check of the front leg',
    veterinarian: VETERINARIAN,
    kilometres: null,
    from: TODAY,
    to: addDays(TODAY, 10),
    offer: null,
    ...differences,
  };
}

/** The same with a time that is held for so many minutes. */
export const offeredRequest = (minutes: number): EarlierRequest =>
  earlierRequest({
    offer: {
      id: 'o1',
      date: addDays(TODAY, 1),
      time: '11:00',
      heldUntil: new Date(Date.now() + minutes * 60_000).toISOString(),
      veterinarian: VETERINARIAN,
    },
  });
