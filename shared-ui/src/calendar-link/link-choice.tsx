import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
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
  const [withNames, setWithNames] = useState(link?.withNames ?? usuallyNamed);
  return (
    <Stack gap="3">
      <Text>
        {link
          ? `A link of ${link.since} shows your visits ${link.withNames ? words.named : 'as times only, each called “Visit”'}. A new link replaces it.`
          : 'There is no link yet.'}
      </Text>
      <Checkbox.Root minH="11" checked={withNames} onCheckedChange={({ checked }) => setWithNames(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{words.show} Without it, each visit is its time and “Visit”.</Checkbox.Label>
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
          <Button variant="plain" colorPalette="red" loading={revoking} loadingText="Revoking..." onClick={onRevoke}>
            Revoke the link
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
