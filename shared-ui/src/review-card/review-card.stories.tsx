import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { ReviewCard } from './review-card.tsx';

const meta = {
  title: 'People/ReviewCard',
  parameters: { naturalWidth: '24rem' },
  component: ReviewCard,
  args: {
    author: 'Marta W.',
    rating: 5,
    comment: 'Calm, careful and clear. Our cat came home without a scratch, and so did we.',
    date: 'November 3, 2026',
  },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Answered: Story = {
  args: { answer: 'Thank you, Marta. Give Mruczek a scratch behind the ears from all of us.' },
};
