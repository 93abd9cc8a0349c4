import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { emergencyKeys } from '@veto/shared-data/emergency';
import { checkedLicence, vetProfile, visitOfClient } from '@veto/shared-data/fixtures';
import { licenceKeys } from '@veto/shared-data/licence';
import { profileKeys } from '@veto/shared-data/profiles';
import { scheduleKeys } from '@veto/shared-data/schedule';
import { CONSULTATION, visitTypeKeys } from '@veto/shared-data/visit-types';

const HOLIDAYS = [
  { date: '2026-12-26', name: 'Second Day of Christmas' },
  { date: '2027-03-28', name: 'Easter Sunday' },
  { date: '2027-03-29', name: 'Easter Monday' },
];

/** Who is signed in on the pages of a practice. */
export const VET = { state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' } as const;

/** What the server knows of that vet's practice. */
export const PRACTICE: readonly (readonly [readonly unknown[], unknown])[] = [
  [profileKeys.own('vet'), vetProfile({ specialty: 'Oncology' })],
  [licenceKeys.own('vet'), checkedLicence()],
  [
    scheduleKeys.workingHours('vet'),
    [
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
      { weekday: 1, opensAt: '13:00', closesAt: '17:15' },
      { weekday: 6, opensAt: '10:00', closesAt: '14:00' },
    ],
  ],
  [emergencyKeys.hours('vet'), [{ weekday: 1, startsAt: '20:00', endsAt: '08:00' }]],
  [visitTypeKeys.ofVeterinarian('vet'), [CONSULTATION]],
  [scheduleKeys.timeOff('vet'), []],
  [scheduleKeys.holidays(todayInWarsaw(), addDays(todayInWarsaw(), 365)), HOLIDAYS],
  [
    appointmentKeys.ofVeterinarian('vet'),
    [visitOfClient(), visitOfClient({ id: 'a2', time: '09:00', status: 'completed' })],
  ],
];
