import { type Message, withNames } from './message.ts';

/* @__NO_SIDE_EFFECTS__ */
const success = (description: string): Message => ({ title: 'Success', description });
/** What the visitor asked to end or to take back: done, and no reason to cheer. */
/* @__NO_SIDE_EFFECTS__ */
const ended = (message: Message): Message => ({ type: 'info', ...message });
/** Somebody else has to answer now. */
/* @__NO_SIDE_EFFECTS__ */
const waiting = (message: Message): Message => ({ type: 'warning', ...message });

export const signedIn = { title: 'Login successful', description: 'Welcome back to Veto!' };
export const registered = {
  title: 'Registration successful',
  description: 'You are being redirected to the dashboard.',
};
/** Where registration was on the way to something else. */
export const registeredOnTheWay = {
  title: 'Your account is ready',
  description: 'You can continue where you left off.',
};
export const checkYourMail = {
  title: 'Registration successful',
  description: 'Please check your email to confirm your address.',
};
export const signedOut = ended({ title: 'Signed out', description: 'You have been successfully signed out.' });
export const profileCreated = {
  title: 'Profile created',
  description: 'Your profile is now live. You can sign in now.',
};
export const petAdded = (pet: string) => withNames(success('{pet} has been added to your pets!'), { pet });
export const filtersApplied = (count: number): Message => ({
  title: 'Filters Applied',
  description: `Found ${count} veterinarian(s) matching your criteria.`,
});
export const filtersCleared = { title: 'Filters Cleared', description: 'All filters have been reset.' };
export const appointmentBooked = (veterinarian: string): Message =>
  withNames(
    {
      title: 'Appointment Booked',
      description: 'Your appointment with {veterinarian} has been successfully booked.',
    },
    { veterinarian },
  );
export const petOfVisit = (pet: string) => withNames(success('The visit is in the record of {pet}.'), { pet });
export const visitMoved = (when: string): Message =>
  withNames({ title: 'Your visit is moved', description: 'It is now on {when}.' }, { when });
export const completionUndone = (pet: string): Message =>
  withNames(
    { title: '{pet}’s visit is not completed', description: 'It is upcoming again, and your note is kept.' },
    { pet },
  );
export const ownerProfileUpdated = {
  title: 'Profile updated',
  description: 'Your profile has been successfully updated.',
};
export const profileImageUpdated = {
  title: 'Profile image updated',
  description: 'Your profile image has been successfully updated.',
};
export const profileImageRemoved = {
  title: 'Profile image removed',
  description: 'Your profile image has been successfully removed.',
};
export const petImageUpdated = { title: 'Image updated', description: 'The pet image has been successfully updated.' };
export const petImageRemoved = { title: 'Image removed', description: 'The pet image has been successfully removed.' };
export const petUpdated = (pet: string): Message =>
  withNames({ title: 'Pet updated', description: "{pet}'s information has been updated successfully." }, { pet });
export const petRemoved = (pet: string) =>
  withNames(ended({ title: 'Pet removed', description: '{pet} is no longer among your pets.' }), { pet });
export const petArchived = (pet: string): Message =>
  withNames(
    {
      title: 'Pet archived',
      description: '{pet} is kept under Archived Pets, with all visits and records.',
    },
    { pet },
  );
export const petRemembered = (pet: string): Message =>
  withNames(
    {
      title: 'In memory of {pet}',
      description: 'We are sorry for your loss. You will not be reminded of anything for this pet.',
    },
    { pet },
  );
export const petRestored = (pet: string) => withNames(success('{pet} is among your pets again.'), { pet });
export const addedToRecord = success('The entry has been added to the health record.');
export const removedFromRecord = success('The entry has been removed from the health record.');
export const recordAllowed = (veterinarian: string) =>
  withNames(success('{veterinarian} can read the health record.'), { veterinarian });
export const recordRefused = (veterinarian: string) =>
  withNames(success('{veterinarian} can no longer read the health record.'), { veterinarian });
export const symptomsSent = success('Your veterinarian can see this now.');
export const petFound = (pet: string): Message =>
  withNames({ title: 'Welcome back, {pet}', description: 'Finders can no longer write to you.' }, { pet });
export const rescheduleWithdrawn = ended(
  success('Your request has been withdrawn. The appointment stays at its time.'),
);
export const rescheduleRequested = (veterinarian: string, pet: string) =>
  withNames(
    waiting({
      title: 'Reschedule Request Sent',
      description: "We'll contact you shortly to reschedule your appointment with {veterinarian} for {pet}.",
    }),
    { veterinarian, pet },
  );
export const appointmentCancelled = (veterinarian: string, pet: string) =>
  withNames(
    ended({
      title: 'Appointment Cancelled',
      description: 'Your appointment with {veterinarian} for {pet} has been cancelled.',
    }),
    { veterinarian, pet },
  );
export const messageSent = { title: 'Message sent', description: 'Thank you. We will answer you by email.' };
export const emergencyClinicSaved = success('The clinic has been saved.');
export const emergencyClinicRemoved = success('The clinic has been removed.');
export const phoneVisitBooked = (pets: string, told: boolean): Message =>
  withNames(
    success(
      told ? 'The visit for {pets} has been booked. We have told the client.' : 'The visit for {pets} has been booked.',
    ),
    { pets },
  );
export const moveProposed = (client: string) =>
  withNames(waiting(success('{client} has been asked. Both times are held until they answer.')), { client });
export const proposalWithdrawn = ended(success('The proposal has been withdrawn. The appointment stays at its time.'));
export const calendarLinkRevoked = ended(
  success('The link has been revoked. Calendars that use it are no longer updated.'),
);
export const rescheduleAccepted = success('The appointment has been moved to the proposed time.');
export const rescheduleDeclined = ended(success('The appointment stays at its time.'));
export const reviewSaved = { title: 'Thank you', description: 'Your review has been published.' };
export const reviewReported = {
  title: 'Review reported',
  description: 'It stays visible until we have decided. Thank you.',
};
export const licenceSent = waiting({ title: 'Licence sent', description: 'We check it, and tell you by email.' });
export const reviewDecided = success('The decision has been saved.');
export const reviewReopened = success('The review is shown, and the report waits for a new decision.');
export const resetLinkSent = {
  title: 'Check your email',
  description: 'If an account with this address exists, we have sent a link to set a new password.',
};
export const passwordSaved = { title: 'Password saved', description: 'You can use your new password from now on.' };
