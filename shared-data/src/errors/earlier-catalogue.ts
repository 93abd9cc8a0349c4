// Apart from the two catalogues: only owners who wait for an earlier time read these.

/** What the visitor sees when something about earlier times did not work. */
export const EARLIER_ERRORS = {
  ask: { title: 'Error', description: 'Failed to send your request. Please try again.' },
  end: { title: 'Error', description: 'Failed to end your request. Please try again.' },
  take: { title: 'Error', description: 'Failed to take this time. Please try again.' },
  keep: { title: 'Error', description: 'Failed to send your answer. Please try again.' },
} as const;

/** The same when it worked. */
export const EARLIER_SUCCESS = {
  asked: {
    type: 'warning',
    title: 'We tell you',
    description: 'As soon as an earlier time is free for you, you get an email and a message here.',
  },
  ended: { type: 'info', title: 'Request ended', description: 'We no longer tell you about earlier times.' },
  taken: (when: string) => ({ title: 'Success', description: `Your visit is now ${when}.` }),
  kept: { type: 'info', title: 'Nothing changed', description: 'We tell you when another time is free.' },
} as const;
