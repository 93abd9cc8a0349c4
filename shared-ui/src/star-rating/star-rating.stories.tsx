import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { StarRating } from './star-rating.tsx';

const meta = { title: 'People/StarRating', component: StarRating, args: { value: 4.8, count: 12 } } satisfies Meta<
  typeof StarRating
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutCount: Story = { args: { value: 5, count: undefined } };
export const NotRatedYet: Story = { args: { value: null, count: 0 } };
export const Polish: Story = { args: { locale: 'pl-PL' } };
