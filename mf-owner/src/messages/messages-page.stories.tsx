import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { visit } from '@veto/shared-data/fixtures';
import {
  type Attachment,
  type Conversation,
  dropMessageDrafts,
  dropOutboxes,
  type ListedConversation,
  type Message,
  messageKeys,
} from '@veto/shared-data/messages';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import MessagesPage from './messages-page.tsx';

const OWNER = 'c1';
const VET = 'v1';

const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: 'k1',
  personId: VET,
  lastMessage: 'Bring his papers, please.',
  lastMessageIsMine: false,
  lastMessageAt: '2026-11-21T10:02:00Z',
  unread: 0,
  readByOtherAt: '2026-11-21T10:01:00Z',
  blockedByMe: false,
  blockedByOther: false,
  ...changes,
});
const listed = (changes: Partial<ListedConversation> = {}): ListedConversation => ({
  ...conversation(),
  fullName: 'Anna Kowalska',
  imageUrl: null,
  specialty: 'Dermatology',
  portrait: null,
  isVeterinarian: true,
  ...changes,
});
const message = (number: number, senderId: string, body: string, attachments: Attachment[] = []): Message => ({
  id: `m${number}`,
  conversationId: 'k1',
  senderId,
  body,
  attachments,
  createdAt: `2026-11-21T10:0${number}:00Z`,
});
const SAID = [
  message(2, VET, 'Bring his papers, please.'),
  message(1, OWNER, 'Does Burek need anything before the vaccination?\n<b>He is afraid of needles.</b>'),
];

const paged = <T,>(page: T[]) => ({ pages: [page], pageParams: [null] });
const thread = (state: Partial<Conversation> | null, messages: Message[] = SAID) => [
  [
    messageKeys.correspondent(OWNER, VET),
    {
      id: VET,
      fullName: 'Anna Kowalska',
      imageUrl: null,
      specialty: 'Dermatology',
      portrait: null,
      isVeterinarian: true,
      booked: true,
      conversation: state && conversation(state),
    },
  ],
  [messageKeys.thread('k1'), paged(messages)],
  [messageKeys.conversations(OWNER), paged([listed(), listed({ id: 'k2', personId: 'v2', fullName: 'Ewa Mak' })])],
  [appointmentKeys.ofOwner(OWNER), []],
];

const meta: Meta<typeof MessagesPage> = {
  title: 'Pages/Messages',
  component: MessagesPage,
  parameters: { layout: 'fullscreen', path: '/messages' },
  beforeEach() {
    dropMessageDrafts();
    dropOutboxes();
    sessionStore.setState({ state: 'owner', userId: OWNER }, true);
    return () => {
      dropMessageDrafts();
      dropOutboxes();
    };
  },
  render: () => (
    <Routes>
      <Route path="/messages/:person?" element={<MessagesPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof MessagesPage>;

export const List: Story = {
  parameters: {
    queryData: [
      [
        messageKeys.conversations(OWNER),
        paged([
          listed({ unread: 2 }),
          listed({ id: 'k2', personId: 'v2', fullName: 'Ewa Mak', lastMessageIsMine: true, lastMessage: 'Thank you!' }),
        ]),
      ],
      [appointmentKeys.ofOwner(OWNER), [visit({ veterinarianId: 'v3' })]],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Dr. Anna Kowalska.*2 new/ })).toHaveAttribute(
      'href',
      '/messages/v1',
    );
    await expect(canvas.getByText('You: Thank you!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', '/messages/v3');
  },
};

export const Empty: Story = {
  parameters: {
    queryData: [
      [messageKeys.conversations(OWNER), paged([])],
      [appointmentKeys.ofOwner(OWNER), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  },
};

export const Thread: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dr. Anna Kowalska' })).toBeVisible();
    const said = canvas.getAllByRole('listitem').filter((item) => item.closest('ol'));
    await expect(said.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^You: Does Burek.*<b>He is afraid of needles.<\/b>.*Seen$/s),
      expect.stringMatching(/^Dr. Anna Kowalska: Bring his papers/),
    ]);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const Reporting: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report this message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await expect(await screen.findByText('Please say what is wrong with the message')).toBeInTheDocument();
  },
};

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

export const Attaching: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photos or PDFs');
    const results = new File(['%PDF-1.7 results'], 'results.pdf', { type: 'application/pdf' });
    const note = new File(['Hello'], 'note.txt', { type: 'text/plain' });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, [results, note, large], { applyAccept: false });
    await expect(await canvas.findByText('“note.txt” is not a PDF, JPEG, PNG, WebP or HEIC file.')).toBeInTheDocument();
    await expect(canvas.getByText('“scan.pdf” is larger than 10 MB.')).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Attached' })).toHaveTextContent('results.pdf1 kB');
    await userEvent.upload(input, [results, results, results], { applyAccept: false });
    await expect(await canvas.findByText('A message takes up to 3 files.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Remove results.pdf' })).toHaveLength(3);
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

export const TooLong: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}) },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Message to Dr. Anna Kowalska');
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(4001));
    await expect(canvas.getByText('Please use at most 4000 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const LongWords: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}, [message(3, VET, 'x'.repeat(4000)), ...SAID]) },
  globals: { viewport: { value: 'phone360' } },
};

export const BlockedByMe: Story = {
  parameters: { path: '/messages/v1', queryData: thread({ blockedByMe: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const BlockedByOther: Story = {
  parameters: { path: '/messages/v1', queryData: thread({ blockedByOther: true }) },
};

export const NotBooked: Story = {
  parameters: {
    path: '/messages/v9',
    queryData: [
      [
        messageKeys.correspondent(OWNER, 'v9'),
        {
          id: 'v9',
          fullName: 'Iga Bąk',
          imageUrl: null,
          specialty: null,
          portrait: null,
          isVeterinarian: true,
          booked: false,
          conversation: null,
        },
      ],
      [messageKeys.conversations(OWNER), paged([])],
      [appointmentKeys.ofOwner(OWNER), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/veterinarian/v9');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Nobody: Story = {
  parameters: {
    path: '/messages/x',
    queryData: [
      [messageKeys.correspondent(OWNER, 'x'), null],
      [messageKeys.conversations(OWNER), paged([])],
      [appointmentKeys.ofOwner(OWNER), []],
    ],
  },
};
