import { PhoneLink } from '@veto/shared-ui/phone-link';
import { expect, type Meta, type StoryObj, within } from '@veto/shared-ui/storybook';

const meta = {
  title: 'Layout/PhoneLink',
  component: PhoneLink,
  args: { number: '+48 58 123 45 67' },
} satisfies Meta<typeof PhoneLink>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '+48 58 123 45 67' });
    await expect(link).toHaveAttribute('href', 'tel:+48581234567');
  },
};
