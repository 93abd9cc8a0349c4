import { type Attachment, messageKeys } from '@veto/shared-data/messages';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { message, messagesPage, OWNER, thread, VET } from './messages-page.fixture.tsx';
import type MessagesPage from './messages-page.tsx';

const meta: Meta<typeof MessagesPage> = { ...messagesPage, title: 'Pages/Messages with files' };
export default meta;
type Story = StoryObj<typeof MessagesPage>;

/** A lilac picture, so that a story needs no network. */
const PICTURE =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="%23a98ae6" d="M0 0h8v6H0z"/></svg>';
const photo: Attachment = {
  path: 'v1/a.jpg',
  name: 'ear.jpg',
  mimeType: 'image/jpeg',
  bytes: 240_000,
  width: 1600,
  height: 1200,
};
const high: Attachment = { ...photo, path: 'v1/b.jpg', name: 'paw.jpg', width: 900, height: 2048 };
const pdf: Attachment = {
  path: 'c1/c.pdf',
  name: 'blood results of 12 November, second laboratory.pdf',
  mimeType: 'application/pdf',
  bytes: 1_400_000,
  width: null,
  height: null,
};
const gone: Attachment = { ...pdf, path: 'c1/d.pdf', name: 'old.pdf' };
const pending: Attachment = { ...photo, path: 'v1/e.jpg', name: 'tail.jpg' };
const withFiles = [
  message(5, OWNER, 'And the tail.', [pending]),
  message(4, VET, '', []),
  message(3, OWNER, '', [photo, high]),
  message(2, VET, 'Here are the results.', [pdf, gone]),
  message(1, OWNER, 'His ear is red again, and so is the paw.'),
];
const links = [
  [messageKeys.files([photo.path, high.path]), [PICTURE, PICTURE]],
  [messageKeys.files([pdf.path, gone.path]), ['https://veto.example/results.pdf', '']],
] as const;

export const WithFiles: Story = {
  parameters: { path: '/messages/v1', queryData: [...thread({}, withFiles), ...links] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: /^Photo: / });
    await expect(first).toHaveAccessibleName('Photo: ear.jpg');
    await expect(second).toHaveAttribute('target', '_blank');
    // The place is kept by the size that is known, whether the picture is there or not.
    const box = canvas.getByRole('img', { name: 'Photo: ear.jpg' }).getBoundingClientRect();
    await expect(Math.round((box.width / box.height) * 100)).toBe(133);
    await expect(canvas.getByRole('link', { name: /^blood results.*PDF, 1\.3 MB$/ })).toHaveAttribute(
      'href',
      'https://veto.example/results.pdf',
    );
    await expect(canvas.getByText('“old.pdf” is no longer available.')).toBeVisible();
    await expect(canvas.getByText('A file that is no longer available.')).toBeVisible();
  },
};

export const WithFilesOnAPhone: Story = { ...WithFiles, globals: { viewport: { value: 'phone360' } } };

/** A message stays readable, and says which request its files failed with. */
export const FilesThatDoNotLoad: Story = {
  parameters: {
    path: '/messages/v1',
    queryData: [
      ...thread({}, [message(1, OWNER, 'His ear is red.', [photo])]),
      [messageKeys.files([photo.path]), Object.assign(new Error('no'), { requestId: '9a51-2f0f6a7b8c9d' })],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The files could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Reference: 9a51-2f0f6a7b8c9d')).toBeVisible();
  },
};

export const Attaching: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photos or PDFs');
    const results = new File(['%PDF-1.7 results'], 'results.pdf', { type: 'application/pdf' });
    const note = new File(['Hello'], 'note.txt', { type: 'text/plain' });
    const large = new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, [results, note, large], { applyAccept: false });
    await expect(await canvas.findByText('“note.txt” is not a PDF, JPEG, PNG, WebP or HEIC file.')).toBeInTheDocument();
    await expect(await canvas.findByText('“scan.pdf” is larger than 10 MB.')).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Attached' })).toHaveTextContent('results.pdf1 kB');
    await userEvent.upload(input, [results, results, results], { applyAccept: false });
    await expect(await canvas.findByText('A message takes up to 3 files.')).toBeInTheDocument();
    for (const name of ['results.pdf', 'results.pdf (2)', 'results.pdf (3)'])
      await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Attach' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const FilesNotSent: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}) },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Message to Dr. Anna Kowalska');
    await userEvent.type(box, 'Here they are');
    const results = new File(['%PDF-1.7 results'], 'results.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Photos or PDFs'), results);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove results.pdf' }));
    await userEvent.upload(canvas.getByLabelText('Photos or PDFs'), results);
    await canvas.findByRole('button', { name: 'Remove results.pdf' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    // A story has no server.
    await expect(await canvas.findByText(/“results.pdf” could not be sent/)).toBeInTheDocument();
    await expect(box).toHaveValue('Here they are');
    await expect(canvas.getByRole('button', { name: 'Remove results.pdf' })).toBeEnabled();
    await expect(canvas.queryByText('Not sent yet')).toBeNull();
  },
};
