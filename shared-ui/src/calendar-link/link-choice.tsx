import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';

/** What differs between the people who subscribe. */
export interface CalendarLinkWords {
  /** What a link with names shows: 'with the names of pets and owners'. */
  named: string;
  /** Beside the box: 'Show the names of pets and owners.' */
  show: string;
}

/** The link that there is; null for none. `createdAt` is an ISO moment, `since` its day in words. */
export type PresentLink = { withNames: boolean; createdAt: string; since: string } | null;

/** What can be done with a link. */
export interface LinkActions {
  words: CalendarLinkWords;
  /** What a first link shows unless the person says otherwise. */
  usuallyNamed: boolean;
  making: boolean;
  revoking: boolean;
  onMake: (withNames: boolean) => void;
  onRevoke: () => void;
}

export interface LinkChoiceProps extends LinkActions {
  link: PresentLink;
}

/** Makes the link, makes it anew, or ends it; and says what the present one shows. */
export function LinkChoice({ link, words, usuallyNamed, making, revoking, onMake, onRevoke }: LinkChoiceProps) {
  const say = useSay();
  const [withNames, setWithNames] = useState(link?.withNames ?? usuallyNamed);
  return (
    <Stack gap="3">
      <Text>
        {!link
          ? say('There is no link yet.')
          : link.withNames
            ? say('A link of {day} shows your visits {how}. A new link replaces it.', {
                day: link.since,
                how: words.named,
              })
            : say('A link of {day} shows your visits as times only, each called “Visit”. A new link replaces it.', {
                day: link.since,
              })}
      </Text>
      <Checkbox.Root minH="11" checked={withNames} onCheckedChange={({ checked }) => setWithNames(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          {words.show} {say('Without it, each visit is its time and “Visit”.')}
        </Checkbox.Label>
      </Checkbox.Root>
      <Flex gap="3" wrap="wrap">
        <Button
          variant={link ? 'subtle' : 'solid'}
          loading={making}
          loadingText={say('Creating...')}
          onClick={() => onMake(withNames)}
        >
          {link ? say('Create a new link') : say('Create a link')}
        </Button>
        {link && (
          <Button
            variant="plain"
            colorPalette="red"
            loading={revoking}
            loadingText={say('Revoking...')}
            onClick={onRevoke}
          >
            {say('Revoke the link')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
