import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { CardSkeletons } from './card-skeletons.tsx';

const meta = {
  title: 'Feedback/CardSkeletons',
  parameters: { naturalWidth: '56rem' },
  component: CardSkeletons,
  args: { count: 3, shape: 'vet' },
} satisfies Meta<typeof CardSkeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Pets: Story = { args: { shape: 'pet' } };
export const Rows: Story = { args: { shape: 'row' } };
