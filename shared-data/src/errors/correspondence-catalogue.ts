// Apart from the two catalogues: only messages and the bell say these, and every other page would carry them.

/** What the visitor sees when something about messages or notifications did not work. */
export const CORRESPONDENCE_ERRORS = {
  fetchMessages: { title: 'Error', description: 'Failed to fetch messages.' },
  fetchNotifications: { title: 'Error', description: 'Failed to fetch notifications.' },
  savePreference: { title: 'Error', description: 'Failed to save your choice. Please try again.' },
  blockConversation: { title: 'Error', description: 'Failed to block or unblock this person. Please try again.' },
  reportMessage: { title: 'Error', description: 'Failed to report the message. Please try again.' },
} as const;

export const CORRESPONDENCE_SUCCESS = {
  messageReported: { title: 'Message reported', description: 'Thank you. We will look at it.' },
  conversationBlocked: { title: 'Success', description: 'You will no longer get messages from this person.' },
  conversationUnblocked: { title: 'Success', description: 'You can write to each other again.' },
} as const;
