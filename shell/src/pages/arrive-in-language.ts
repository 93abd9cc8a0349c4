import { type AccountLanguage, keepLanguage, saveAccountLanguage } from '@veto/shared-data/account';
import { languageOfPath } from '../../isomorphic/language-of-path.ts';
import { speak } from '../site/language.ts';

/**
 * Before somebody is known to have signed in: the site goes on in the language of the account, so that they arrive on a page in it,
 * and this device keeps it. Whoever signs in on a Polish screen stays in Polish, and an account that knows no language keeps it.
 */
export async function arriveInLanguage(language: AccountLanguage | null): Promise<void> {
  if (languageOfPath(location.pathname) === 'pl') {
    // They are in, whether the account takes it or not.
    if (!language)
      saveAccountLanguage('pl').catch((error) => console.error('The account did not take the language', error));
    return;
  }
  if (!language) return;
  keepLanguage(language);
  // The toast that greets them is one of these words.
  if (language === 'pl') await import(/* webpackChunkName: "account-pl" */ './polish-account.ts').catch(() => {});
  await speak(language);
}
