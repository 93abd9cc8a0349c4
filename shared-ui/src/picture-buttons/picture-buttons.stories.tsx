import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { PictureButtons } from './picture-buttons.tsx';

const meta = {
  title: 'Forms/PictureButtons',
  component: PictureButtons,
  args: {
    label: 'Photo of Burek',
    accept: 'image/jpeg,image/png,image/webp',
    hasPicture: true,
    pending: null,
    onChoose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PictureButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['x'], 'burek.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Photo of Burek'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};
export const WithoutPicture: Story = { args: { hasPicture: false } };
export const Uploading: Story = { args: { pending: 'upload' } };
