import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { SideIndex } from './side-index.tsx';

const PARTS = ['Visit types', 'Services', 'Hours', 'Emergencies', 'Time off', 'Profile'];

const meta = {
  title: 'Parts/SideIndex',
  component: SideIndex,
  args: {
    parts: PARTS.map((label) => ({ id: label, label })),
    current: 'Visit types',
    changed: new Set<string>(),
    counts: {},
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
} satisfies Meta<typeof SideIndex>;
export default meta;

/** A row that scrolls shows the whole of what Tab reaches. */
export const ByTab: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of PARTS) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      const { left, right } = link.getBoundingClientRect();
      await expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true]);
    }
  },
};
