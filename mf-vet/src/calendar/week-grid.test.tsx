// @vitest-environment happy-dom
import { addDays } from '@veto/shared-data/calendar';
import { visitOfClient } from '@veto/shared-data/fixtures';
import { UiProvider } from '@veto/shared-ui/core';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planDay } from './day-plan.ts';
import { momentAt } from './use-now.ts';
import type { Place, WeekCell } from './week-cells.ts';
import { WeekGrid } from './week-grid.tsx';

const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '12:00' }));
const NOW = momentAt('2026-11-24', '10:10');
const VISITS = [
  visitOfClient({ id: 'a1', time: '09:30', duration: 15 }),
  visitOfClient({ id: 'short', time: '09:45', duration: 15 }),
];

let root: Root;
const opened = vi.fn<(cell: WeekCell) => void>();
const pressedDay = vi.fn<(day: number) => void>();

function Harness({ visits = VISITS }) {
  const [monday, setMonday] = useState('2026-11-23');
  const [place, setPlace] = useState<Place>({ day: 1, row: 0 });
  const days = Array.from({ length: 7 }, (_, index) =>
    planDay(addDays(monday, index), { hours: HOURS, visits, away: [] }),
  );
  return (
    <UiProvider>
      <WeekGrid
        days={days}
        now={NOW}
        place={place}
        onPlace={(next, weeks) => {
          setPlace(next);
          setMonday(addDays(monday, 7 * weeks));
        }}
        onOpen={opened}
        onDay={(day) => pressedDay(day)}
        onMove={() => {}}
      />
    </UiProvider>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  opened.mockClear();
  pressedDay.mockClear();
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<Harness />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const cells = () => [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];
const stops = () => cells().filter(({ tabIndex }) => tabIndex === 0);
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('a week is one stop of the Tab key, among rows of seven named cells', () => {
  expect(cells()).toHaveLength(6 * 7);
  expect(cells().every((cell) => cell.getAttribute('aria-label'))).toBe(true);
  expect(stops().map((cell) => cell.getAttribute('aria-label'))).toEqual(['Tuesday, November 24, 2026, 9:00 AM: open']);
});

test('arrow keys move the focus and the stop, and Enter opens what is there', async () => {
  stops()[0]?.focus();
  await press('ArrowDown');
  expect(focused()).toMatch(/^Tuesday, November 24, 2026, 9:30 AM: Luna, dog/);
  expect(stops()).toEqual([document.activeElement]);
  await press('Enter');
  expect(opened.mock.lastCall?.[0].content).toMatchObject({ kind: 'visit' });
  await press('ArrowRight');
  expect(focused()).toBe('Wednesday, November 25, 2026, 9:30 AM: open');
});

test('past Sunday and with Page Up the week changes and the focus stays in the grid', async () => {
  stops()[0]?.focus();
  await press('End');
  expect(focused()).toBe('Sunday, November 29, 2026, 9:00 AM: closed');
  await press('ArrowRight');
  expect(focused()).toBe('Monday, November 30, 2026, 9:00 AM: open');
  await press('PageUp');
  expect(focused()).toBe('Monday, November 23, 2026, 9:00 AM: open');
});

test('Enter hands over all visits of a half hour, a press on one that one alone', async () => {
  stops()[0]?.focus();
  await press('ArrowDown');
  await press('Enter');
  expect(opened.mock.lastCall?.[0].also.map(({ planned }) => planned.visit.id)).toEqual(['short']);
  for (const id of ['a1', 'short']) {
    const block = document.querySelector<HTMLElement>(`[data-visit="${id}"]`);
    await act(async () => block?.click());
    expect(opened.mock.lastCall?.[0]).toMatchObject({ also: [], content: { planned: { visit: { id } } } });
  }
});

test('Enter opens the time that has the focus, also once an earlier visit has come', async () => {
  stops()[0]?.focus();
  await act(async () => root.render(<Harness visits={[...VISITS, visitOfClient({ id: 'early', time: '07:00' })]} />));
  await press('Enter');
  expect(focused()).toBe('Tuesday, November 24, 2026, 9:00 AM: open');
  expect(opened.mock.lastCall?.[0]).toMatchObject({ date: '2026-11-24', from: 540 });
});

test('above the first half hour are the heads of the days, and Enter or a press opens one', async () => {
  stops()[0]?.focus();
  await press('ArrowUp');
  expect(focused()).toBe('Tuesday, November 24, 2026, today');
  await press('ArrowRight');
  expect(focused()).toBe('Wednesday, November 25, 2026');
  await press('Enter');
  expect(pressedDay.mock.lastCall?.[0]).toBe(2);
  await press('ArrowDown');
  expect(focused()).toBe('Wednesday, November 25, 2026, 9:00 AM: open');
  const monday = document.querySelector<HTMLElement>('[role="columnheader"]');
  await act(async () => monday?.click());
  expect(pressedDay.mock.lastCall?.[0]).toBe(0);
  expect(opened).not.toHaveBeenCalled();
});

test('with other keys nothing happens', async () => {
  stops()[0]?.focus();
  const before = focused();
  for (const key of ['x', 'Tab']) await press(key);
  expect(focused()).toBe(before);
  expect(opened).not.toHaveBeenCalled();
});

test('a press opens the cell and makes it the stop', async () => {
  const friday = cells().find((cell) =>
    cell.getAttribute('aria-label')?.startsWith('Friday, November 27, 2026, 11:00'),
  );
  await act(async () => friday?.click());
  expect(opened.mock.lastCall?.[0]).toMatchObject({ date: '2026-11-27', from: 660 });
  expect(stops()).toEqual([friday]);
});
