import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = { title: 'Layout/ThemeSwitch', component: ThemeSwitch } satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(document.documentElement).toHaveClass('light');
  },
};
