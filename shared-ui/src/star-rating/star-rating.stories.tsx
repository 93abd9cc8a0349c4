import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { StarRating } from './star-rating.tsx';

const meta = {
  title: 'People/StarRating',
  component: StarRating,
  args: { value: 4.8, count: 12 },
  parameters: { polish: { locale: 'pl-PL', label: 'Ocena 4,8 na 5, 12 opinii' } },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutCount: Story = { args: { value: 5, count: undefined } };
export const NotRatedYet: Story = { args: { value: null, count: 0 } };
export const Polish: Story = {
  globals: { language: 'pl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,8')).toBeVisible();
  },
};
