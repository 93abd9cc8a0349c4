import { expect, type Meta, onPaper, type StoryObj } from '@veto/shared-ui/storybook';
import { Button } from '../button/index.ts';
import { palette } from '../core/theme/palette.ts';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Feedback/Callout',
  parameters: { naturalWidth: '56rem' },
  component: Callout,
  args: {
    title: 'Are you a veterinarian?',
    description: 'Join Veto and let pet owners near you find and book you.',
    children: <Button>Join as a Veterinarian</Button>,
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Urgent: Story = {
  args: {
    tone: 'urgent',
    title: 'Need an emergency appointment?',
    description: 'Find a practice that can see you now.',
    children: <Button>Find Emergency Care</Button>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await onPaper(() => expect(title).toHaveStyle({ color: palette.ink[0] }));
  },
};
