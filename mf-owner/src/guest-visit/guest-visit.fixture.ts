import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { type GuestVisit, guestVisitKeys } from '@veto/shared-data/guest-visits';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';

export const SECRET = 'a'.repeat(64);
const { from, to } = bookableDays();
const TOMORROW = addDays(todayInWarsaw(), 1);
export const OPEN: GuestVisit = {
  state: 'open',
  cancelledBy: null,
  mayMove: true,
  date: TOMORROW,
  time: '10:00',
  duration: 30,
  petName: 'Mruczek',
  petType: 'cat',
  reason: 'Vaccination',
  name: 'Anna Gość',
  email: 'anna@gosc.example',
  veterinarian: {
    id: 'v1',
    name: 'Anna Kowalska',
    specialty: 'Dermatology',
    clinicName: 'Pod Kasztanem',
    address: 'ul. Puławska 12',
    city: 'Warszawa',
    phone: '+48 58 123 45 67',
    imageUrl: null,
    portrait: null,
  },
};
export const PAST = { ...OPEN, state: 'past', date: '2026-11-02' } satisfies GuestVisit;
export const GONE = { petName: null, petType: null, reason: null, email: null };
export const opens = (visit: GuestVisit | null) => ({
  queryData: [
    [guestVisitKeys.opened(SECRET), visit],
    [scheduleKeys.slotsBetween('v1', from, to), ['09:00', '14:00'].map((time) => ({ date: TOMORROW, time }))],
  ],
});
