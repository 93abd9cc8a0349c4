import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type ReactNode, useState } from 'react';

interface Removed<Row> {
  row: Row;
  index: number;
  name: string;
}

/**
 * Keeps the row that was removed last, and offers to put it back with its words. `insert` answers false, in a promise or not,
 * where that failed: the offer stands.
 */
export function useRemovedRow<Row>(insert: (index: number, row: Row) => unknown) {
  const say = useSay();
  const [removed, setRemoved] = useState<Removed<Row> | null>(null);
  const putBack = async ({ index, row }: Removed<Row>) => {
    if ((await insert(index, row)) !== false) setRemoved(null);
  };
  const notice: ReactNode = removed && (
    <Flex align="center" gap="2" wrap="wrap">
      <Text role="status" color="muted" overflowWrap="anywhere">
        {say('{name} removed.', { name: removed.name })}
      </Text>
      <Button
        ref={focus}
        variant="plain"
        aria-label={say('Put back {name}', { name: removed.name })}
        onClick={() => void putBack(removed)}
      >
        {say('Put back')}
      </Button>
    </Flex>
  );
  return { noteRemoved: setRemoved, notice };
}

/** The button that was pressed is gone with its row. */
const focus = (button: HTMLElement | null) => button?.focus();
