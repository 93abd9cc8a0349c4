import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { VetoError } from '@veto/slice-kit/errors';
import { PartFailure } from './part-failure.tsx';

const meta = {
  title: 'Parts/PartFailure',
  component: PartFailure,
  parameters: { naturalWidth: 320 },
  args: {
    failure: new VetoError('VETO-202', 'broken', { slice: 'mf-owner', version: '1.0.0', stage: 'mount' }),
    onRetry: fn(),
  },
} satisfies Meta<typeof PartFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the site could not be started.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
