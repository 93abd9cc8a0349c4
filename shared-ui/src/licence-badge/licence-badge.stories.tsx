import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { LicenceBadge } from './licence-badge.tsx';

const meta = {
  title: 'People/LicenceBadge',
  component: LicenceBadge,
  args: {
    checked: true,
    label: 'Licence checked, Nov 2026',
    meaning: 'We have compared name and licence number with the register of the veterinary chamber.',
  },
} satisfies Meta<typeof LicenceBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its meaning is one press away. */
export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.meaning)).not.toBeVisible();
    await userEvent.click(canvas.getByText(args.label));
    await expect(canvas.getByText(args.meaning)).toBeVisible();
  },
};

export const NotChecked: Story = {
  args: {
    checked: false,
    label: 'Licence not checked yet',
    meaning: 'We have not compared this veterinarian’s licence with the register of the veterinary chamber yet.',
  },
};
