import { expect, fn, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { OverrideBadge, OverrideQuestion } from './override-badge.tsx';

const press = fn();
const meta: Meta = { title: 'Parts/OverrideBadge' };
export default meta;

export const OfOneSlice: StoryObj = {
  render: () => <OverrideBadge slices={['mf-owner']} onReset={press} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Override: mf-owner')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const AskedForByALink: StoryObj = {
  render: () => <OverrideQuestion slice="mf-owner" address="http://localhost:4001/" onUse={press} onRefuse={press} />,
};
