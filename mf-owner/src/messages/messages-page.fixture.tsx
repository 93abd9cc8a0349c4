import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import {
  type Attachment,
  type Conversation,
  dropOutboxes,
  type ListedConversation,
  type Message,
  messageKeys,
} from '@veto/shared-data/messages';
import type { Meta } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import MessagesPage from './messages-page.tsx';

export const OWNER = 'c1';
export const VET = 'v1';

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

/** A row of the list: the conversation with a vet, unless said otherwise. */
export const listed = (changes: Partial<ListedConversation> = {}): ListedConversation => ({
  ...conversation(),
  fullName: 'Anna Kowalska',
  imageUrl: null,
  specialty: 'Dermatology',
  portrait: null,
  isVeterinarian: true,
  ...changes,
});

/** A message of minute `number`, 0 to 9. */
export const message = (number: number, senderId: string, body: string, attachments: Attachment[] = []): Message => ({
  id: `m${number}`,
  conversationId: 'k1',
  senderId,
  body,
  attachments,
  createdAt: `2026-11-21T10:0${number}:00Z`,
  afterVisit: null,
});

/** What was said, the newest first. */
export const SAID = [
  message(2, VET, 'Bring his papers, please.'),
  message(1, OWNER, 'Does Burek need anything before the vaccination?\n<b>He is afraid of needles.</b>'),
];

/** A list as it is read, all on one page. */
export const paged = <T,>(page: T[]) => ({ pages: [page], pageParams: [null] });

/** What the server answers an owner who opens the conversation with a vet; `state` null: they have not written yet. */
export const thread = (
  state: Partial<Conversation> | null,
  messages: Message[] = SAID,
): [readonly unknown[], unknown][] => [
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

/** The page as its stories show it: to an owner who has typed nothing yet. */
export const messagesPage = {
  component: MessagesPage,
  parameters: { layout: 'fullscreen', path: '/messages' },
  beforeEach() {
    dropAllDrafts();
    dropOutboxes();
    sessionStore.setState({ state: 'owner', userId: OWNER }, true);
    return () => {
      dropAllDrafts();
      dropOutboxes();
    };
  },
  render: () => (
    <Routes>
      <Route path="/messages/:person?" element={<MessagesPage />} />
    </Routes>
  ),
} satisfies Meta<typeof MessagesPage>;
