import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { EmergencyHoursForm } from './emergency-hours-form.tsx';

const meta: Meta<typeof EmergencyHoursForm> = {
  title: 'Parts/EmergencyHoursForm',
  component: EmergencyHoursForm,
  args: { hours: [{ weekday: 1, startsAt: '20:00', endsAt: '08:00' }] },
};
export default meta;
type Story = StoryObj<typeof EmergencyHoursForm>;

/** A night belongs to the day on which it begins, and says when it ends. */
export const OneNight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Monday, emergencies from')).toHaveValue('20:00');
    await expect(canvas.getByText('ends on Tuesday')).toBeVisible();
    await expect(canvas.getAllByText('No emergencies', { selector: 'p' })).toHaveLength(6);
  },
};

/** Nothing is saved that covers an hour twice. */
export const OverlappingNight: Story = {
  args: {
    hours: [
      { weekday: 7, startsAt: '20:00', endsAt: '08:00' },
      { weekday: 1, startsAt: '07:00', endsAt: '12:00' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save emergency hours' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The hours of Monday overlap with others, perhaps with those of the night before.',
    );
  },
};

export const FromATemplate: Story = {
  args: { hours: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Every night' }));
    await expect(canvas.getAllByText(/^ends on /)).toHaveLength(7);
    await expect(canvas.getByText('Changed, not saved yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove these emergency hours of Friday' }));
    await expect(canvas.getAllByText(/^ends on /)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'No emergencies' }));
    await expect(canvas.queryAllByText(/^ends on /)).toHaveLength(0);
  },
};
