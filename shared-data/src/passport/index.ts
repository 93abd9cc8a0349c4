export { euTravel, TRAVEL_LAW, type TravelCondition } from './eu-travel.ts';
export { type LostReport, lostReportSchema, useFoundReports, useReportLost } from './lost-pet.ts';
export { type FoundMessage, foundMessageSchema, useOpenedPassport, useReportFound } from './opened-passport.ts';
export { useCreatePassportLink, usePassportLinks, usePassportPreview, useRevokePassportLink } from './own-passport.ts';
export { passportKeys } from './passport.keys.ts';
export { FOUND_REFUSALS_IN_POLISH, PASSPORT_REFUSALS_IN_POLISH } from './passport.pl.ts';
export {
  ALL_PARTS,
  type FoundReport,
  PASSPORT_PARTS,
  type Passport,
  type PassportLink,
  type PassportPart,
} from './passport.schema.ts';
