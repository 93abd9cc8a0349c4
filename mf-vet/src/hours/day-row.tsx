import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';

export interface DayRowProps {
  /** 'Monday'. */
  name: string;
  /** For screen readers, where it is more than the day: 'Emergencies on Monday'. */
  label?: string;
  /** The hours, as the folded row says them on a phone. */
  summary: ReactNode;
  /** Whether something in it is wrong, which opens the fold. */
  fault?: boolean;
  /** Below the name: 'Changed'. */
  mark?: ReactNode;
  /** In place of hours, where there are none. */
  none: string | false;
  /** Buttons for the whole day. */
  acts: ReactNode;
  children: ReactNode;
}

/** A day of a week in the lists of hours: its name, its hours, and what can be done with it; folded on a phone. */
export function DayRow({ name, label = name, summary, fault = false, mark, none, acts, children }: DayRowProps) {
  return (
    <Box role="group" aria-label={label} py={{ base: '0', md: '2' }}>
      <PhoneFold name={name} summary={summary} fault={fault}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '6.5rem minmax(0, 1fr) auto' }}
          gridTemplateAreas={{ base: '"hours" "acts"', md: '"name hours acts"' }}
          columnGap="3"
        >
          <Flex
            gridArea="name"
            hideBelow="md"
            alignSelf="start"
            minH="12"
            direction={{ md: 'column' }}
            justify={{ md: 'center' }}
            align={{ base: 'center', md: 'flex-start' }}
            columnGap="3"
          >
            <Text fontWeight="semibold">{name}</Text>
            {mark}
          </Flex>
          <Stack gridArea="hours" gap="2" minW="0">
            {none && (
              <Text color="muted" minH={{ md: '12' }} display="flex" alignItems="center">
                {none}
              </Text>
            )}
            {children}
          </Stack>
          <Flex gridArea="acts">{acts}</Flex>
        </Box>
      </PhoneFold>
    </Box>
  );
}
