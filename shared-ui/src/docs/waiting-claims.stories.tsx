import { expect, fn, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { configure, getConfig } from 'storybook/test';

/** When claims come true; so long, too, one that never does is waited for. */
const LATER_MS = 50;

interface Saving {
  onSaved: (words: string) => void;
}

const meta = {
  title: 'Helpers/Waiting claims',
  args: { onSaved: fn() },
  render: () => <button type="button">Save</button>,
  parameters: { look: true },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<Saving>;
export default meta;
type Story = StoryObj<Saving>;

/** One that React knows nothing of, to take away again. */
function noteIn(button: HTMLElement): HTMLElement {
  return button.appendChild(document.createElement('em'));
}

/** Each comes true later, and in its turn. */
export const WaitUntilTheyHold: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    setTimeout(() => button.focus(), LATER_MS);
    await expect(button).toHaveFocus();
    setTimeout(() => args.onSaved('Fee'), LATER_MS);
    await expect(args.onSaved).toHaveBeenCalledWith('Fee');
    setTimeout(() => button.blur(), LATER_MS);
    await expect(button).not.toHaveFocus();
    const note = noteIn(button);
    setTimeout(() => note.remove(), LATER_MS);
    await expect(note).not.toBeInTheDocument();
  },
};

/** By the claim's own words; what was called stays called. */
export const FailWhenTheyNeverHold: Story = {
  play: async ({ canvas, args }) => {
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: LATER_MS });
    const button = canvas.getByRole('button');
    await expect(expect(button).toHaveFocus()).rejects.toThrow(/^expect\(element\)\.toHaveFocus\(\)/);
    await expect(expect(button).not.toBeVisible()).rejects.toThrow(/^expect\(element\)\.not\.toBeVisible\(\)/);
    configure({ asyncUtilTimeout });
    args.onSaved('Fee');
    await expect(() => expect(args.onSaved).not.toHaveBeenCalled()).toThrow('not be called');
  },
};

/** The element may be another one by the next try. */
export const DoNotWaitWithinAnotherWait: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const former = noteIn(button);
    const next = Object.assign(document.createElement('em'), { textContent: 'Saved' });
    setTimeout(() => former.replaceWith(next), LATER_MS);
    await waitFor(() => expect(button.querySelector('em')).toHaveTextContent('Saved'));
    await waitFor(async () => {
      await Promise.resolve();
      await expect(() => expect(former).toBeVisible()).toThrow();
    });
  },
};

/** As a hand does, which presses what it sees. */
export const KeysWaitForWhatOpens: Story = {
  play: async ({ canvas, args }) => {
    const dialog = Object.assign(noteIn(canvas.getByRole('button')), { role: 'dialog', tabIndex: -1 });
    dialog.dataset.state = 'open';
    dialog.addEventListener('keydown', ({ key }) => args.onSaved(key));
    setTimeout(() => dialog.focus(), LATER_MS);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSaved).toHaveBeenCalledWith('Escape');
    dialog.remove();
  },
};
