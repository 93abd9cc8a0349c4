import { withNames } from './message.ts';

// Apart from the two catalogues: only owners who wait for an earlier time read these.

/** For the visitor, when something about earlier times did not work. */
export const EARLIER_ERRORS = {
  load: {
    title: 'Your requests for earlier times could not be loaded',
    description: 'Please check your connection and try again.',
  },
  ask: { title: 'Error', description: 'Failed to send your request. Please try again.' },
  end: { title: 'Error', description: 'Failed to end your request. Please try again.' },
  take: { title: 'Error', description: 'Failed to take this time. Please try again.' },
  keep: { title: 'Error', description: 'Failed to send your answer. Please try again.' },
} as const;

export const EARLIER_SUCCESS = {
  asked: {
    type: 'warning',
    title: 'Request sent',
    description: 'As soon as an earlier time comes free, we email you and tell you here.',
  },
  ended: { type: 'info', title: 'Request ended', description: 'You will not hear about earlier times any more.' },
  taken: (when: string) => withNames({ title: 'Success', description: 'Your visit is now {when}.' }, { when }),
  kept: { type: 'info', title: 'Nothing changed', description: 'We will tell you when another time comes free.' },
} as const;
