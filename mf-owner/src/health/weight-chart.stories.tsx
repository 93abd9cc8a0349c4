import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { WeightChart } from './weight-chart.tsx';

const meta = {
  title: 'Parts/WeightChart',
  component: WeightChart,
  args: {
    label: 'Weight of Burek: from 27.9 kg to 31.5 kg',
    formatDate: (date) => date,
    points: [
      { date: '2026-11-02', kilograms: 31.5 },
      { date: '2026-08-04', kilograms: 32.1 },
      { date: '2026-05-06', kilograms: 30.8 },
      { date: '2026-01-26', kilograms: 29.4 },
      { date: '2025-11-02', kilograms: 27.9 },
    ],
  },
} satisfies Meta<typeof WeightChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const OneValue: Story = { args: { points: [{ date: '2026-11-02', kilograms: 4.2 }] } };
export const ThreeHundred: Story = {
  args: {
    points: Array.from({ length: 300 }, (_, index) => ({
      date: new Date(Date.UTC(2020, 0, 1 + index * 7)).toISOString().slice(0, 10),
      kilograms: 20 + Math.sin(index / 20) * 3,
    })),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone360' } } };
