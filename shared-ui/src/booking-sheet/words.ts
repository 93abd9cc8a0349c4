/** The texts of a booking sheet. */
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
}
