import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { FileButton } from './file-button.tsx';

const meta = {
  title: 'Forms/FileButton',
  component: FileButton,
  args: { label: 'Document', accept: 'application/pdf', onChoose: fn(), children: 'Add a document' },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** The same file can be chosen again, as after a failure. */
export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Add a document' })).toBeEnabled();
    const file = pdf('blood.pdf');
    for (let time = 0; time < 2; time++) await userEvent.upload(canvas.getByLabelText('Document'), file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith([file]);
  },
};

export const Several: Story = {
  args: { multiple: true },
  play: async ({ canvas, args }) => {
    const files = [pdf('blood.pdf'), pdf('x-ray.pdf')];
    await userEvent.upload(canvas.getByLabelText('Document'), files);
    await expect(args.onChoose).toHaveBeenCalledWith(files);
  },
};

export const Busy: Story = { args: { loading: true, loadingText: 'Uploading...' } };
