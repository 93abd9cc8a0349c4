import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { KeptLink } from './kept-link.tsx';

const meta = {
  title: 'Feedback/KeptLink',
  component: KeptLink,
  args: {
    address: 'https://veto.example/guest-visit#5f1c2a',
    words: {
      text: 'Keep this link: it is the only way back to your visit.',
      share: 'Share link',
      copy: 'Copy link',
      copied: 'Copied',
    },
  },
} satisfies Meta<typeof KeptLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser has to send a link with, while a story runs. */
function having(parts: { clipboard?: object; share?: unknown }): () => void {
  const names = ['clipboard', 'share'] as const;
  for (const name of names)
    if (name in parts) Object.defineProperty(navigator, name, { configurable: true, value: parts[name] });
  return () => {
    for (const name of names) Reflect.deleteProperty(navigator, name);
  };
}

/** The secret is no text to read. */
export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(args.address)).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const writeText = fn(async () => {});
    const restore = having({ clipboard: { writeText } });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(await canvas.findByText('Copied')).toBeVisible();
      await expect(writeText).toHaveBeenCalledWith(args.address);
    } finally {
      restore();
    }
  },
};

const share = fn(async () => {});
/** On a telephone. */
export const Shared: Story = {
  beforeEach: () => having({ share }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share link' }));
    await expect(share).toHaveBeenCalledWith({ url: args.address });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** As on plain http: the address is there to be selected. */
export const NotCopied: Story = {
  play: async ({ canvas, args }) => {
    const restore = having({ clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(await canvas.findByRole('textbox', { name: 'Copy link' })).toHaveValue(args.address);
    } finally {
      restore();
    }
  },
};
