import { type Random, seedId } from './random.ts';
import { about, type Visit } from './visits.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Who writes what, so many minutes before the demo begins (negative) or after a visit. */
type Said = readonly ['owner' | 'veterinarian', minutes: number, body: string];
type Talk = readonly [Said, ...Said[]];

/** What owner@ and vet@ wrote before the next visit. */
const DEMO_TALK: Talk = [
  ['owner', -2 * DAY, 'Hello! Does {pet} have to come on an empty stomach?'],
  ['veterinarian', -47 * HOUR, 'Hello. No, a small breakfast is fine.\nPlease bring his papers.'],
  ['owner', -46 * HOUR, 'Thank you, we will.'],
  ['veterinarian', -90, 'One more thing: if he limps more than last week, telephone us before the visit.'],
];

const BEFORE_VISITS: readonly Talk[] = [
  [['owner', -35, 'Hello, is there a place to park a car near the practice? {pet} does not like trams.']],
  [
    ['owner', -5 * HOUR, 'May I bring the blood results that {pet} got at the other clinic?'],
    ['veterinarian', -4 * HOUR, 'Please do, then we need not take blood again.'],
    ['owner', -2 * HOUR, 'Found them, three pages. Shall I send a photo before?'],
  ],
  [
    ['owner', -3 * DAY, 'Can both of us come in with {pet}? My daughter would like to be there.'],
    ['veterinarian', -3 * DAY + 3 * HOUR, 'Of course, there are two chairs.'],
  ],
  [
    ['veterinarian', -2 * DAY, 'Please bring a stool sample of {pet} from the same morning, a teaspoon is enough.'],
    ['owner', -2 * DAY + HOUR, 'We will try, thank you for saying so in time.'],
    ['veterinarian', -2 * DAY + 2 * HOUR, 'Thank you. If it does not work, come anyway.'],
    ['owner', -DAY, 'Got it.'],
  ],
];

const AFTER_VISITS: readonly Talk[] = [
  [
    ['owner', 2 * DAY, '{pet} is doing well. Do we go on with everything as written?'],
    ['veterinarian', 2 * DAY + 2 * HOUR, 'Good to hear! Yes, to the end of what is in the note, then stop.'],
    ['owner', 2 * DAY + 3 * HOUR, 'Will do, thank you.'],
    ['veterinarian', 3 * DAY, 'You are welcome. Greetings to {pet}.'],
  ],
  [
    ['owner', 4 * HOUR, 'Where do I find the note of our visit? I would like to show it to our pet sitter.'],
    ['veterinarian', 18 * HOUR, 'Under Appointments, in the visit of {pet}. You can print it there.'],
  ],
  [
    ['veterinarian', 20 * HOUR, 'How is {pet} after yesterday?'],
    ['owner', DAY, 'Slept long, ate everything. Thank you for asking!'],
  ],
  [
    ['owner', DAY, 'Thank you for your advice. Is there any food that you would not give to {pet}?'],
    ['veterinarian', DAY + 5 * HOUR, 'Nothing with a lot of salt or sugar, and nothing from our own plates.'],
  ],
  [
    ['owner', 5 * HOUR, 'I forgot to ask: how often should {pet} be weighed at home?'],
    ['veterinarian', 17 * HOUR, 'Once a month on the same scales. You can enter it in the record.'],
    ['owner', 2 * DAY, 'We bought kitchen scales, {pet} was not amused.'],
    ['veterinarian', 2 * DAY + HOUR, 'They never are. Well done.'],
  ],
];

/** A message that came so lately has not been read. */
const UNREAD_MINUTES = 3 * HOUR;
interface Visits {
  /** Of some days ago and before: everything about them has been said. */
  over: readonly Visit[];
  toCome: readonly Visit[];
}

/** The conversations of the demo veterinarian: about owner@'s next visit, and with those who come soon or came lately. */
export function conversationsOf({ over, toCome }: Visits, demoOwner: string, now: Date, random: Random) {
  const spokenFor = new Set([demoOwner]);
  const match = (talks: readonly Talk[], visits: readonly Visit[]) =>
    talks.flatMap((talk) => {
      const visit = visits.find(({ row }) => !spokenFor.has(row.client_id) && random.chance(60));
      if (visit) spokenFor.add(visit.row.client_id);
      return visit ? [{ visit, talk }] : [];
    });
  const ofDemo = toCome.filter(({ row }) => row.client_id === demoOwner).map((visit) => ({ visit, talk: DEMO_TALK }));
  const before = [...ofDemo, ...match(BEFORE_VISITS, toCome)].map((pair) => ({ ...pair, from: now }));
  const after = match(AFTER_VISITS, over.toReversed()).map((pair) => ({
    ...pair,
    from: new Date(`${pair.visit.row.appointment_date}T13:00:00Z`),
  }));
  let messages = 0;
  return [...before, ...after].map(({ visit, talk, from }, index) => {
    const id = seedId('conversation', index + 1);
    const { client_id, veterinarian_id } = visit.row;
    const written = talk.map(([side, minutes, body]) => {
      messages += 1;
      return {
        id: seedId('message', messages),
        conversation_id: id,
        sender_id: side === 'owner' ? client_id : veterinarian_id,
        body: about(visit.pet, body),
        created_at: new Date(from.getTime() + minutes * 60_000).toISOString(),
      };
    });
    return { conversation: { id, client_id, veterinarian_id, ...stateOf(written, client_id, now) }, messages: written };
  });
}

interface Written {
  sender_id: string;
  body: string;
  created_at: string;
}

/** Everything is read but a fresh last message, by the side that it was written to. */
function stateOf(written: readonly Written[], client: string, now: Date) {
  const [first] = written;
  const last = written.at(-1);
  if (!first || !last) throw new Error('A conversation has a message');
  const isFresh = now.getTime() - Date.parse(last.created_at) < UNREAD_MINUTES * 60_000;
  const isByClient = last.sender_id === client;
  const readBefore = written.at(-2)?.created_at ?? null;
  return {
    created_at: first.created_at,
    last_message_at: last.created_at,
    last_message: last.body.slice(0, 160),
    last_sender_id: last.sender_id,
    client_read_at: isFresh && !isByClient ? readBefore : last.created_at,
    veterinarian_read_at: isFresh && isByClient ? readBefore : last.created_at,
    client_unread: isFresh && !isByClient ? 1 : 0,
    veterinarian_unread: isFresh && isByClient ? 1 : 0,
    client_blocked: false,
    veterinarian_blocked: false,
  };
}
