import { type AccountLanguage, useAccountLanguage, useChooseLanguage } from '@veto/shared-data/account';
import { ACCOUNT_ERRORS, ACCOUNT_SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { ChipChoice } from '@veto/shared-ui/chip-choice';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { useSay, useSite } from '@veto/slice-kit';
import { type FormEvent, useState } from 'react';
import { AccountSection } from './account-section.tsx';

/** What each language calls itself, and where the account's page is in it; in Ukrainian there is none. */
const LANGUAGES = {
  en: { name: 'English', path: '/account' },
  pl: { name: 'Polski', path: '/pl/account' },
  uk: { name: 'Українська', path: '/account' },
} as const satisfies Record<AccountLanguage, { name: string; path: string }>;

const CHOICES = Object.keys(LANGUAGES) as AccountLanguage[];

/** The language in which the site writes to its owner, and into which they sign in. */
export function LanguageForm() {
  const say = useSay();
  const language = useAccountLanguage();
  return (
    <AccountSection
      title={say('Language')}
      text={say('Our emails come in it, and you arrive in it wherever you sign in.')}
    >
      {language.data !== undefined ? (
        <LanguageChoice key={language.data} language={language.data ?? 'en'} />
      ) : language.isError ? (
        <ErrorState {...ACCOUNT_ERRORS.loadLanguage} query={language} />
      ) : (
        <Stack gap="5" aria-hidden>
          <Skeleton h="11" w="11rem" rounded="control" />
          <Skeleton h="12" w="10rem" rounded="control" />
        </Stack>
      )}
    </AccountSection>
  );
}

function LanguageChoice({ language }: { language: AccountLanguage }) {
  const say = useSay();
  const site = useSite();
  const choose = useChooseLanguage();
  const [chosen, setChosen] = useState(language);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = choose.mutateAsync(chosen).then(() => site.navigate(LANGUAGES[chosen].path, { asItIs: true }));
    await tellOutcome(saved, ACCOUNT_SUCCESS.languageSaved, (error) => withReason(error, ACCOUNT_ERRORS.saveLanguage));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="5" align="flex-start">
        <Flex role="radiogroup" aria-label={say('Language')} gap="2" wrap="wrap">
          {CHOICES.map((choice) => (
            <ChipChoice
              key={choice}
              type="radio"
              name="language"
              lang={choice}
              checked={choice === chosen}
              onChange={() => setChosen(choice)}
            >
              {LANGUAGES[choice].name}
            </ChipChoice>
          ))}
        </Flex>
        <Button type="submit" variant="subtle" disabled={chosen === language} loading={choose.isPending}>
          {say('Save language')}
        </Button>
      </Stack>
    </form>
  );
}
