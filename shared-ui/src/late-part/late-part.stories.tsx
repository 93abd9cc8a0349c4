import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { latePart } from './late-part.tsx';
import { code, quickestOf, THROTTLE_MS } from './quickest-of.fixture.ts';

const Note = latePart<{ text: string }>(async () => ({ default: ({ text }) => <p role="note">{text}</p> }));

/** Its code comes a moment after somebody has asked for it. */
const lateNote = () =>
  latePart<{ text: string }>(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    code.cameAt = performance.now();
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

/** It does not wait for React. */
export const AsSoonAsItsCodeHasCome: Story = {
  render: () => <OnRequest />,
  play: async ({ canvasElement }) => {
    await expect(await quickestOf(canvasElement, (press) => `Note ${press}`)).toBeLessThan(THROTTLE_MS);
  },
};
