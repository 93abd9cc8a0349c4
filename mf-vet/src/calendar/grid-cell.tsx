import { Box } from '@veto/shared-ui/box';
import { useSay } from '@veto/slice-kit';
import { memo } from 'react';
import { useWhen } from '../when/use-when.ts';
import { CellBlock } from './cell-block.tsx';
import { ROW_HEIGHT } from './grid-size.ts';
import { GROUNDS, NOW_COLOUR } from './grounds.ts';
import { cellName, type WeekCell } from './week-cells.ts';

export interface GridCellProps {
  cell: WeekCell;
  /** How the grid finds it again: day and row. */
  place: string;
  focusable: boolean;
  shownOnPhone: boolean;
  /** Minutes since midnight, on today's cells. */
  minute: number | null;
  /** It is past. */
  over: boolean;
}

/** Drawn again only where it looks different: a week has hundreds. */
export const GridCell = memo(DrawnCell, (before, after) => {
  const same = (key: keyof GridCellProps) => before[key] === after[key];
  return (
    same('focusable') &&
    same('shownOnPhone') &&
    same('over') &&
    same('place') &&
    nowIn(before) === nowIn(after) &&
    sameCell(before.cell, after.cell)
  );
});

function sameCell(a: WeekCell, b: WeekCell): boolean {
  if (a.date !== b.date || a.from !== b.from || a.begins !== b.begins || a.content.kind !== b.content.kind)
    return false;
  if (
    a.also.length !== b.also.length ||
    a.also.some(({ planned }, index) => planned.visit !== b.also[index]?.planned.visit)
  )
    return false;
  if ('planned' in a.content && 'planned' in b.content) {
    const [one, other] = [a.content.planned, b.content.planned];
    if ('visit' in one && 'visit' in other) return one.visit === other.visit;
    if ('absence' in one && 'absence' in other) return one.absence === other.absence;
    return false;
  }
  return true;
}

/** The minute at which the now-line crosses the cell, or null. */
function nowIn({ cell, minute }: Pick<GridCellProps, 'cell' | 'minute'>): number | null {
  return minute !== null && cell.from <= minute && minute < cell.to ? minute : null;
}

function DrawnCell(props: GridCellProps) {
  const { cell, place, focusable, shownOnPhone, over } = props;
  const { content, begins } = cell;
  const now = nowIn(props);
  const words = { say: useSay(), when: useWhen() };
  const isTarget = content.kind === 'open' && !over;
  const ground = content.kind === 'off' || content.kind === 'closed' ? GROUNDS[content.kind] : null;
  return (
    <Box
      role="gridcell"
      aria-label={cellName(cell, words)}
      data-place={place}
      {...(isTarget && { 'data-target': true })}
      tabIndex={focusable ? 0 : -1}
      {...(shownOnPhone && { 'data-chosen-day': true })}
      display={{ base: shownOnPhone ? 'block' : 'none', md: 'block' }}
      position="relative"
      h={ROW_HEIGHT}
      borderStartWidth="1px"
      borderTopWidth={cell.from % 60 === 0 ? '1px' : '0'}
      borderColor="line"
      bgColor={ground ? 'sunken' : 'surface'}
      cursor="pointer"
      {...(ground && { css: ground })}
      _hover={isTarget ? { bgColor: 'action.soft' } : {}}
      _focusVisible={{ outline: '3px solid', outlineColor: 'action', outlineOffset: '-3px', zIndex: 3 }}
    >
      {begins && content.kind !== 'open' && content.kind !== 'closed' && (
        <CellBlock cell={cell} content={content} over={over} />
      )}
      {cell.also.map((taken) => (
        <CellBlock key={`${taken.kind} ${taken.planned.visit.id}`} cell={cell} content={taken} over={over} />
      ))}
      {now !== null && (
        <Box
          aria-hidden
          _print={{ display: 'none' }}
          position="absolute"
          insetX="0"
          top={`${Math.round(((now - cell.from) / (cell.to - cell.from)) * 100)}%`}
          h="2px"
          {...NOW_COLOUR}
          // Behind the visits: it strikes no name.
          zIndex="0"
          pointerEvents="none"
          _before={{
            content: '""',
            position: 'absolute',
            insetStart: '-5px',
            top: '-4px',
            boxSize: '10px',
            rounded: 'full',
            ...NOW_COLOUR,
          }}
        />
      )}
    </Box>
  );
}
