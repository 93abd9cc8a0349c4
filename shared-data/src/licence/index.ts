export {
  isListed,
  type Licence,
  type LicenceState,
  type LicenceValues,
  licenceDigits,
  licenceSchema,
  NO_LICENCE,
} from './licence.schema.ts';
export { type LicenceWords, licenceWords, licenceWordsInPolish } from './licence-words.ts';
export { licenceWordsInUkrainian } from './licence-words-in-ukrainian.ts';
export { licenceKeys, type SentLicence, useOwnLicence, useSendLicence } from './own-licence.ts';
