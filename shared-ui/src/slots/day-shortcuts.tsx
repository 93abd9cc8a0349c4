import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { Button } from '../button/index.ts';
import type { SlotFormat } from './slots-by-day.tsx';

export interface DayShortcutsProps {
  /** 'YYYY-MM-DD', in order; nothing is shown where there are none. */
  days: readonly string[];
  /** The chosen one, or ''. */
  value: string;
  onChange: (date: string) => void;
  /** 'Next free days' */
  label: string;
  format: SlotFormat;
}

/** Shortcuts to a few days beside a field for any day. */
export function DayShortcuts({ days, value, onChange, label, format }: DayShortcutsProps) {
  const id = useId();
  if (days.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="sm" color="fg.muted" mb="2">
        {label}
      </Text>
      <SimpleGrid columns={{ base: 2, sm: days.length }} gap="2">
        {days.map((day) => (
          <Button
            key={day}
            type="button"
            px="2"
            variant={day === value ? 'solid' : 'outline'}
            aria-pressed={day === value}
            onClick={() => onChange(day)}
          >
            {format.shortDay(day)}
          </Button>
        ))}
      </SimpleGrid>
    </Box>
  );
}
