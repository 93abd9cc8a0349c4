import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useEffect, useRef, useState } from 'react';

/** A link that was just made, to be copied now: it is not shown again. */
export function NewLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The owner pressed 'Create a link' and goes on from here.
  useEffect(() => box.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // No clipboard, as on plain http: the address is there to be selected.
      () => setCopied(false),
    );
  return (
    <Alert.Root ref={box} tabIndex={-1} status="success" role="group" aria-label="The new link">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>Copy it now: it will not be shown again.</Alert.Title>
        <Text fontFamily="mono" textStyle="small" overflowWrap="anywhere" userSelect="all">
          {address}
        </Text>
        <Flex gap="3" align="center" wrap="wrap">
          {'clipboard' in navigator && (
            <Button size="sm" minH="11" onClick={() => void copy()}>
              Copy the link
            </Button>
          )}
          <Text role="status" textStyle="small">
            {isCopied ? 'Copied.' : 'The code on the card opens it, too.'}
          </Text>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
