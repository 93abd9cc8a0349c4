// Apart from the two catalogues: only the pages of an account and of its mails' links say these, and every other page would carry them.

/** What the visitor sees when something about their account did not work. */
export const ACCOUNT_ERRORS = {
  changeAddress: { title: 'Error', description: 'Failed to change your address. Please try again.' },
  signOutEverywhere: { title: 'Error', description: 'Failed to sign out your other devices. Please try again.' },
  downloadData: { title: 'Error', description: 'Failed to prepare your data. Please try again.' },
  loadPhone: { title: 'Error', description: 'Failed to load your phone number. Please try again.' },
  savePhone: { title: 'Error', description: 'Failed to save your phone number. Please try again.' },
  loadLanguage: { title: 'Error', description: 'Failed to load your language. Please try again.' },
  saveLanguage: { title: 'Error', description: 'Failed to save your language. Please try again.' },
  deleteAccount: { title: 'Error', description: 'Failed to delete your account. Please try again.' },
} as const;

export const ACCOUNT_SUCCESS = {
  languageSaved: { title: 'Language saved', description: 'From now on our emails come in it.' },
  addressConfirmed: { title: 'Address confirmed', description: 'You are signed in.' },
  addressChanged: { title: 'Address changed', description: 'You sign in with your new address from now on.' },
  phoneSaved: { title: 'Phone number saved', description: 'Veterinarians who expect you see it.' },
  phoneRemoved: { title: 'Phone number removed', description: 'Nobody sees it any more.' },
  signedOutElsewhere: { title: 'Signed out', description: 'Your other devices will have to sign in again.' },
  dataReady: { title: 'Your data is ready', description: 'Your browser has saved it as a ZIP file.' },
  accountDeleted: { title: 'Account deleted', description: 'Your account and your files are gone. Take care.' },
} as const;
