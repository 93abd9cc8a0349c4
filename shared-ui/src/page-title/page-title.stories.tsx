import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { PageTitle } from './page-title.tsx';

const meta = {
  title: 'Layout/PageTitle',
  component: PageTitle,
  args: { children: 'Find a Veterinarian' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It can take the focus, and is no stop of the Tab key. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  },
};

export const LongName: Story = {
  parameters: { naturalWidth: '20rem' },
  args: { children: 'Dr. Małgorzata Brzęczyszczykiewicz-Konstantynopolitańska' },
};
