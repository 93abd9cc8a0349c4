import { SLOTS_24H } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { type RefObject, useEffect, useState } from 'react';
import type { ChosenTime } from './use-chosen-time.ts';

interface BookBarProps {
  chosen: ChosenTime;
  /** 'from 120 zł' */
  price: string | null;
  /** Where booking is: the bar is not in the way once it is in sight. */
  booking: RefObject<HTMLElement | null>;
  onPrepare(): void;
  onBook(at: { slot: Slot }): void;
}

/** On a phone, where booking is below everything else: the time that can be had, and the sheet that books it. */
export function BookBar({ chosen, price, booking, onPrepare, onBook }: BookBarProps) {
  const reached = useReached(booking);
  const slot = chosen.slot ?? chosen.free.data?.[0];
  if (!slot) return null;
  return (
    <Flex
      hideFrom="lg"
      data-needs-script=""
      // Toasts stand above it.
      {...(!reached && { 'data-bottom-bar': '' })}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      align="center"
      justify="space-between"
      gap="3"
      px={{ base: '4', md: '6' }}
      pt="3"
      pb="max({spacing.4}, env(safe-area-inset-bottom))"
      bg="surface"
      roundedTop="panel"
      shadow="float"
      visibility={reached ? 'hidden' : 'visible'}
      _print={{ display: 'none' }}
      _highContrast={{ outline: '1px solid CanvasText' }}
    >
      <Box minW="0" textStyle="small">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {SLOTS_24H.shortDay(slot.date)}, {SLOTS_24H.time(slot.time)}
        </Text>
        <Text color="muted">
          {chosen.slot ? 'your time' : 'next open'}
          {price && ` · ${price}`}
        </Text>
      </Box>
      <Button onClick={() => onBook({ slot })} onPointerEnter={onPrepare} onFocus={onPrepare}>
        Book
      </Button>
    </Flex>
  );
}

/** Whether the visitor has come as far as the element, or past it. */
function useReached(target: RefObject<HTMLElement | null>): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setReached(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return reached;
}
