export { keepVetProfile, keptVetProfile } from './kept-vet-profile.ts';
export { profileKeys } from './profiles.keys.ts';
export {
  useCompleteVetProfile,
  useRemoveProfileImage,
  useSaveOwnerProfile,
  useSaveVeterinarianProfile,
  useUploadProfileImage,
} from './profiles.mutations.ts';
export { useOwnProfile } from './profiles.queries.ts';
export {
  type OwnerProfileValues,
  ownerProfileSchema,
  type Profile,
  type VetEditValues,
  type VetProfileValues,
  vetEditSchema,
  vetProfileSchema,
} from './profiles.schema.ts';
