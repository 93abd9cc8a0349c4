import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import { FramedItem, FramedList } from './framed-list.tsx';
import type { MoveCommand } from './move-commands.ts';

/** Each move with its command, to select or to copy. */
export function MoveCommandsList({ commands }: { commands: readonly MoveCommand[] }) {
  const [copied, setCopied] = useState('');
  const copy = (command: string) =>
    navigator.clipboard.writeText(command).then(
      () => setCopied(command),
      // Refused: the command is there to be selected.
      () => setCopied(''),
    );
  return (
    <FramedList>
      {commands.map(({ slice, move, command }) => (
        <FramedItem key={command}>
          <Text>
            <Text as="span" fontWeight="semibold">
              {slice}
            </Text>
            : {move}
          </Text>
          <Flex gap="3" align="center" wrap="wrap">
            <Text as="code" textStyle="sm" userSelect="all" htmlTranslate="no">
              {command}
            </Text>
            {/* None on plain http. */}
            {'clipboard' in navigator && (
              <Button
                variant="outline"
                size="sm"
                minH="11"
                aria-label={`Copy ${command}`}
                onClick={() => void copy(command)}
              >
                Copy
              </Button>
            )}
            <Text role="status" textStyle="sm">
              {copied === command && 'Copied'}
            </Text>
          </Flex>
        </FramedItem>
      ))}
    </FramedList>
  );
}
