import { addDays, hasBegun } from '@veto/shared-data/calendar';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { minutesOf } from '../hours/conflicts.ts';
import { useWhen } from '../when/use-when.ts';
import { DayHeading } from './day-heading.tsx';
import { type DayPlan, hoursToShow, SLOT_MINUTES, timeOf } from './day-plan.ts';
import { GridCell } from './grid-cell.tsx';
import { AXIS_WIDTH, DRAGGED_VISIT, ROW_HEIGHT } from './grid-size.ts';
import { hourLabel } from './hour-label.ts';
import { onPaper } from './paper.ts';
import type { Now } from './use-now.ts';
import type { Paper } from './use-print.ts';
import { cellsOf, type Place, stepFrom, type WeekCell } from './week-cells.ts';

const COLUMNS = {
  base: `${AXIS_WIDTH.base} minmax(0, 1fr)`,
  md: `${AXIS_WIDTH.md} repeat(7, minmax(0, 1fr))`,
};

export interface WeekGridProps {
  /** Monday to Sunday. */
  days: readonly DayPlan[];
  now: Now;
  /** Where the keyboard stands; a phone shows the day of it. */
  place: Place;
  paper?: Paper;
  /** `weeks` is -1 or 1 where the step leaves the week. */
  onPlace: (place: Place, weeks: -1 | 0 | 1) => void;
  /** Enter, or a press. */
  onOpen: (cell: WeekCell) => void;
  /** Enter on the head of a day, or a press; the menu stands at this element. */
  onDay: (day: number, head: HTMLElement) => void;
  /** A visit was dropped on another half hour. */
  onMove: (visitId: string, cell: WeekCell) => void;
}

/**
 * A week in half hours, a day on a phone: one stop of the Tab key, arrow keys move, up to the days' heads, Enter opens, Page Up
 * and Page Down change the week.
 */
