import { findNothing } from '@veto/shared-data/fixtures';
import { expect, fn, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { AddDocument } from './documents-section.tsx';

const meta = { title: 'Parts/AddDocument', component: AddDocument, args: { petId: 'burek' } } satisfies Meta<
  typeof AddDocument
>;
export default meta;
type Story = StoryObj<typeof meta>;

const FILE = new File(['%PDF-1.7 blood'], 'blood.pdf', { type: 'application/pdf' });
const NOTE = new File(['Hello'], 'note.txt', { type: 'text/plain' });

/** A file that did not arrive is sent again by a press; one that is refused is not offered. */
export const NotSent: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Document');
    await expect(input).toHaveAttribute('accept', expect.stringContaining('.heic'));
    // A story has no server.
    await userEvent.upload(input, FILE);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(again).toHaveTextContent('Try again');
    await expect(again).toHaveFocus();
    await expect(canvas.getByText('blood.pdf')).toBeVisible();
    await userEvent.upload(input, NOTE, { applyAccept: false });
    await waitFor(() => expect(canvas.queryByText('blood.pdf')).toBeNull());
  },
};

const refuse = fn(() => Promise.resolve(Response.json({ message: 'Forbidden' }, { status: 403 })));

/** What the server refuses once, it refuses again: nothing is offered. */
export const RefusedByTheServer: Story = {
  beforeEach: () => {
    const end = findNothing();
    globalThis.fetch = refuse;
    return end;
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Document'), FILE);
    await expect(refuse).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a document' })).toBeEnabled());
    await expect(canvas.queryByText('blood.pdf')).toBeNull();
  },
};
