import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { earlierTimeKeys } from '@veto/shared-data/earlier-times';
import { rescheduleRequest, visit } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { expect, type Meta } from '@veto/shared-ui/storybook';
import AppointmentsPage from './appointments-page.tsx';

const { from, to } = bookableDays();
const TOMORROW = addDays(todayInWarsaw(), 1);
const VISITS = [
  visit(),
  visit({
    id: 'a2',
    petName: 'Mila',
    petType: 'cat',
    time: '15:00',
    veterinarian: { id: 'v2', fullName: 'Piotr Wiśniewski', city: 'Kraków' },
    rescheduleRequest: rescheduleRequest(),
  }),
  visit({ id: 'a3', date: '2026-10-02', status: 'completed', visitNote: 'Teeth cleaned. Come back in a year.' }),
  visit({
    id: 'a4',
    date: '2026-11-05',
    status: 'cancelled',
    reason: 'Limping',
    cancelledBy: 'veterinarian',
    cancelReason: 'Lekarka jest chora',
  }),
];

/** My Appointments of an owner with four visits. */
export const appointmentsPage = {
  component: AppointmentsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/appointments',
    queryData: [
      [householdKeys.cared('c1'), []],
      [earlierTimeKeys.requests('c1'), []],
      [appointmentKeys.ofOwner('c1'), VISITS],
      [
        scheduleKeys.slotsBetween('v1', from, to),
        ['09:00', '09:30', '14:00'].map((time) => ({ date: TOMORROW, time })),
      ],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'c1' }, true),
} satisfies Meta<typeof AppointmentsPage>;

/** A dialog fades in: what is in it is visible a moment after it is there. */
export const isShown = (element: HTMLElement) => expect(element).toBeVisible();
