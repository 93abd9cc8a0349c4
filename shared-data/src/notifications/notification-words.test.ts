import { expect, test } from 'vitest';
import { notificationWords } from './notification-words.ts';
import { notificationFacts } from './notifications.schema.ts';

const facts = notificationFacts.parse({
  appointment_id: 'a1',
  person_id: 'p1',
  person: 'Anna Lis',
  is_veterinarian: true,
  pet: 'Rex',
  date: '2026-11-23',
  time: '14:30',
  new_date: '2026-11-24',
  new_time: '09:00',
  cancel_reason: 'I am ill.',
  excerpt: 'Hello',
  rating: 4,
  hours: 24,
  follow_up_on: '2026-12-14',
  pet_id: 'pet1',
});

test.each([
  ['booked', 'Dr. Anna Lis booked a visit for Rex: Mon, Nov 23 at 14:30.', '/appointments/a1'],
  ['cancel_kept', 'You cancelled the visit of Rex with Dr. Anna Lis: Mon, Nov 23 at 14:30.', '/appointments/a1'],
  ['move_kept', 'The visit of Rex with Dr. Anna Lis is now Tue, Nov 24 at 09:00.', '/appointments/a1'],
  ['booking_kept', 'Rex has a visit with Dr. Anna Lis: Mon, Nov 23 at 14:30.', '/appointments/a1'],
  [
    'cancelled',
    'Dr. Anna Lis cancelled the visit for Rex: Mon, Nov 23 at 14:30. Reason: I am ill.',
    '/appointments/a1',
  ],
  [
    'reschedule_asked',
    'Dr. Anna Lis asked to move the visit for Rex from Mon, Nov 23 at 14:30 to Tue, Nov 24 at 09:00.',
    '/appointments/a1',
  ],
  [
    'choose_again',
    'Dr. Anna Lis cannot keep Mon, Nov 23 at 14:30, and asks you to choose another time. “Hello” The visit stays booked until you do.',
    '/appointments/a1?move',
  ],
  ['reschedule_accepted', 'Dr. Anna Lis agreed: the visit for Rex is now Tue, Nov 24 at 09:00.', '/appointments/a1'],
  [
    'reschedule_declined',
    'Dr. Anna Lis could not move the visit for Rex: it stays Mon, Nov 23 at 14:30.',
    '/appointments/a1',
  ],
  ['reminder', 'Rex has a visit with Dr. Anna Lis: Mon, Nov 23 at 14:30.', '/appointments/a1'],
  [
    'visit_summary',
    'Dr. Anna Lis completed the visit for Rex: Mon, Nov 23 at 14:30. Please come again from Dec 14, 2026.',
    '/appointments/a1',
  ],
  [
    'follow_up',
    'Dr. Anna Lis would like to see Rex again. Please come again from Dec 14, 2026.',
    '/appointments/new?vet=p1&petId=pet1',
  ],
  ['after_visit', 'Dr. Anna Lis asks you a few questions, which take a minute to answer.', '/appointments/a1'],
  ['message', 'Hello', '/messages/p1'],
  ['review', 'Anna Lis: “Hello”', '/veterinarian/p1'],
  ['review_answer', '“Hello”', '/veterinarian/p1'],
])('%s is said in a sentence, and leads somewhere', (kind, text, path) => {
  expect(notificationWords(kind, facts)).toMatchObject({ text, path });
});

test('an offered time is named beside the visit that it moves, with the end of its ten minutes', () => {
  const offer = { person: 'Anna Lis', is_veterinarian: true, pet: 'Rex', new_date: '2026-11-24', new_time: '09:00' };
  const held = { ...offer, until: '2026-11-23T12:10:00Z' };
  expect(notificationWords('earlier_offer', notificationFacts.parse(held))).toEqual({
    title: 'An earlier time is free: Tue, Nov 24 at 09:00',
    text: 'Dr. Anna Lis can see Rex on Tue, Nov 24 at 09:00. The time is held for you until 13:10.',
    path: '/appointments?offered',
  });
  const moving = notificationFacts.parse({ ...held, date: '2026-12-01', time: '14:30' });
  expect(notificationWords('earlier_offer', moving)?.text).toMatch(/09:00, instead of Tue, Dec 1 at 14:30\. The/);
});

test('answers that alarm lead a veterinarian to the conversation', () => {
  const toVet = { ...facts, personName: 'Olga Nowak', personIsVeterinarian: false, excerpt: 'Is Rex eating? No' };
  expect(notificationWords('after_visit_alarm', toVet)).toEqual({
    title: 'Rex may need you',
    text: 'Olga Nowak answered what you asked after the visit: “Is Rex eating? No”',
    path: '/messages/p1',
  });
});

