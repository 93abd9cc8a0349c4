export { useCompleteVetProfile } from './complete-vet-profile.ts';
export { keepVetProfile, keptVetProfile } from './kept-vet-profile.ts';
export { useOwnFace } from './load-own-face.ts';
export { useOwnProfile } from './load-own-profile.ts';
export { PROFILE_FORMS_IN_POLISH } from './profile-forms.pl.ts';
export {
  type OwnerProfileValues,
  ownerProfileSchema,
  type VetEditValues,
  type VetProfileValues,
  vetEditSchema,
  vetProfileSchema,
} from './profile-forms.schema.ts';
export { profileKeys } from './profiles.keys.ts';
export type { Profile } from './profiles.schema.ts';
export { useRemoveProfileImage } from './remove-profile-image.ts';
export { useSaveOwnerProfile } from './save-owner-profile.ts';
export { useSavePortrait } from './save-portrait.ts';
export { type PracticeOffer, useSavePracticeOffer } from './save-practice-offer.ts';
export { useSaveServices } from './save-services.ts';
export { useSaveVeterinarianProfile } from './save-veterinarian-profile.ts';
export { useUploadProfileImage } from './upload-profile-image.ts';
