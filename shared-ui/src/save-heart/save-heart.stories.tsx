import { Flex } from '@chakra-ui/react/flex';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { SaveHeart, type SaveHeartProps } from './save-heart.tsx';

function Pressed({ saved, ...rest }: Omit<SaveHeartProps, 'onToggle'>) {
  const [isSaved, setSaved] = useState(saved);
  return <SaveHeart {...rest} saved={isSaved} onToggle={() => setSaved(!isSaved)} />;
}

const meta = {
  title: 'People/SaveHeart',
  component: Pressed,
  args: { label: 'Save Dr. Anna Zielińska', saved: false },
  parameters: { polish: { label: 'Zapisz: lek. wet. Anna Zielińska' } },
} satisfies Meta<typeof Pressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Flex gap="2">
      <Pressed {...args} />
      <Pressed label="Save Dr. Kinga Michalak" saved />
    </Flex>
  ),
};

/** Its name stays, its state changes. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save Dr. Anna Zielińska', pressed: false });
    for (const side of ['width', 'height'] as const)
      await expect(heart.getBoundingClientRect()[side]).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Saved: Story = { args: { saved: true } };
