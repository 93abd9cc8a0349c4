import { type Message, withNames } from './message.ts';

// Apart from the two catalogues: only veterinarians read these.

const error = (description: string): Message => ({ title: 'Error', description });

/** For a veterinarian, when something about the practice did not work. */
export const PRACTICE_ERRORS = {
  fetchWorkingHours: error('Failed to fetch your working hours.'),
  saveEmergencyHours: error('Failed to save your emergency hours. Please try again.'),
  fetchEmergencyHours: error('Failed to fetch your emergency hours.'),
  savePrices: error('Failed to save your services. Please try again.'),
  bookPhoneVisit: error('Failed to book the visit. Please try again.'),
  fetchClients: error('Failed to fetch your clients.'),
  remindOwners: error('Failed to remind the owners. Please try again.'),
  moveOwnGuest: error('Failed to move the visit. Please try again.'),
  askToChooseAgain: error(
    'Your change is saved, but nobody could be asked for another time. Please propose one in each visit.',
  ),
  saveTimeOff: error('Failed to save your time off. Please try again.'),
  removeTimeOff: error('Failed to remove your time off. Please try again.'),
  loadNoteTemplates: error('Failed to load your templates.'),
  saveNoteTemplate: error('Failed to save the template. Please try again.'),
  removeNoteTemplate: error('Failed to remove the template. Please try again.'),
  fetchVisitTypes: error('Failed to fetch your visit types.'),
  saveVisitType: error('Failed to save the visit type. Please try again.'),
  removeVisitType: error('Failed to remove the visit type. Please try again.'),
  updateAppointmentStatus: error('Failed to update appointment status.'),
  undoCompletion: error('The visit could not be changed back. Please try again.'),
  saveVisitNote: error('Failed to save the visit note. Please try again.'),
  answerReview: error('Failed to save your answer. Please try again.'),
  reportReview: error('Failed to report the review. Please try again.'),
  fetchLicence: error('Failed to fetch your licence.'),
  sendLicence: error('Failed to send your licence. Please try again.'),
} as const;

const success = (description: string): Message => ({ title: 'Success', description });

const ASKED = {
  one: 'Saved. {count} client is asked to choose another time.',
  many: 'Saved. {count} clients are asked to choose another time.',
};

export const PRACTICE_SUCCESS = {
  guestMoved: success('The visit has been moved. We email the new time to clients who left an address.'),
  /** Of `all` visits, those whose clients were `told`. */
  askedToChooseAgain(told: number, all: number) {
    const asked = told === 1 ? ASKED.one : ASKED.many;
    const words = told < all ? `${asked} Please call the other {others}.` : asked;
    return withNames(success(words), { count: String(told), others: String(all - told) });
  },
  ownersReminded: (animals: number) =>
    withNames(
      success(
        animals === 1 ? 'The owner of {count} animal is reminded.' : 'The owners of {count} animals are reminded.',
      ),
      { count: String(animals) },
    ),
  statusUpdated: success('Appointment status updated successfully.'),
  veterinarianProfileUpdated: success('Profile updated successfully.'),
  workingHoursSaved: success('Your working hours have been saved.'),
  emergencyHoursSaved: success('Your emergency hours have been saved.'),
  servicesSaved: success('Your services have been saved.'),
  visitTypeSaved: success('The visit type has been saved.'),
  visitTypeRemoved: success('The visit type has been removed.'),
  portraitSaved: success('Your portrait has been saved.'),
  noteTemplateSaved: success('The template has been saved.'),
  timeOffSaved: success('Your time off has been saved.'),
  timeOffRemoved: success('Your time off has been removed.'),
  visitNoteSaved: success('The visit note has been saved.'),
  reviewAnswered: success('Your answer has been saved.'),
} as const;
