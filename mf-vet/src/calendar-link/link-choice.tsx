import { formatDayOf } from '@veto/shared-data/calendar';
import { type CalendarLink, useRevokeCalendarLink } from '@veto/shared-data/calendar-link';
import { PRACTICE_ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { Checkbox } from '@veto/shared-ui/checkbox';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';

export interface LinkChoiceProps {
  /** The link that there is; null for none. */
  link: CalendarLink | null;
  making: boolean;
  onMake: (withNames: boolean) => void;
  onRevoked: () => void;
}

/** Makes the link, makes it anew, or ends it; and says what the present one shows. */
export function LinkChoice({ link, making, onMake, onRevoked }: LinkChoiceProps) {
  const revoke = useRevokeCalendarLink();
  const [withNames, setWithNames] = useState(link?.withNames ?? false);
  const revokeLink = async () => {
    const failure = (error: unknown) => withReason(error, PRACTICE_ERRORS.revokeCalendarLink);
    if (await tellOutcome(revoke.mutateAsync(), SUCCESS.calendarLinkRevoked, failure)) onRevoked();
  };
  return (
    <Stack gap="3">
      <Text>
        {link
          ? `A link of ${formatDayOf(link.createdAt)} shows your visits ${link.withNames ? 'with the names of pets and owners' : 'as times only, each called “Visit”'}. A new link replaces it.`
          : 'There is no link yet.'}
      </Text>
      <Checkbox.Root minH="11" checked={withNames} onCheckedChange={({ checked }) => setWithNames(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          Show the names of pets and owners. Without it, each visit is its time and “Visit”.
        </Checkbox.Label>
      </Checkbox.Root>
      <Flex gap="3" wrap="wrap">
        <Button
          variant={link ? 'subtle' : 'solid'}
          loading={making}
          loadingText="Creating..."
          onClick={() => onMake(withNames)}
        >
          {link ? 'Create a new link' : 'Create a link'}
        </Button>
        {link && (
          <Button
            variant="plain"
            colorPalette="red"
            loading={revoke.isPending}
            loadingText="Revoking..."
            onClick={revokeLink}
          >
            Revoke the link
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
