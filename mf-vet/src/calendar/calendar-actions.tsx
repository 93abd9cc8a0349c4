import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { useSay } from '@veto/slice-kit';
import { ChevronLeft, ChevronRight, Phone, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CalendarStep } from './calendar-dialogs.tsx';
import type { Paper } from './use-print.ts';

export interface CalendarActionsProps {
  /** -1 for the week before, 1 for the next. */
  onWeek: (weeks: -1 | 1) => void;
  onThisWeek: () => void;
  onStep: (step: CalendarStep) => void;
  /** Where dialogs begin, 'YYYY-MM-DD': the first working day that is shown; undefined: today. */
  firstDay: string | undefined;
  /** The chosen day: 'Wednesday, November 25, 2026'. */
  day: string;
  onPrint: (paper: Paper) => void;
}

const CalendarMenu = lazy(() => import(/* webpackChunkName: "calendar-menu" */ './calendar-menu.tsx'));

/** The buttons of the calendar in two groups: which week, with what is done to all of it, and what to enter. */
export function CalendarActions({ onWeek, onThisWeek, onStep, firstDay, day, onPrint }: CalendarActionsProps) {
  const say = useSay();
  return (
    <>
      <Flex gap="2" _print={{ display: 'none' }}>
        <IconButton variant="surface" aria-label={say('Previous week')} onClick={() => onWeek(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button variant="surface" onClick={onThisWeek}>
          {say('This week')}
        </Button>
        <IconButton variant="surface" aria-label={say('Next week')} onClick={() => onWeek(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Suspense fallback={<Box boxSize="12" />}>
          <CalendarMenu day={day} onPrint={onPrint} onSubscribe={() => onStep({ act: 'link' })} />
        </Suspense>
      </Flex>
      <Flex gap="2" wrap="wrap" _print={{ display: 'none' }}>
        <Button variant="subtle" onClick={() => onStep({ act: 'phone', ...(firstDay && { date: firstDay }) })}>
          <Phone aria-hidden /> {say('Book by phone')}
        </Button>
        <Button
          variant="subtle"
          onClick={() => onStep({ act: 'block', values: firstDay ? { from: firstDay, to: firstDay } : {} })}
        >
          <Plus aria-hidden /> {say('Block time')}
        </Button>
      </Flex>
    </>
  );
}
