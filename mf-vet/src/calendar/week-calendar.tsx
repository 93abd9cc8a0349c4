import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, hasBegun, weekdayOf } from '@veto/shared-data/calendar';
import { ERRORS } from '@veto/shared-data/errors';
import { useToday } from '@veto/shared-data/today';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { latePart } from '@veto/shared-ui/late-part';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useWhen } from '../when/use-when.ts';
import { CalendarActions } from './calendar-actions.tsx';
import { CalendarDialogs, type CalendarStep } from './calendar-dialogs.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { type DayPlan, firstWorkingDay, planDay, SLOT_MINUTES, timeOf } from './day-plan.ts';
import { DayStrip } from './day-strip.tsx';
import { useNow } from './use-now.ts';
import { usePractice } from './use-practice.ts';
import { usePrint } from './use-print.ts';
import { useWeek } from './use-week.ts';
import type { Place, WeekCell } from './week-cells.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';

const DayMenu = latePart(() => import(/* webpackChunkName: "day-menu" */ './day-menu.tsx'));

/** The veterinarian's week: hours, visits, held times, time off and now; book by phone, block time, open, complete and move visits. */
export function WeekCalendar() {
  const say = useSay();
  const when = useWhen();
  const isDayKnown = useToday() !== null;
  const now = useNow();
  const { monday, go } = useWeek(now.date);
  const { practice, error, retry } = usePractice();
  useFailureToast(practice && error, ERRORS.fetchAppointments);
  const [step, setStep] = useState<CalendarStep | null>(null);
  const { paper, print } = usePrint();
  const [dayMenu, setDayMenu] = useState<{ day: number; headId: string } | null>(null);
  const days = practice && Array.from({ length: 7 }, (_, index) => planDay(addDays(monday, index), practice));
  const [chosen, setPlace] = useState<Place | null>(null);
  const place = chosen ?? { day: dayToShow(days ?? [], monday, now.date), row: 0 };
  const chosenDay = when.long(addDays(monday, place.day));
  const move = (next: Place, weeks: -1 | 0 | 1) => {
    setPlace(next);
    if (weeks !== 0) go(addDays(monday, 7 * weeks));
  };
  return (
    <PageSection>
      <PageHeader
        title={say('Appointment Calendar')}
        subtitle={
          <>
            <Box as="span" aria-live="polite" {...(paper === 'day' && { _print: { display: 'none' } })}>
              {isDayKnown ? `${when.short(monday)} – ${when.short(addDays(monday, 6))}` : '\u00a0'}
            </Box>
            {paper === 'day' && (
              <Box as="span" display="none" _print={{ display: 'inline' }}>
                {chosenDay}
              </Box>
            )}
          </>
        }
        actions={
          <CalendarActions
            onWeek={(weeks) => go(addDays(monday, 7 * weeks))}
            onThisWeek={() => {
              go(now.date);
              setPlace(null);
            }}
            onStep={setStep}
            firstDay={days && firstWorkingDay(days, now.date)}
            day={chosenDay}
            onPrint={print}
          />
        }
      />
      {days ? (
        <>
          <DayStrip monday={monday} today={now.date} day={place.day} onDay={(day) => setPlace({ ...place, day })} />
          <WeekGrid
            days={days}
            now={now}
            place={place}
            paper={paper}
            onPlace={move}
            onOpen={(cell) => setStep(openStep(cell, now.at))}
            onDay={(day, head) => setDayMenu({ day, headId: head.id })}
            onMove={(id, cell) => setStep(moveStep(practice.visits, id, cell))}
          />
          <CalendarLegend />
          <Text id="calendar-keys" textStyle="small" color="muted" _print={{ display: 'none' }}>
            {say(
              'Times are in Warsaw time. Arrow keys move between times and up to the days, Enter opens one, Page Up and Page Down change the week. A visit can be dragged to another time: its owner is asked; without an account it moves at once.',
            )}
          </Text>
        </>
      ) : error ? (
        <ErrorState {...ERRORS.fetchAppointments} error={error} onRetry={retry} />
      ) : (
        <WeekSkeleton />
      )}
      {dayMenu && (
        <DayMenu
          key={dayMenu.headId}
          headId={dayMenu.headId}
          date={addDays(monday, dayMenu.day)}
          onPrint={() => {
            setPlace({ ...place, day: dayMenu.day });
            print('day');
          }}
          onStep={setStep}
          onClose={() => setDayMenu(null)}
        />
      )}
      <CalendarDialogs step={step} visits={practice?.visits ?? []} onStep={setStep} onClose={() => setStep(null)} />
    </PageSection>
  );
}

/** The day that a phone shows until another is chosen, 0 for Monday: today, in another week the first working day. */
function dayToShow(days: readonly DayPlan[], monday: string, today: string): number {
  const isThisWeek = today >= monday && today <= addDays(monday, 6);
  return weekdayOf((isThisWeek && today) || firstWorkingDay(days, monday) || monday) - 1;
}

/** What opening a half hour leads to; nothing where it is empty and past. */
function openStep({ content, also, date, from, to }: WeekCell, now: number): CalendarStep | null {
  if (content.kind === 'visit' || content.kind === 'held')
    return also.length > 0
      ? { act: 'choose', date, taken: [content, ...also] }
      : { act: 'show', id: content.planned.visit.id };
  if (content.kind === 'off') return { act: 'remove-time-off', absence: content.planned.absence };
  if (hasBegun({ date, time: timeOf(to) }, now)) return null;
  const hours = { wholeDays: false, startsAt: timeOf(from), endsAt: timeOf(Math.min(from + 2 * SLOT_MINUTES, 1439)) };
  return { act: 'phone', date, time: timeOf(from), values: { from: date, to: date, ...hours } };
}

function moveStep(visits: readonly Appointment[], id: string, { date, from }: WeekCell): CalendarStep | null {
  const visit = visits.find((each) => each.id === id);
  return visit ? { act: 'move', visit, proposed: { date, time: timeOf(from) } } : null;
}
