import { ENGLISH_SYMPTOM_WORDS, type SymptomQuestionsWords } from '../symptom-questions/symptom-questions.tsx';

export interface BookingSheetWords {
  title: string;
  close: string;
  times: {
    /** Of the groups, for a screen reader: 'Date', 'Time'. */
    date: string;
    time: string;
    /** After the day's name: 'other times'. */
    others: string;
    /** '17 more times' */
    more: (count: number) => string;
    otherDay: string;
    nextDays: string;
    /** Of a day without free times. */
    none: string;
    failed: { title: string; retry: string };
    chooseDay: string;
  };
  pet: {
    group: string;
    another: string;
    /** 'Bella (Anna’s)': somebody else's pet. */
    ofSomebody: (name: string, owner: string) => string;
    name: string;
    type: string;
    noType: string;
  };
  reason: { group: string; other: string; placeholder: string };
  /** 'Visit type' */
  visitType: string;
  /** 'Quick safety check (optional)' */
  safety: string;
  questions: SymptomQuestionsWords;
  book: { label: string; busy: string; note: string };
  signIn: {
    signIn: string;
    register: string;
    /** 'Your time and your words are kept.' */
    kept: string;
    /** 'After you sign in or register, this sheet opens again by itself.' */
    after: string;
    /** 'Book as a guest' */
    asGuest: string;
  };
  /** A guest's visit has a link of its own: what stands in the place of `book.note`. */
  guestNote: string;
  /** Above the free times nearest to one that was lost. */
  nearest: string;
}

export const ENGLISH_WORDS: BookingSheetWords = {
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
  questions: ENGLISH_SYMPTOM_WORDS,
  book: { label: 'Book Appointment', busy: 'Booking...', note: 'You can move or cancel it in My Appointments.' },
  signIn: {
    signIn: 'Sign in',
    register: 'Register',
    kept: 'Your time and your words are kept.',
    after: 'After you sign in or register, this sheet opens again by itself.',
    asGuest: 'Book as a guest',
  },
  guestNote: 'You get a link to move or cancel it.',
  nearest: 'Nothing you typed is lost. These are the nearest free times:',
};
