import { appointmentKeys } from '@veto/shared-data/appointments';
import { calendarLinkKeys } from '@veto/shared-data/calendar-link';
import { sessionStore } from '@veto/shared-data/core';
import { visitOfClient } from '@veto/shared-data/fixtures';
import {
  expect,
  LONG_NAME,
  type Meta,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { PRACTICE, VET } from '../for-vets/practice.fixture.ts';
import CalendarPage from './calendar-page.tsx';

const meta: Meta<typeof CalendarPage> = {
  title: 'Pages/Calendar',
  component: CalendarPage,
  parameters: {
    page: { routes: ['/for-vets/calendar'] },
    layout: 'fullscreen',
    path: '/for-vets/calendar',
    queryData: PRACTICE,
  },
  beforeEach: () => sessionStore.setState(VET, true),
};
export default meta;
type Story = StoryObj<typeof CalendarPage>;

export const Calendar: Story = {
  parameters: { path: '/for-vets/calendar?week=2026-11-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 23, 2026 – Nov 29, 2026')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /November 24, 2026, 2:30 PM: Luna, dog/ })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /November 23, 2026, 12:00 PM: closed/ })).toBeVisible();
  },
};

const states = pageStates({
  empty: { answers: [[appointmentKeys.ofVeterinarian('vet'), []]], says: /Nov 23, 2026/ },
  long: {
    answers: [[appointmentKeys.ofVeterinarian('vet'), [visitOfClient({ petName: LONG_NAME })]]],
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

const SHORT = [
  visitOfClient({ id: 's1', date: '2026-11-24', time: '09:00', petName: 'Figa', duration: 15 }),
  visitOfClient({ id: 's2', date: '2026-11-24', time: '09:15', petName: 'Rex', duration: 15 }),
];

/** Two short visits in one half hour: opening it asks which. */
export const TwoVisitsInAHalfHour: Story = {
  parameters: {
    path: '/for-vets/calendar?week=2026-11-24',
    queryData: [...PRACTICE, [appointmentKeys.ofVeterinarian('vet'), SHORT]],
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('gridcell', { name: /9:00 AM: Figa.* then Rex, 9:15 AM/ });
    await userEvent.click(cell);
    const choice = await screen.findByRole('dialog', { name: 'Visits on Tuesday, November 24, 2026' });
    await waitFor(() => expect(choice).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(choice).getByRole('button', { name: /^9:15 AM · Rex/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: /Rex/ })).toBeInTheDocument();
  },
};

/** The link that there is says what it shows; without one, times alone are the choice. */
export const CalendarSubscription: Story = {
  parameters: {
    path: '/for-vets/calendar',
    queryData: [[calendarLinkKeys.own('vet'), { withNames: true, createdAt: '2026-11-03T10:00:00Z' }]],
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'More for the calendar' })).focus();
    // A menu loses a press that comes while it opens, which no hand is quick enough for.
    await userEvent.keyboard('{ArrowDown}');
    const subscribe = await screen.findByRole('menuitem', { name: 'Subscribe' });
    await waitFor(() => expect(subscribe.closest('[role=menu]')).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('S');
    await expect(subscribe).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to your calendar' });
    await expect(dialog).toBeVisible();
    const inside = within(dialog);
    await expect(inside.getByText(/^A link of Nov 3, 2026 shows your visits with the names/)).toBeVisible();
    await expect(inside.getByRole('checkbox')).toBeChecked();
    await expect(inside.getByRole('button', { name: 'Revoke the link' })).toBeEnabled();
  },
};

/** The head of a day opens what can be done with it; a dialog begins on that day. */
export const OneDay: Story = {
  parameters: { path: '/for-vets/calendar?week=2999-01-02' },
  play: async ({ canvas }) => {
    canvas.getByRole('columnheader', { name: 'Thursday, January 3, 2999' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('menu', { name: 'Thursday, January 3, 2999' });
    const menu = within(list);
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Print the day',
      'Block the day',
      'Book by phone',
    ]);
    // A menu loses a press that comes while it opens, which no hand is quick enough for.
    await expect(list).toHaveFocus();
    await userEvent.keyboard('B');
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: 'Block the day' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    for (const label of [/^First day/, /^Last day/])
      await expect(dialog.getByLabelText(label)).toHaveValue('2999-01-03');
  },
};

/** Whoever would rather block an open time than book it goes on with that time. */
export const BlockedInstead: Story = {
  parameters: { path: '/for-vets/calendar?week=2999-01-02' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Saturday, January 5, 2999, 10:00 AM: open$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block this time instead' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    await expect(dialog.getByLabelText(/^Day/)).toHaveValue('2999-01-05');
    await expect(dialog.getByLabelText(/^From/)).toHaveValue('10:00');
  },
};

/** A phone shows one day: in another week than this the first in which the practice works, until one is chosen. */
export const AnotherWeekOnAPhone: Story = {
  parameters: { path: '/for-vets/calendar?week=2999-01-02' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole('group', { name: 'Day' }));
    const chosen = () => days.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    await expect(chosen()).toEqual(['Mon31December']);
    await userEvent.click(days.getByRole('button', { name: /^Thu/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(chosen()).toEqual(['Thu10January']));
  },
};

/** One stop of the Tab key; arrow keys move, Enter opens, Page Down shows the next week. */
export const CalendarByKeyboard: Story = {
  parameters: { path: '/for-vets/calendar?week=2026-11-24' },
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('gridcell').find((cell) => cell.tabIndex === 0);
    first?.focus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 9:30 AM: open/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    const visit = canvas.getByRole('gridcell', { name: /^Tuesday, November 24, 2026, 9:00 AM: Luna/ });
    await expect(visit).toHaveFocus();
    await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toEqual([visit]);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^Tuesday, December 1, 2026, 9:00 AM/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{PageUp}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Luna, Tue, Nov 24, 9:00 AM' });
    await expect(dialog).toBeVisible();
  },
};
