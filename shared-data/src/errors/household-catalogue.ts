import { withNames } from './message.ts';

// Apart from the two catalogues: only households read these.

/** For the visitor, when something about a pet's household did not work. */
export const HOUSEHOLD_ERRORS = {
  load: { title: 'The household could not be loaded', description: 'Please check your connection and try again.' },
  invitation: {
    title: 'The invitation could not be loaded',
    description: 'Please check your connection and try again.',
  },
  care: { title: 'Error', description: 'Failed to load what was done today.' },
  invite: { title: 'Error', description: 'Failed to create the invitation. Please try again.' },
  withdraw: { title: 'Error', description: 'Failed to withdraw the invitation. Please try again.' },
  accept: { title: 'Error', description: 'Failed to accept the invitation. Please try again.' },
  change: { title: 'Error', description: 'Failed to save. Please try again.' },
  leave: { title: 'Error', description: 'Failed to leave the household. Please try again.' },
  add: { title: 'Error', description: 'Failed to save the entry. Please try again.' },
  remove: { title: 'Error', description: 'Failed to remove the entry. Please try again.' },
} as const;

export const HOUSEHOLD_SUCCESS = {
  removed: (name: string, pet: string) =>
    withNames({ type: 'info', title: 'Removed', description: '{name} no longer cares for {pet}.' }, { name, pet }),
  handedOver: (name: string, pet: string) =>
    withNames(
      { title: 'Handed over', description: '{pet} now belongs to {name}. You care for {pet} from here on.' },
      { name, pet },
    ),
  left: (pet: string) =>
    withNames({ type: 'info', title: 'Left', description: 'You no longer care for {pet}.' }, { pet }),
} as const;
