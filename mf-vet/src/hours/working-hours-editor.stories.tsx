import { visitOfClient } from '@veto/shared-data/fixtures';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { WorkingHoursEditor } from './working-hours-editor.tsx';

const meta = {
  title: 'Parts/WorkingHoursEditor',
  component: WorkingHoursEditor,
  args: { hours: [], visits: [] },
} satisfies Meta<typeof WorkingHoursEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A usual week at one press, lunch and all. */
export const FromATemplate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mon–Fri 9–17, lunch break' }));
    const monday = within(canvas.getByRole('group', { name: 'Monday' }));
    await expect(monday.getAllByLabelText('Monday, opens at')).toHaveLength(2);
    await expect(
      within(canvas.getByRole('group', { name: 'Sunday' })).getByText('Closed', { selector: 'p' }),
    ).toBeVisible();
  },
};

export const OverlappingHours: Story = {
  args: {
    hours: [
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
      { weekday: 1, opensAt: '13:00', closesAt: '17:00' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getAllByLabelText('Monday, opens at')[1] as HTMLElement, '11:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save working hours' }));
    await expect(await canvas.findByText('The hours of one day must not overlap')).toBeVisible();
  },
};

/** A booked visit that shorter hours would leave out is shown before anything is saved. */
export const VisitInTheWay: Story = {
  args: {
    hours: [{ weekday: 2, opensAt: '09:00', closesAt: '17:00' }],
    visits: [visitOfClient({ date: '2999-01-01', time: '14:30' })],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Tuesday, closes at'), '12:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save working hours' }));
    const dialog = await screen.findByRole('dialog', { name: '1 booked visit is in the way' });
    await waitFor(() => expect(within(dialog).getByText(/Luna/)).toBeVisible());
  },
};
