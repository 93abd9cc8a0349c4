// Apart from the two catalogues: both sides of a visit read these, in a dialog that comes late.

/** What the visitor sees when the link of their calendar could not be had, made or ended. */
export const CALENDAR_LINK_ERRORS = {
  load: { title: 'Error', description: 'Failed to load your calendar link.' },
  make: { title: 'Error', description: 'Failed to create the link. Please try again.' },
  revoke: { title: 'Error', description: 'Failed to revoke the link. Please try again.' },
} as const;
