export {
  isListed,
  type Licence,
  type LicenceValues,
  licenceSchema,
  NO_LICENCE,
} from './licence.schema.ts';
export { type LicenceWords, licenceWords, licenceWordsInPolish } from './licence-words.ts';
export { licenceWordsInUkrainian } from './licence-words-in-ukrainian.ts';
export { licenceKeys, useOwnLicence, useSendLicence } from './own-licence.ts';
