import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { Button } from '../button/index.ts';

export interface KeptLinkProps {
  address: string;
  words: {
    /** Why to keep it. */
    text: string;
    copy: string;
    copied: string;
  };
}

/** A link with a secret, to be kept: as words to select, and copied by a press. */
export function KeptLink({ address, words }: KeptLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Refused: the address is there to be selected.
      () => setCopied(false),
    );
  return (
    <Stack gap="2" w="full" bg="sunken" rounded="control" p="4" textAlign="start" _print={{ display: 'none' }}>
      <Text textStyle="small">{words.text}</Text>
      <Text fontFamily="mono" textStyle="small" overflowWrap="anywhere" userSelect="all" htmlTranslate="no">
        {address}
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        {/* None on plain http. */}
        {'clipboard' in navigator && (
          <Button type="button" size="sm" minH="11" variant="subtle" onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Text role="status" textStyle="small">
          {isCopied && words.copied}
        </Text>
      </Flex>
    </Stack>
  );
}
