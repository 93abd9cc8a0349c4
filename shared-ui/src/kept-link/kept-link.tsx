import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { isCopied } from './copied.ts';

export interface KeptLinkProps {
  address: string;
  words: {
    /** Why to keep it. */
    text: string;
    /** Where the system has a sheet that sends it on. */
    share: string;
    copy: string;
    copied: string;
  };
}

/** A link with a secret, to be kept or sent on by one press: by the system's share sheet, else copied. */
export function KeptLink({ address, words }: KeptLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const canShare = 'share' in navigator;
  const label = canShare ? words.share : words.copy;
  const press = async () => {
    if (canShare && (await isShared(address))) return;
    setOutcome((await isCopied(address)) ? 'copied' : 'refused');
  };
  return (
    <Stack gap="2" w="full" bg="sunken" rounded="control" p="4" textAlign="start" _print={{ display: 'none' }}>
      <Text textStyle="small">{words.text}</Text>
      <Flex gap="3" align="center" wrap="wrap">
        <Button type="button" size="sm" minH="11" variant="subtle" onClick={() => void press()}>
          {label}
        </Button>
        <Text role="status" textStyle="small">
          {outcome === 'copied' && words.copied}
        </Text>
      </Flex>
      {outcome === 'refused' && (
        <Input
          readOnly
          autoFocus
          aria-label={words.copy}
          value={address}
          bg="surface"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Stack>
  );
}

/** Also true where the visitor has closed the sheet: nothing else is wanted. */
function isShared(url: string): Promise<boolean> {
  return navigator.share({ url }).then(
    () => true,
    (error) => error instanceof DOMException && error.name === 'AbortError',
  );
}
