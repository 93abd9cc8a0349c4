import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { KeptLink } from './kept-link.tsx';

const meta = {
  title: 'Feedback/KeptLink',
  component: KeptLink,
  args: {
    address: 'https://veto.example/guest-visit#5f1c2a',
    words: { text: 'Keep this link: it is the only way back to your visit.', copy: 'Copy link', copied: 'Copied' },
  },
} satisfies Meta<typeof KeptLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.address)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const writeText = fn(async () => {});
    const clipboard = { writeText };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(await canvas.findByText('Copied')).toBeVisible();
      await expect(writeText).toHaveBeenCalledWith(args.address);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};
