import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { latePart } from './late-part.tsx';

const Note = latePart<{ text: string }>(async () => ({ default: ({ text }) => <p role="note">{text}</p> }));

/** How long React would keep a placeholder, in milliseconds. */
const THROTTLE_MS = 300;

/** Its code comes a moment after somebody has asked for it. */
const lateNote = () =>
  latePart<{ text: string }>(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return { default: ({ text }) => <p role="note">{text}</p> };
  });

function OnRequest() {
  const [notes, setNotes] = useState<{ text: string; Late: ReturnType<typeof lateNote> }[]>([]);
  const add = () => setNotes([...notes, { text: `Note ${notes.length + 1}`, Late: lateNote() }]);
  return (
    <>
      <button type="button" onClick={add}>
        Another
      </button>
      {notes.map(({ text, Late }) => (
        <Late key={text} text={text} />
      ))}
    </>
  );
}

const meta = { title: 'Helpers/LatePart', component: Note, args: { text: 'Burek is due.' } } satisfies Meta<
  typeof Note
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('Burek is due.');
  },
};

/** The quickest of three says that none waits for React, whatever else the machine does. */
export const AsSoonAsItsCodeHasCome: Story = {
  render: () => <OnRequest />,
  play: async ({ canvas }) => {
    const took: number[] = [];
    for (const text of ['Note 1', 'Note 2', 'Note 3']) {
      const pressedAt = performance.now();
      await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
      await canvas.findByText(text, {}, { interval: 10 });
      took.push(performance.now() - pressedAt);
    }
    await expect(Math.min(...took)).toBeLessThan(THROTTLE_MS);
  },
};
