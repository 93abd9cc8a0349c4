import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { VisitCalendar } from './visit-calendar.tsx';

const meta = {
  title: 'Parts/VisitCalendar',
  component: VisitCalendar,
  globals: { language: 'pl' },
  args: { value: '2026-11-30', onChange: fn(), min: '2026-11-01', max: '2027-01-31' },
  render: function Render({ value: first, onChange, ...rest }) {
    const [value, setValue] = useState(first);
    const choose = (date: string) => {
      onChange(date);
      setValue(date);
    };
    return <VisitCalendar {...rest} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof VisitCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** November has six weeks, December five: Enter right after the arrow finds the new day although the focus moves a frame later. */
export const QuickKeys: Story = {
  play: async ({ canvas, args }) => {
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = () => 0;
    canvas.getByRole('button', { name: /30 listopada 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/grudzień 2026/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    globalThis.requestAnimationFrame = requestAnimationFrame;
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-01');
  },
};

export const SpaceBar: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /27 listopada 2026/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-27');
  },
};

/** At the end of a month tomorrow stands below, in pale letters. */
export const DayOfTheNextMonth: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\b1 grudnia 2026/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-01');
    await expect(canvas.getByText(/grudzień 2026/)).toBeVisible();
  },
};
