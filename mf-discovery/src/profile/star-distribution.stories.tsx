import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { SUMMARY } from '../fixtures/veterinarians.fixture.ts';
import { StarDistribution } from './star-distribution.tsx';

const meta = {
  title: 'Parts/StarDistribution',
  component: StarDistribution,
  args: { summary: SUMMARY },
} satisfies Meta<typeof StarDistribution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { summary: { average: 5, count: 1, distribution: [0, 0, 0, 0, 1] } } };
