import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { addWords, InLanguage, useSay } from '@veto/slice-kit';
import { Suspense, useState } from 'react';
import { fetchLateWords, lateInWords } from './late-words.ts';

const meta: Meta = { title: 'Feedback/LateWords' };
export default meta;

function Hours() {
  const say = useSay();
  return <h2>{say('Hours that come late')}</h2>;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [{ Late, bring }] = useState(() => {
    let bring = () => {};
    fetchLateWords(
      new Promise<void>((resolve) => {
        bring = () => {
          addWords('pl', { 'Hours that come late': 'Godziny, które przychodzą później' });
          resolve();
        };
      }),
    );
    return { Late: lateInWords(async () => ({ default: Hours })), bring };
  });
  return (
    <InLanguage of="pl">
      <button type="button" onClick={() => setOpen(true)}>
        Part
      </button>
      <button type="button" onClick={bring}>
        Words
      </button>
      <Suspense fallback={<p>Placeholder</p>}>{isOpen && <Late />}</Suspense>
    </InLanguage>
  );
}

/** A part is never there without its words: its placeholder stays until they have come. */
export const Overview: StoryObj = {
  globals: { language: 'pl' },
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Part' }));
    await expect(await canvas.findByText('Placeholder')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Words' }));
    await expect(await canvas.findByRole('heading', { name: 'Godziny, które przychodzą później' })).toBeVisible();
  },
};
