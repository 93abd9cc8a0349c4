import { expect, fn, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import OverrideBadge from './override-badge.tsx';

const reset = fn();
const meta: Meta = { title: 'Parts/OverrideBadge' };
export default meta;

export const OfOneSlice: StoryObj = {
  render: () => <OverrideBadge slices={['mf-owner']} onReset={reset} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Override: mf-owner')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(reset).toHaveBeenCalledOnce();
  },
};