export function WeekGrid({ days, now, place, paper = 'week', onPlace, onOpen, onDay, onMove }: WeekGridProps) {
  const say = useSay();
  const when = useWhen();
  const grid = useRef<HTMLDivElement>(null);
  /** The Monday of the week in which the keyboard's next cell is; null while no key waits for its cell. */
  const awaited = useRef<string | null>(null);
  const shown = hoursToShow(days);
  const columns = days.map((plan) => cellsOf(plan, shown));
  const rows = (shown.to - shown.from) / SLOT_MINUTES;
  const row = Math.min(place.row, rows - 1);

  // The cell that the keyboard has moved to is another element, in another week even a new one.
  useEffect(() => {
    // The address, and so the week, changes a moment after the place.
    if (awaited.current === null || awaited.current !== days[0]?.date) return;
    awaited.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-place="${place.day} ${row}"]`)?.focus();
  });

  const press = (event: KeyboardEvent) => {
    const head = headOf(event.target);
    if (head ? pressHead(head, event.key, onDay) : event.key === 'ArrowUp' && toHead(event.target))
      return event.preventDefault();
    // From the cell that has the focus: with an earlier visit, the rows are others than before.
    const [day, index] = placeOf(event.target);
    const cell = columns[day]?.[index];
    const step = cell && stepFrom({ day, row: index }, event.key, rows);
    if (step) {
      awaited.current = addDays(days[0]?.date ?? now.date, 7 * step.weeks);
      onPlace(step.place, step.weeks);
    } else if ((event.key === 'Enter' || event.key === ' ') && cell) onOpen(cell);
    else return;
    event.preventDefault();
  };

  // Heard on the grid, so that its hundreds of cells hold nothing that changes.
  const cellAt = (target: EventTarget) => {
    const [day, index] = placeOf(target);
    return columns[day]?.[index];
  };
  const pressCell = (event: MouseEvent) => {
    const head = headOf(event.target);
    if (head) return onDay(Number(head.dataset.head), head);
    const [day, index] = placeOf(event.target);
    const cell = columns[day]?.[index];
    if (!cell) return;
    onPlace({ day, row: index }, 0);
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-visit]') : null;
    const taken = cell.also.find(({ planned }) => planned.visit.id === pressed?.dataset.visit);
    if (!pressed) onOpen(cell);
    else onOpen({ ...cell, also: [], ...(taken && { content: taken }) });
  };

  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={say('Week of {day}', { day: when.long(days[0]?.date ?? '') })}
      aria-describedby="calendar-keys"
      onKeyDown={press}
      onClick={pressCell}
      onDragStart={({ target, dataTransfer }: DragEvent) => {
        if (target instanceof HTMLElement) dataTransfer.setData(DRAGGED_VISIT, target.dataset.visit ?? '');
      }}
      onDragOver={(event: DragEvent) => {
        if (event.target instanceof Element && event.target.closest('[data-target]')) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        const cell = cellAt(event.target);
        if (cell) onMove(event.dataTransfer.getData(DRAGGED_VISIT), cell);
      }}
      css={onPaper(paper)}
      bg="surface"
      rounded="panel"
      overflow="hidden"
      borderWidth="1px"
      borderColor="line"
      position="relative"
    >
      <Box role="row" display="grid" gridTemplateColumns={COLUMNS} borderBottomWidth="1px" borderColor="line">
        <Box role="presentation" />
        {days.map(({ date }, day) => (
          <DayHeading key={date} date={date} today={date === now.date} shownOnPhone={day === place.day} day={day} />
        ))}
      </Box>
      {(columns[0] ?? []).map(({ from }, index) => (
        <Box role="row" key={from} display="grid" gridTemplateColumns={COLUMNS}>
          <Axis minutes={from} first={index === 0} />
          {columns.map((cells, day) => {
            const cell = cells[index];
            if (!cell) return null;
            const minute = cell.date === now.date ? minutesOf(now.time) : null;
            return (
              <GridCell
                key={cell.date}
                cell={cell}
                place={`${day} ${index}`}
                focusable={day === place.day && index === row}
                shownOnPhone={day === place.day}
                minute={minute}
                over={cell.date < now.date || (minute !== null && hasBegun({ ...cell, time: timeOf(cell.to) }, now.at))}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

/** Day and row of the cell that an event came from; of none, places that no week has. */
function placeOf(target: EventTarget): [day: number, row: number] {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const [day = -1, row = -1] = place?.split(' ').map(Number) ?? [];
  return [day, row];
}

const headOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-head]') : null);

/** From a day's first half hour to its head; false from any other. */
function toHead(target: EventTarget): boolean {
  const [day, row] = placeOf(target);
  if (row !== 0 || !(target instanceof Element)) return false;
  target.closest('[role="grid"]')?.querySelector<HTMLElement>(`[data-head="${day}"]`)?.focus();
  return true;
}

/** Keys on the head of a day: along the heads, down to its first half hour, and Enter. False for any other. */
function pressHead(head: HTMLElement, key: string, onDay: WeekGridProps['onDay']): boolean {
  const day = Number(head.dataset.head);
  if (key === 'Enter' || key === ' ') {
    onDay(day, head);
    return true;
  }
  const next: Record<string, string> = {
    ArrowLeft: `[data-head="${day - 1}"]`,
    ArrowRight: `[data-head="${day + 1}"]`,
    ArrowDown: `[data-place="${day} 0"]`,
  };
  const selector = next[key];
  const to = selector && head.closest('[role="grid"]')?.querySelector<HTMLElement>(selector);
  if (to) to.focus();
  return Boolean(to);
}

function Axis({ minutes, first }: { minutes: number; first: boolean }) {
  const label = hourLabel(minutes, useWhen().time);
  return (
    <Box role="rowheader" htmlTranslate="no" h={ROW_HEIGHT} pe="2" textAlign="end">
      {minutes % 60 === 0 ? (
        <Text
          textStyle="caption"
          color="muted"
          lineHeight="1"
          mt={first ? '1' : '-0.45em'}
          fontVariantNumeric="tabular-nums"
        >
          {label}
        </Text>
      ) : (
        <Text srOnly>{label}</Text>
      )}
    </Box>
  );
}
