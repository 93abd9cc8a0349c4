export { readAddress, typedAddress, typedAddressOrNone } from './addresses.ts';
export { isDay, typedDay, typedDayOrNone } from './dates.ts';
export { formResolver } from './form-resolver.ts';
export { readNumber, typedKilograms, typedNumber, typedYears, typedZloty } from './numbers.ts';
export { typedNewPassword } from './passwords.ts';
export { readPhone, tidyPhone } from './phones.ts';
export { inEnglish, type SaySentence } from './say.ts';
export { tidyText, typedName } from './texts.ts';
export {
  CHECKS_IN_POLISH,
  DATE_CHECKS_IN_POLISH,
  NAME_CHECKS_IN_POLISH,
  NUMBER_CHECKS_IN_POLISH,
  PASSWORD_CHECKS_IN_POLISH,
} from './typed.pl.ts';
export { CHECKS_IN_UKRAINIAN } from './typed.uk.ts';
export { useAskOnce } from './use-ask-once.ts';
export { namesSite, noSite } from './web-address.ts';
