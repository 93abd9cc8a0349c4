import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { Button } from '../button/index.ts';
import { ReviewList, type ShownReview } from './review-list.tsx';

const reviews: ShownReview[] = [
  {
    id: 'r1',
    authorName: 'Katarzyna M.',
    rating: 5,
    comment: 'Calm and thorough. Our Luna was not afraid for a moment.',
    answer: 'Thank you! Give Luna a pat from us.',
    date: 'Nov 3, 2026',
  },
  { id: 'r2', authorName: 'Tomasz W.', rating: 4, comment: null, answer: null, date: 'Oct 12, 2026' },
];

const meta = {
  title: 'People/ReviewList',
  parameters: { naturalWidth: '44rem' },
  component: ReviewList<ShownReview>,
  args: {
    reviews,
    error: null,
    onRetry: fn(),
    emptyText: 'No reviews yet. Owners can review a visit once it has taken place.',
  },
} satisfies Meta<typeof ReviewList<ShownReview>>;
export default meta;
type Story = StoryObj<typeof meta>;

const load = fn();

export const Overview: Story = {
  args: { more: { loading: false, onLoad: load } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more reviews' }));
    await expect(load).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { more: { loading: true, onLoad: fn() } } };

export const WithActions: Story = {
  args: { renderAction: ({ authorName }) => <Button variant="outline">Answer {authorName}</Button> },
};

export const None: Story = { args: { reviews: [] } };

export const Loading: Story = { render: ({ reviews: _, ...args }) => <ReviewList {...args} reviews={undefined} /> };

export const Failed: Story = {
  render: ({ reviews: _, ...args }) => <ReviewList {...args} reviews={undefined} error={new Error('offline')} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
