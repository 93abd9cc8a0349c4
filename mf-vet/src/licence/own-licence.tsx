import { formatShortDate, inWarsaw } from '@veto/shared-data/calendar';
import { PRACTICE_ERRORS } from '@veto/shared-data/errors';
import { isListed, type Licence, licenceWords, useOwnLicence } from '@veto/shared-data/licence';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import { LicenceForm } from './licence-form.tsx';

const day = (moment: string) => formatShortDate(inWarsaw(moment).date);

/** What has become of the signed-in veterinarian's licence, and the form that sends it. */
export default function OwnLicence({ onSent }: { onSent?: () => void }) {
  const licence = useOwnLicence();
  if (licence.data) return <Known licence={licence.data} onSent={onSent} />;
  if (licence.error)
    return (
      <ErrorState
        {...PRACTICE_ERRORS.fetchLicence}
        error={licence.error}
        headingLevel="h3"
        onRetry={() => void licence.refetch()}
      />
    );
  return (
    <Stack gap="5" aria-hidden>
      <Skeleton h="5.25rem" rounded="control" />
      <Skeleton h="12" w="10rem" rounded="control" />
    </Stack>
  );
}

function Known({ licence, onSent }: { licence: Licence; onSent: (() => void) | undefined }) {
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
            {licence.state === 'checked' ? 'Renew the check' : 'Send another document'}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function Standing({ licence }: { licence: Licence }) {
  const { status, title, text } = standing(licence);
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

const UNLISTED = 'Until then your profile can be seen and booked by its own link, and is in no search, list or map.';

function standing(licence: Licence) {
  const { state, number, sentAt, verifiedAt, validUntil, reason } = licence;
  const listing = listingOf(licence);
  if (state === 'waiting')
    return {
      status: 'info' as const,
      title: 'We are checking your licence',
      text: `Number ${number}, sent ${sentAt ? day(sentAt) : 'lately'}. We tell you by email. ${listing}`,
    };
  if (state === 'refused')
    return {
      status: 'warning' as const,
      title: 'We could not check your licence',
      text: `${reason ?? ''}\nPlease send it again. ${listing}`.trim(),
    };
  if (state === 'checked' && verifiedAt && validUntil)
    return {
      status: 'success' as const,
      title: licenceWords(inWarsaw(verifiedAt).date).label,
      text: `Number ${number}. The check holds until ${day(validUntil)}; we remind you before.`,
    };
  return {
    status: 'warning' as const,
    title: licenceWords(null).label,
    text: `We compare your number with the register of your regional chamber. ${listing}`,
  };
}

function listingOf(licence: Licence): string {
  if (!isListed(licence) || !licence.listedUntil) return UNLISTED;
  return licence.verifiedAt
    ? `Your last check holds until ${day(licence.listedUntil)}.`
    : `Pet owners find you until ${day(licence.listedUntil)}, marked “Licence not checked yet”.`;
}
