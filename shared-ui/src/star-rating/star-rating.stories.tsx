import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { addWords, InLanguage } from '@veto/slice-kit';
import { RATINGS_IN_POLISH } from './star-rating.pl.ts';
import { StarRating } from './star-rating.tsx';

const meta = {
  title: 'People/StarRating',
  component: StarRating,
  args: { value: 4.8, count: 12 },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutCount: Story = { args: { value: 5, count: undefined } };
export const NotRatedYet: Story = { args: { value: null, count: 0 } };
export const Polish: Story = {
  globals: { language: 'pl' },
  render: (args) => {
    addWords('pl', RATINGS_IN_POLISH);
    return (
      <InLanguage of="pl">
        <StarRating {...args} />
      </InLanguage>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,8')).toBeVisible();
    await expect(canvas.getByText('Ocena 4,8 na 5, 12 opinii')).toBeInTheDocument();
  },
};
