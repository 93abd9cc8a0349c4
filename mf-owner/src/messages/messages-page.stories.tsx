import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { visit } from '@veto/shared-data/fixtures';
import {
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
const message = (number: number, senderId: string, body: string): Message => ({
  id: `m${number}`,
  conversationId: 'k1',
  senderId,
  body,
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
  parameters: { path: '/messages/v1', queryData: thread({}, [message(1, VET, 'x'.repeat(4000)), ...SAID]) },
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
