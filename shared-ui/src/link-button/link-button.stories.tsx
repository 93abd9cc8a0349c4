import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Layout/LinkButton',
  component: LinkButton,
  args: { href: '/doctors', children: 'Find a Veterinarian' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a Veterinarian' })).toHaveAttribute('href', '/doctors');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Quiet: Story = {
  args: { variant: 'outline', size: 'sm', 'aria-label': 'Find a Veterinarian in Gdynia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a Veterinarian in Gdynia' })).toBeVisible();
  },
};
