import { useSession } from '@veto/shared-data/core';
import type { Profile } from '@veto/shared-data/profiles';
import { DataList } from '@veto/shared-ui/data-list';
import { isCode } from '@veto/shared-ui/fact-list';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { inLanguage } from '../own-texts/text-languages.tsx';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';
import { type Fact, profileFacts } from './profile-facts.ts';

/** The profile as it is stored, and what it lacks. */
export function VetProfileFacts({ profile }: { profile: Profile }) {
  const say = useSay();
  const language = useLanguage();
  const { email } = useSession();
  const { person, clinic, missing } = profileFacts(profile, email);
  return (
    <Stack gap={{ base: '2', md: '5' }}>
      <PhoneFold name={say('About you')} summary={profile.fullName}>
        <Facts facts={person} />
      </PhoneFold>
      {clinic.length > 0 && (
        <PhoneFold name={say('Your clinic')} summary={profile.clinicName ?? profile.city}>
          <Facts facts={clinic} />
        </PhoneFold>
      )}
      {missing.length > 0 && (
        <Text color="muted">
          {say('Not filled in yet: {list}.', {
            list: new Intl.ListFormat(language).format(missing.map((label) => say(label).toLowerCase())),
          })}
        </Text>
      )}
    </Stack>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  const say = useSay();
  return (
    <DataList.Root asChild>
      <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="5">
        {facts.map(([label, value, language]) => (
          <DataList.Item key={`${label} ${language}`} {...(label === 'About' && { gridColumn: '1 / -1' })}>
            <DataList.ItemLabel>{language ? inLanguage(say, label, language) : say(label)}</DataList.ItemLabel>
            <DataList.ItemValue
              whiteSpace="pre-line"
              wordBreak="break-word"
              lang={language}
              {...(isCode(value) && { htmlTranslate: 'no' as const })}
            >
              {label === 'Specialty' ? say(value) : value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </SimpleGrid>
    </DataList.Root>
  );
}
