import { seedId } from './random.ts';

const OWNER = seedId('owner', 1);
const VET = seedId('veterinarian', 1);
const CONVERSATION = seedId('conversation', 1);

/** What owner@veto.example and vet@veto.example wrote before the next visit: the oldest first, in minutes before now. */
const SAID = [
  { from: OWNER, minutesAgo: 2 * 24 * 60, body: 'Good morning! Does Burek have to come on an empty stomach?' },
  { from: VET, minutesAgo: 47 * 60, body: 'Good morning. No, a small breakfast is fine.\nPlease bring his papers.' },
  { from: OWNER, minutesAgo: 46 * 60, body: 'Thank you, we will.' },
  {
    from: VET,
    minutesAgo: 90,
    body: 'One more thing: if he limps more than last week, telephone us before the visit.',
  },
] as const;

/** A conversation whose last message its owner has not read. */
export function demoMessages(now: Date) {
  const messages = SAID.map(({ from, minutesAgo, body }, index) => ({
    id: seedId('message', index + 1),
    conversation_id: CONVERSATION,
    sender_id: from,
    body,
    created_at: new Date(now.getTime() - minutesAgo * 60_000),
  }));
  const [, , read, last] = messages;
  const conversation = {
    id: CONVERSATION,
    client_id: OWNER,
    veterinarian_id: VET,
    created_at: messages[0]?.created_at,
    last_message_at: last?.created_at,
    last_message: last?.body,
    last_sender_id: VET,
    client_read_at: read?.created_at,
    veterinarian_read_at: read?.created_at,
    client_unread: 1,
    veterinarian_unread: 0,
    client_blocked: false,
    veterinarian_blocked: false,
  };
  return { conversation, messages };
}
