import type { ReasonLabels } from '@veto/shared-data/booking';
import type { BookingSheetWords } from '@veto/shared-ui/booking-sheet';
import type { SymptomQuestionsWords } from '@veto/shared-ui/symptom-questions';

export const REASON_LABELS: ReasonLabels = {
  vaccination: 'Vaccination',
  'check-up': 'Check-up',
  skin: 'Skin',
  teeth: 'Teeth',
  limping: 'Limping',
};

export const SHEET_WORDS: BookingSheetWords = {
  title: 'Book an Appointment',
  close: 'Close',
  times: {
    date: 'Date',
    time: 'Time',
    others: 'other times',
    more: (count) => (count === 1 ? '1 more time' : `${count} more times`),
    otherDay: 'Other day',
    nextDays: 'Next free days',
    none: 'No free times on this day. Please choose another one.',
    failed: { title: 'The free times could not be loaded.', retry: 'Try again' },
    chooseDay: 'Choose a date first.',
  },
  pet: {
    group: 'Pet',
    another: 'Another pet',
    ofSomebody: (name, owner) => `${name} (${owner}’s)`,
    name: 'Pet Name',
    type: 'Pet Type',
    noType: 'Choose a type',
  },
  reason: {
    group: 'Reason for Visit',
    other: 'Something else',
    placeholder: 'For example: scratches behind the left ear since Monday',
  },
  visitType: 'Visit type',
  safety: 'Quick safety check (optional)',
  book: { label: 'Book Appointment', busy: 'Booking...', note: 'You can move or cancel it in My Appointments.' },
  signIn: {
    signIn: 'Sign in',
    register: 'Register',
    kept: 'Your time and your words are kept.',
    after: 'After you sign in or register, this sheet opens again by itself.',
    asGuest: 'Book as a guest',
  },
  guestNote: 'You get a link to move or cancel it.',
};

export const SAFETY_WORDS: SymptomQuestionsWords = {
  no: 'No',
  yes: 'Yes',
  emergency: {
    title: 'This is an emergency',
    description: 'Do not wait for a visit: call a clinic that is open now. What you have typed here is kept.',
    action: 'Get help now',
    href: '/emergency',
  },
};
