import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Find a Veterinarian' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** As Chrome does: each text gives its place to an element with the translated one. */
function translate(place: Element): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

function Locating() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button loading={isAsking} loadingText="Looking..." onClick={() => setAsking(true)}>
        <LocateFixed aria-hidden size={18} />
        Use my position
      </Button>
      <Button variant="outline" onClick={() => setAsking(false)}>
        Stop
      </Button>
    </>
  );
}

export const Translated: Story = {
  render: () => <Locating />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    translate(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Looking...' })).toBeDisabled());
    translate(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.getByRole('button', { name: 'Use my position' })).toBeEnabled();
  },
};
