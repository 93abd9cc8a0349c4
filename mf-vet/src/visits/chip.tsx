import { Button } from '@veto/shared-ui/button';
import type { ReactNode } from 'react';

export interface ChipProps {
  /** Left out of a chip that adds: it has no state. */
  chosen?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One of several things to choose, with its state: a day, a vaccine. */
export function Chip({ chosen, onPress, children }: ChipProps) {
  return (
    <Button
      variant="plain"
      aria-pressed={chosen}
      flexShrink="0"
      px="3"
      bg={chosen ? 'ink' : 'sunken'}
      color={chosen ? 'canvas' : 'ink'}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
