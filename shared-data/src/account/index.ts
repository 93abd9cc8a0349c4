export {
  type AddressChangeValues,
  addressChangeSchema,
  type PasswordChangeValues,
  passwordChangeSchema,
} from '../auth/auth.schema.ts';
export { useChangeAddress } from './change-address.ts';
export { useChangePassword, WrongPassword } from './change-password.ts';
export { useDeleteAccount } from './delete-account.ts';
export { useDownloadOwnData } from './download-own-data.ts';
export { useEndSessions } from './end-sessions.ts';
export { useFollowAddress } from './follow-address.ts';
export {
  type AccountLanguage,
  accountLanguageKeys,
  chooseLanguage,
  chosenLanguage,
  keepLanguage,
  saveAccountLanguage,
  useAccountLanguage,
  useChooseLanguage,
} from './language.ts';
export { leaveSite } from './leave-site.ts';
export { type PhoneValues, phoneKeys, phoneSchema, useOwnPhone, useSavePhone } from './own-phone.ts';
