import { inWarsaw } from '@veto/shared-data/calendar';
import { PRACTICE_ERRORS } from '@veto/shared-data/errors';
import { isListed, type Licence, licenceWords, licenceWordsInPolish, useOwnLicence } from '@veto/shared-data/licence';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type Say, useLanguage, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useWhen, type When } from '../when/use-when.ts';
import { LicenceForm } from './licence-form.tsx';

/** What has become of the signed-in veterinarian's licence, and the form that sends it. */
export default function OwnLicence({ onSent }: { onSent?: () => void }) {
  const licence = useOwnLicence();
  if (licence.data) return <Known licence={licence.data} onSent={onSent} />;
  if (licence.error) return <ErrorState {...PRACTICE_ERRORS.fetchLicence} query={licence} headingLevel="h3" />;
  return (
    <Stack gap="5" aria-hidden>
      <Skeleton h="5.25rem" rounded="control" />
      <Skeleton h="12" w="10rem" rounded="control" />
    </Stack>
  );
}

function Known({ licence, onSent }: { licence: Licence; onSent: (() => void) | undefined }) {
  const say = useSay();
  const [again, setAgain] = useState(false);
  const open = again || licence.state === 'none' || licence.state === 'refused';
  const sent = () => {
    setAgain(false);
    onSent?.();
  };
  return (
    <Stack gap="5">
      <Standing licence={licence} />
      {open ? (
        <LicenceForm licence={licence} onSent={sent} />
      ) : (
        <Flex>
          <Button variant="surface" onClick={() => setAgain(true)}>
            {licence.state === 'checked' ? say('Renew the check') : say('Send another document')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function Standing({ licence }: { licence: Licence }) {
  const wordsOf = useLanguage() === 'pl' ? licenceWordsInPolish : licenceWords;
  const { status, title, text } = standing(licence, useSay(), useWhen(), (checkedOn) => wordsOf(checkedOn).label);
  return (
    <Alert.Root status={status}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>
          <Text overflowWrap="anywhere" whiteSpace="pre-line">
            {text}
          </Text>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** What stands here of a licence, and in which colour. */
function standing(licence: Licence, say: Say, when: When, licenceLabel: (checkedOn: string | null) => string) {
  const { state, number, sentAt, verifiedAt, validUntil, reason } = licence;
  const listing = listingOf(licence, say, when);
  if (state === 'waiting')
    return {
      status: 'info' as const,
      title: say('We are checking your licence'),
      text: [
        say('Number {number}, sent {day}. We tell you by email.', {
          number: number ?? '',
          day: sentAt ? when.dayOf(sentAt) : say('lately'),
        }),
        listing,
      ].join(' '),
    };
  if (state === 'refused')
    return {
      status: 'warning' as const,
      title: say('We could not check your licence'),
      text: `${reason ?? ''}\n${say('Please send it again.')} ${listing}`.trim(),
    };
  if (state === 'checked' && verifiedAt && validUntil)
    return {
      status: 'success' as const,
      title: licenceLabel(inWarsaw(verifiedAt).date),
      text: say('Number {number}. The check holds until {day}; we remind you before.', {
        number: number ?? '',
        day: when.dayOf(validUntil),
      }),
    };
  return {
    status: 'warning' as const,
    title: licenceLabel(null),
    text: `${say('We compare your number with the register of your regional chamber.')} ${listing}`,
  };
}

function listingOf(licence: Licence, say: Say, { dayOf }: When): string {
  if (!isListed(licence) || !licence.listedUntil)
    return say('Until then your profile can be seen and booked by its own link, and is in no search, list or map.');
  const day = dayOf(licence.listedUntil);
  return licence.verifiedAt
    ? say('Your last check holds until {day}.', { day })
    : say('Pet owners find you until {day}, marked “Licence not checked yet”.', { day });
}