test('news of a household name the people, the pet and a sitter’s days', () => {
  const days = { date: '2026-11-27', newDate: '2026-11-29' };
  const news = (kind: string, differences: object = {}) =>
    notificationWords(kind, {
      ...facts,
      personName: 'Marek Wilk',
      petId: 'rex',
      date: null,
      newDate: null,
      ...differences,
    });
  expect(news('carer_joined')).toEqual({
    title: 'Marek Wilk accepted your invitation',
    text: 'Marek Wilk now cares for Rex.',
    path: '/household',
  });
  expect(news('carer_joined', days)?.text).toBe('Marek Wilk looks after Rex: Fri, Nov 27 – Sun, Nov 29.');
  expect(news('carer_joined', { ...days, date: null })?.text).toBe('Marek Wilk looks after Rex: until Sun, Nov 29.');
  expect(news('carer_left')?.text).toBe('Marek Wilk no longer cares for Rex.');
  expect(news('pet_handed_over', { outcome: 'received' })?.title).toBe('Rex is yours now');
  expect(news('pet_handed_over', { outcome: 'given' })?.text).toMatch(/^You handed Rex over to Marek Wilk\./);
  expect(news('sitting_begins', days)).toEqual({
    title: 'Your time with Rex begins tomorrow',
    text: 'You look after Rex: Fri, Nov 27 – Sun, Nov 29.',
    path: '/pets/rex',
  });
  expect(news('sitting_ends', days)?.title).toBe('Your time with Rex ends today');
});

test('a veterinarian reads the 12-hour clock', () => {
  const toVet = { ...facts, personName: 'Olga Nowak', personIsVeterinarian: false };
  expect(notificationWords('reschedule_asked', toVet)?.text).toBe(
    'Olga Nowak asked to move the visit for Rex from Mon, Nov 23 at 2:30 PM to Tue, Nov 24 at 9:00 AM.',
  );
});

test('a vaccination says which, when, and whether it is late', () => {
  const due = { ...facts, personId: null, personName: null, vaccine: 'Rabies', petId: 'pet1', days: 7 };
  expect(notificationWords('reminder', { ...due, personId: 'p1', personName: 'Anna Lis' })).toMatchObject({
    text: 'Dr. Anna Lis reminds you. Rex: Rabies is due on Nov 23, 2026.',
    path: '/appointments/new?vet=p1&petId=pet1',
  });
  expect(notificationWords('reminder', due)).toEqual({
    title: 'A vaccination is due soon',
    text: 'Rex: Rabies is due on Nov 23, 2026.',
    path: '/pets/pet1',
  });
  expect(notificationWords('reminder', { ...due, days: -1 })?.text).toBe('Rex: Rabies was due on Nov 23, 2026.');
});

test('a message of files alone has words, too', () => {
  expect(notificationWords('message', { ...facts, excerpt: null })?.text).toBe('Sent you a file.');
});

test('a kind of a later release is left out', () => {
  expect(notificationWords('moon_landing', facts)).toBeNull();
});

test('the finder of a lost pet is quoted, with the way to reach them, where they gave one', () => {
  const found = (phone: string | null) =>
    notificationFacts.parse({ pet_id: 'p1', pet: 'Rex', excerpt: 'He is in our garden.', phone });
  expect(notificationWords('found', found('600 100 200'))).toEqual({
    title: 'Someone wrote to you about Rex',
    text: '“He is in our garden.” Contact: 600 100 200',
    path: '/pets/p1/passport',
  });
  expect(notificationWords('found', found(null))?.text).toBe('“He is in our garden.”');
});

test.each([
  ['confirmed', /from now on, until Nov 24, 2028\./],
  ['refused', /send it again\. Reason: Not legible\./],
  ['withdrawn', /booked stay booked\. Reason: Not legible\./],
  ['unchecked', /^Until Nov 24, 2028 pet owners find you, marked/],
  ['ends', /^Pet owners find you until Nov 24, 2028\./],
  ['ended', /^Your listing ended on Nov 24, 2028\./],
])('a licence: %s', (outcome, text) => {
  const news = notificationFacts.parse({ outcome, reason: 'Not legible.', until: '2028-11-24T12:00:00+00:00' });
  const words = notificationWords('licence', news);
  expect(words?.text).toMatch(text);
  expect(words?.path).toBe('/for-vets/manage#licence');
});

test('an outcome of a licence that this release does not know says nothing', () => {
  expect(notificationWords('licence', notificationFacts.parse({ outcome: 'new' }))).toBeNull();
});

test.each(['booked', 'moved', 'cancelled'])('of a guest, %s says so and leads to the calendar', (kind) => {
  const words = notificationWords(kind, { ...facts, appointmentId: null, personIsVeterinarian: false, guest: true });
  expect(words?.text).toMatch(/^Anna Lis \(guest\) /);
  expect(words?.path).toBe('/for-vets/calendar');
});

test('the kind of a visit stands after its time', () => {
  const surgery = { ...facts, visitType: 'Surgery', duration: 60 };
  expect(notificationWords('booked', surgery)?.text).toMatch(/Mon, Nov 23 at 14:30 \(Surgery, 1 h\)\.$/);
  for (const kind of ['booking_kept', 'reminder'])
    expect(notificationWords(kind, surgery)?.text).toBe(
      'Rex has a visit with Dr. Anna Lis: Mon, Nov 23 at 14:30 (Surgery, 1 h).',
    );
});
