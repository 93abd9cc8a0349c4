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

/** The same with a time that is held for so many minutes, so far from the practice that was asked. */
export const offeredRequest = (minutes: number, kilometres: number | null = null): EarlierRequest =>
  earlierRequest({
    offer: {
      id: kilometres === null ? 'o1' : 'o2',
      date: addDays(TODAY, 1),
      time: '11:00',
      duration: 20,
      type: kilometres === null ? { id: 't1', name: 'Vaccination', price: { from: 90, to: 140 } } : null,
      kilometres,
      heldUntil: new Date(Date.now() + minutes * 60_000).toISOString(),
      veterinarian: kilometres === null ? VETERINARIAN : { ...VETERINARIAN, id: 'v2', fullName: 'Piotr Lis' },
    },
  });
