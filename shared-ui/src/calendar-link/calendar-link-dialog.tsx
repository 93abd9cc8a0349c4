import { Alert } from '@chakra-ui/react/alert';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import { ErrorState, type ErrorStateProps } from '../error-state/index.ts';
import { ReadingDialog } from '../reading-dialog/index.ts';
import { type CalendarLinkWords, type LinkActions, LinkChoice, type PresentLink } from './link-choice.tsx';
import { MadeLink } from './made-link.tsx';

export type { CalendarLinkWords };

export interface CalendarLinkDialogProps extends LinkActions {
  title: string;
  /** Undefined until it is known. */
  link: PresentLink | undefined;
  /** Why it cannot be known. */
  failure: ErrorStateProps | null;
  /** The link that has just been made, and whether the site answers it. */
  made: { url: string; served: boolean } | null;
  onClose: () => void;
}

/** A person's visits in the calendar program that they use: a secret link, shown once, made anew, or ended. */
export function CalendarLinkDialog({ title, link, failure, made, onClose, ...choice }: CalendarLinkDialogProps) {
  const say = useSay();
  return (
    <ReadingDialog title={title} size="lg" onClose={onClose}>
      <Stack gap="5">
        <Text>
          {say(
            'Your visits in Google Calendar, Apple Calendar, Outlook or another program, which checks for changes every few hours. Cancelled visits disappear automatically.',
          )}
        </Text>
        {made && (made.served ? <MadeLink url={made.url} /> : <NotServed />)}
        {link !== undefined ? (
          // A link that was made or revoked starts the choice afresh.
          <LinkChoice key={link?.createdAt ?? 'none'} link={link} {...choice} />
        ) : failure ? (
          <ErrorState {...failure} />
        ) : (
          <Skeleton h="8rem" rounded="control" aria-hidden />
        )}
      </Stack>
    </ReadingDialog>
  );
}

function NotServed() {
  const say = useSay();
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{say('This site does not answer calendar programs')}</Alert.Title>
        <Alert.Description>
          {say(
            'The link was made, but nobody answers it here now. Please tell whoever runs this site, or revoke the link.',
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
