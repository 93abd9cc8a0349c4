import { appointmentKeys } from '@veto/shared-data/appointments';
import { visit } from '@veto/shared-data/fixtures';
import { messageKeys } from '@veto/shared-data/messages';
import {
  expect,
  fireEvent,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
} from '@veto/shared-ui/storybook';
import { listed, message, messagesPage, OWNER, paged, SAID, thread, VET } from './messages-page.fixture.tsx';
import type MessagesPage from './messages-page.tsx';

const CONVERSATIONS = [
  [
    messageKeys.conversations(OWNER),
    paged([
      listed({ unread: 2 }),
      listed({ id: 'k2', personId: 'v2', fullName: 'Ewa Mak', lastMessageIsMine: true, lastMessage: 'Thank you!' }),
    ]),
  ],
  [appointmentKeys.ofOwner(OWNER), [visit({ veterinarianId: 'v3' })]],
];

const meta: Meta<typeof MessagesPage> = {
  ...messagesPage,
  title: 'Pages/Messages',
  parameters: {
    ...messagesPage.parameters,
    page: { routes: ['/messages', '/messages/:person'] },
    queryData: CONVERSATIONS,
  },
};
export default meta;
type Story = StoryObj<typeof MessagesPage>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Dr. Anna Kowalska.*2 new/ })).toHaveAttribute(
      'href',
      '/messages/v1',
    );
    await expect(canvas.getByText('You: Thank you!')).toBeVisible();
    await expect(canvas.getByText('Choose a conversation to read it here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', '/messages/v3');
  },
};

const states = pageStates({
  empty: {
    answers: [
      [messageKeys.conversations(OWNER), paged([])],
      [appointmentKeys.ofOwner(OWNER), []],
    ],
    says: 'No messages yet',
  },
  long: { answers: [...thread({}, [message(3, VET, LONG_WORD.repeat(30)), ...SAID])], says: /^Konstantyno/ },
});
export const Loading: Story = states.loading;
/** A conversation has the shape of one before anything of it is known. */
export const ThreadOnItsWay: Story = {
  ...states.loading,
  parameters: { ...states.loading.parameters, path: '/messages/v1' },
};
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = { ...states.long, parameters: { ...states.long.parameters, path: '/messages/v1' } };
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const Thread: Story = {
  parameters: {
    path: '/messages/v1',
    queryData: [
      ...thread({}),
      [appointmentKeys.ofOwner(OWNER), [visit({ date: '2999-01-02', veterinarianId: VET, petName: 'Burek' })]],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dr. Anna Kowalska' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Next visit of Burek.*Jan 2, 09:30$/ })).toHaveAttribute(
      'href',
      '/appointments/a1',
    );
    const said = canvas.getAllByRole('listitem').filter((item) => item.closest('ol'));
    await expect(said.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^You: Does Burek.*<b>He is afraid of needles.<\/b>.*Seen$/s),
      expect.stringMatching(/^Dr. Anna Kowalska: Bring his papers/),
    ]);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    const box = canvas.getByLabelText('Message to Dr. Anna Kowalska');
    await userEvent.type(box, 'かんじ');
    await fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, isComposing: true });
    await expect(box).toHaveValue('かんじ');
    await userEvent.clear(box);
  },
};

/** Answers to what was asked stand out, worrying ones most. */
export const AfterTheVisit: Story = {
  parameters: {
    path: '/messages/v1',
    queryData: [
      ...thread({}),
      [
        messageKeys.thread('k1'),
        paged([
          { ...message(3, OWNER, 'Is Burek eating? No'), afterVisit: { isAlarming: true } },
          { ...message(2, OWNER, 'Does Burek walk as usual? Yes'), afterVisit: { isAlarming: false } },
        ]),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^After the visit/)).toHaveLength(2);
    await expect(canvas.getByText(/may be urgent/)).toBeVisible();
  },
};

export const Reporting: Story = {
  parameters: { path: '/messages/v1', queryData: thread({}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report this message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' });
    await expect(dialog).toBeVisible();
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
