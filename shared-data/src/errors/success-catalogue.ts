import type { Message } from './message.ts';

const success = (description: string): Message => ({ title: 'Success', description });
/** What the visitor asked to end or to take back: done, and no reason to cheer. */
const ended = (message: Message): Message => ({ type: 'info', ...message });
/** Somebody else has to answer now. */
const waiting = (message: Message): Message => ({ type: 'warning', ...message });

/** What the visitor sees when something worked: messages, and functions of the names they mention. */
export const SUCCESS = {
  signedIn: { title: 'Login successful', description: 'Welcome back to Veto!' },
  registered: { title: 'Registration successful', description: 'You are being redirected to the dashboard.' },
  /** Where registration was on the way to something else. */
  registeredOnTheWay: { title: 'Your account is ready', description: 'You can continue where you left off.' },
  checkYourMail: { title: 'Registration successful', description: 'Please check your email to confirm your address.' },
  signedOut: ended({ title: 'Signed out', description: 'You have been successfully signed out.' }),
  profileCreated: { title: 'Profile created', description: 'Your profile is now live. You can sign in now.' },
  petAdded: (pet: string) => success(`${pet} has been added to your pets!`),
  filtersApplied: (count: number): Message => ({
    title: 'Filters Applied',
    description: `Found ${count} veterinarian(s) matching your criteria.`,
  }),
  filtersCleared: { title: 'Filters Cleared', description: 'All filters have been reset.' },
  appointmentBooked: (veterinarian: string): Message => ({
    title: 'Appointment Booked',
    description: `Your appointment with ${veterinarian} has been successfully booked.`,
  }),
  completionUndone: (pet: string): Message => ({
    title: `${pet}’s visit is not completed`,
    description: 'It is upcoming again, and your note is kept.',
  }),
  ownerProfileUpdated: { title: 'Profile updated', description: 'Your profile has been successfully updated.' },
  profileImageUpdated: {
    title: 'Profile image updated',
    description: 'Your profile image has been successfully updated.',
  },
  profileImageRemoved: {
    title: 'Profile image removed',
    description: 'Your profile image has been successfully removed.',
  },
  petImageUpdated: { title: 'Image updated', description: 'The pet image has been successfully updated.' },
  petImageRemoved: { title: 'Image removed', description: 'The pet image has been successfully removed.' },
  petUpdated: (pet: string): Message => ({
    title: 'Pet updated',
    description: `${pet}'s information has been updated successfully.`,
  }),
  petRemoved: (pet: string) => ended({ title: 'Pet removed', description: `${pet} is no longer among your pets.` }),
  petArchived: (pet: string): Message => ({
    title: 'Pet archived',
    description: `${pet} is kept under Archived Pets, with all visits and records.`,
  }),
  petRemembered: (pet: string): Message => ({
    title: `In memory of ${pet}`,
    description: 'We are sorry for your loss. You will not be reminded of anything for this pet.',
  }),
  petRestored: (pet: string) => success(`${pet} is among your pets again.`),
  addedToRecord: success('The entry has been added to the health record.'),
  removedFromRecord: success('The entry has been removed from the health record.'),
  recordAllowed: (veterinarian: string) => success(`${veterinarian} can read the health record.`),
  recordRefused: (veterinarian: string) => success(`${veterinarian} can no longer read the health record.`),
  symptomsSent: success('Your veterinarian can see this now.'),
  petFound: (pet: string): Message => ({
    title: `Welcome back, ${pet}`,
    description: 'Finders can no longer write to you.',
  }),
  rescheduleWithdrawn: ended(success('Your request has been withdrawn. The appointment stays at its time.')),
  rescheduleRequested: (veterinarian: string, pet: string) =>
    waiting({
      title: 'Reschedule Request Sent',
      description: `We'll contact you shortly to reschedule your appointment with ${veterinarian} for ${pet}.`,
    }),
  appointmentCancelled: (veterinarian: string, pet: string) =>
    ended({
      title: 'Appointment Cancelled',
      description: `Your appointment with ${veterinarian} for ${pet} has been cancelled.`,
    }),
  messageSent: { title: 'Message sent', description: 'Thank you. We will answer you by email.' },
  emergencyClinicSaved: success('The clinic has been saved.'),
  emergencyClinicRemoved: success('The clinic has been removed.'),
  phoneVisitBooked: (pet: string): Message => success(`The visit for ${pet} has been booked.`),
  phoneVisitCancelled: ended(success('The visit has been cancelled.')),
  moveProposed: (client: string) =>
    waiting(success(`${client} has been asked. Both times are held until they answer.`)),
  proposalWithdrawn: ended(success('The proposal has been withdrawn. The appointment stays at its time.')),
  calendarLinkRevoked: ended(success('The link has been revoked. Calendars that use it are no longer updated.')),
  rescheduleAccepted: success('The appointment has been moved to the proposed time.'),
  rescheduleDeclined: ended(success('The appointment stays at its time.')),
  reviewSaved: { title: 'Thank you', description: 'Your review has been published.' },
  reviewReported: { title: 'Review reported', description: 'It stays visible until we have decided. Thank you.' },
  licenceSent: waiting({ title: 'Licence sent', description: 'We check it, and tell you by email.' }),
  reviewDecided: success('The decision has been saved.'),
  resetLinkSent: {
    title: 'Check your email',
    description: 'If an account with this address exists, we have sent a link to set a new password.',
  },
  passwordSaved: { title: 'Password saved', description: 'You can use your new password from now on.' },
} as const satisfies Record<string, Message | ((...names: never[]) => Message)>;
