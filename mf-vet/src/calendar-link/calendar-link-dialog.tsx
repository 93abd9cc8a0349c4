import { isCalendarServed, useCalendarLink, useMakeCalendarLink } from '@veto/shared-data/calendar-link';
import { PRACTICE_ERRORS, withReason } from '@veto/shared-data/errors';
import { Alert } from '@veto/shared-ui/alert';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import { LinkChoice } from './link-choice.tsx';
import { MadeLink } from './made-link.tsx';

/** The veterinarian's visits in the calendar program that they use: a secret link, shown once. */
export default function CalendarLinkDialog({ onClose }: { onClose: () => void }) {
  const link = useCalendarLink();
  const make = useMakeCalendarLink();
  const [made, setMade] = useState<{ path: string; served: boolean } | null>(null);
  const makeLink = async (withNames: boolean) => {
    try {
      const path = await make.mutateAsync({ withNames });
      setMade({ path, served: await isCalendarServed(path) });
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.calendarLink));
    }
  };
  return (
    <ReadingDialog title="Subscribe to your calendar" size="lg" onClose={onClose}>
      <Stack gap="5">
        <Text>
          Your visits in Google Calendar, Apple Calendar, Outlook or another program, which checks for changes every few
          hours. Cancelled visits disappear automatically.
        </Text>
        {made && (made.served ? <MadeLink path={made.path} /> : <NotServed />)}
        {link.data !== undefined ? (
          <LinkChoice
            // A link that was made or revoked starts the choice afresh.
            key={link.data?.createdAt ?? 'none'}
            link={link.data}
            making={make.isPending}
            onMake={(withNames) => void makeLink(withNames)}
            onRevoked={() => setMade(null)}
          />
        ) : link.isError ? (
          <ErrorState {...PRACTICE_ERRORS.loadCalendarLink} error={link.error} onRetry={() => void link.refetch()} />
        ) : (
          <Skeleton h="8rem" rounded="control" aria-hidden />
        )}
      </Stack>
    </ReadingDialog>
  );
}

function NotServed() {
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>This site does not answer calendar programs</Alert.Title>
        <Alert.Description>
          The link was made, but nobody answers it here now. Please tell whoever runs this site, or revoke the link.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
