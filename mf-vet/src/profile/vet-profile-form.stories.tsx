import { vetProfile } from '@veto/shared-data/fixtures';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import VetProfileForm from './vet-profile-form.tsx';

const meta: Meta<typeof VetProfileForm> = {
  title: 'Parts/VetProfileForm',
  component: VetProfileForm,
  args: { profile: vetProfile(), onDone: fn() },
};
export default meta;
type Story = StoryObj<typeof VetProfileForm>;

/** A further text appears where it is added, with the focus in it; its language is no longer offered, and its errors stand below it. */
export const InPolishToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Written in')).toHaveDisplayValue('Not named');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Polish' }));
    const polish = canvas.getByLabelText('About (Polish)');
    await expect(polish).toHaveFocus();
    await expect(polish).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByLabelText('Written in')).toHaveDisplayValue('English');
    await expect(canvas.queryByRole('button', { name: 'Add Polish' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add Ukrainian' })).toBeVisible();
    await userEvent.click(polish);
    await userEvent.paste('a'.repeat(5001));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please use at most 5000 characters')).toBeVisible();
    await expect(polish).toHaveAccessibleDescription('Please use at most 5000 characters');
  },
};
