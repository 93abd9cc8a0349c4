export {
  useAddCareEntry,
  useCareFeed,
  useCareSheet,
  useRemoveCareEntry,
} from './care.ts';
export { useCaredPets, useCareToCome } from './cared-pets.ts';
export { householdKeys } from './household.keys.ts';
export {
  type CaredPet,
  type CareEntry,
  type CareKind,
  type Carer,
  type CareSheet,
  type EarlierDose,
  type Invitation,
  type MedicineToday,
  type OpenedInvitation,
  type Part,
  RIGHTS,
  type Right,
} from './household.schema.ts';
export {
  invitationPath,
  useAcceptInvitation,
  useInvitations,
  useInvite,
  useJoinedPet,
  useOpenedInvitation,
  useWithdrawInvitation,
} from './invitations.ts';
export {
  useChangeCarer,
  useHandOverPet,
  useHousehold,
  useHouseholds,
  useLeaveHousehold,
  useRemoveCarer,
} from './people.ts';
