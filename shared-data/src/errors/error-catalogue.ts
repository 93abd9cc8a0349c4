import type { Message } from './message.ts';

/* @__NO_SIDE_EFFECTS__ */
const error = (description: string): Message => ({ title: 'Error', description });

export const signInFailed = { title: 'Login failed', description: 'Please check your credentials and try again.' };
export const signUpFailed = { title: 'Registration failed', description: 'Please try again later.' };
export const unexpectedSignIn = error('An unexpected error occurred. Please try again later.');
export const profileCreationFailed = { title: 'Profile creation failed', description: 'Please try again later.' };
export const fetchVeterinarians = error('Failed to fetch veterinarians.');
export const unexpectedVeterinarians = error('An unexpected error occurred while fetching veterinarians.');
export const fetchVeterinarian = error('Failed to fetch veterinarian details.');
export const unexpected = error('An unexpected error occurred.');
export const loadPets = error('Failed to load pets. Please try again.');
export const fetchAppointments = error('Failed to fetch appointments.');
export const unexpectedAppointments = error('An unexpected error occurred while fetching appointments.');
export const addPet = error('Failed to add pet. Please try again.');
export const addPetSignedOut = error('You must be logged in to add a pet');
export const petNameAndTypeRequired = error('Pet name and type are required');
export const authenticationRequired = {
  title: 'Authentication Required',
  description: 'Please log in to book an appointment.',
};
export const loginRequired = { title: 'Login Required', description: 'Please sign in to book an appointment.' };
export const noVeterinarianSelected = error('No veterinarian selected.');
export const bookAppointment = error('Failed to book appointment. Please try again.');
export const fetchProfile = error('Failed to fetch profile data.');
export const updateProfile = error('Failed to update profile.');
export const signOut = error('Failed to sign out. Please try again.');
export const profileImageType = {
  title: 'Invalid file type',
  description: 'Please upload a JPEG, PNG, WebP, or HEIC image.',
};
export const profileImageSize = { title: 'File too large', description: 'Please upload an image smaller than 10MB.' };
export const profileImageUpload = { title: 'Upload failed', description: 'Failed to upload image. Please try again.' };
export const profileImageUpdate = {
  title: 'Update failed',
  description: 'Failed to update profile. Please try again.',
};
export const profileImageUnexpected = {
  title: 'Upload error',
  description: 'An unexpected error occurred. Please try again.',
};
export const profileImageRemove = {
  title: 'Update failed',
  description: 'Failed to remove profile image. Please try again.',
};
export const profileImageRemoveUnexpected = {
  title: 'Remove error',
  description: 'An unexpected error occurred. Please try again.',
};
export const imageUnreadable = {
  title: 'Upload failed',
  description: 'This image cannot be read. Please choose another one.',
};
export const petImageType = { title: 'Invalid file type', description: 'Please upload a JPEG, PNG, or WebP image.' };
export const petImageSize = { title: 'File too large', description: 'Please upload an image smaller than 5MB.' };
export const petImageUpload = { title: 'Upload failed', description: 'Failed to upload pet image. Please try again.' };
export const petImageUpdate = { title: 'Update failed', description: 'Failed to update pet image. Please try again.' };
export const petImageUnexpected = {
  title: 'Upload error',
  description: 'An unexpected error occurred. Please try again.',
};
export const petImageRemove = { title: 'Update failed', description: 'Failed to remove pet image. Please try again.' };
export const petImageRemoveUnexpected = {
  title: 'Remove error',
  description: 'An unexpected error occurred. Please try again.',
};
export const petNotFound = error("Pet not found or you don't have permission to view it.");
export const loadPet = error('Failed to load pet details. Please try again.');
export const updatePet = error('Failed to update pet. Please try again.');
export const removePet = error('Failed to remove pet. Please try again.');
export const loadRecord = error('Failed to load this part of the health record.');
export const addToRecord = error('Failed to save this entry. Please try again.');
export const removeFromRecord = error('Failed to remove this entry. Please try again.');
export const sendSymptoms = {
  title: 'Not sent',
  description: 'Your visit is booked, but your answers or photos were not sent. Please send them from here.',
};
export const removeSymptomPhoto = error('Failed to remove the photo. Please try again.');
export const loadPassport = error('Failed to load the passport. Please try again.');
export const createPassportLink = error('Failed to create the link. Please try again.');
export const revokePassportLink = error('Failed to revoke the link. Please try again.');
export const reportLost = error('Failed to save this. Please try again.');
export const reportFound = error('Failed to send your message. Please try again.');
export const openDocument = error('Failed to open the document. Please try again.');
export const documentType = {
  title: 'Invalid file type',
  description: 'Please upload a PDF, JPEG, PNG, WebP, or HEIC file.',
};
export const documentSize = { title: 'File too large', description: 'Please upload a document smaller than 10MB.' };
export const allowRecord = error('Failed to change access to the health record. Please try again.');
export const sessionExpired = { title: 'Session expired', description: 'Please sign in again to continue.' };
export const cancelAppointment = error('Failed to cancel appointment. Please try again.');
export const withdrawReschedule = error('Failed to withdraw your request. Please try again.');
export const setPetOfVisit = error('Failed to save the pet of this visit. Please try again.');
export const moveVisit = error('Failed to move your visit. Please try again.');
export const sendAfterVisit = error('Failed to send your answers. Please try again.');
export const fetchAppointment = error('Failed to load this appointment. Please try again.');
export const calendarFile = error('The calendar file could not be created. Please try again.');
export const requestReschedule = error('Failed to send the reschedule request. Please try again.');
export const sendContactMessage = error('Failed to send your message. Please try again.');
export const saveWorkingHours = error('Failed to save your working hours. Please try again.');
export const fetchEmergencyContacts = error('Failed to fetch the numbers to call.');
export const fetchEmergencyClinics = error('Failed to fetch the 24-hour clinics.');
export const saveEmergencyClinic = error('Failed to save the clinic. Please try again.');
export const answerReschedule = error('Failed to answer the reschedule request. Please try again.');
export const saveReview = error('Failed to save your review. Please try again.');
export const fetchLicences = error('Failed to fetch the licences.');
export const fetchReports = error('Failed to fetch the reported reviews.');
export const decideReview = error('Failed to save the decision. Please try again.');
export const passwordReset = error('Failed to send the reset link. Please try again.');
export const linkRefused = error('This link no longer works. Please ask for a new one.');
export const setPassword = error('Failed to save your new password. Please try again.');
