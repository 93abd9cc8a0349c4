import { expect, test } from 'vitest';
import { POLISH_NEWS } from './news.pl.ts';
import { notificationWords } from './notification-words.ts';
import { notificationFacts } from './notifications.schema.ts';

const facts = notificationFacts.parse({
  appointment_id: 'a1',
  person_id: 'p1',
  person: 'Dr. Anna Lis',
  is_veterinarian: true,
  pet: 'Rex',
  date: '2026-11-23',
  time: '14:30',
  new_date: '2026-11-24',
  new_time: '09:00',
  cancel_reason: 'Choroba.',
  excerpt: 'Zdrowy.',
  rating: 4,
  follow_up_on: '2026-12-14',
  until: '2026-11-23T12:10:00Z',
  outcome: 'received',
});
const said = (kind: string, more: object = {}) => notificationWords(kind, { ...facts, ...more }, POLISH_NEWS);
const VISIT = 'poniedziałek, 23 listopada o 14:30';

test.each([
  ['booked', `lek. wet. Anna Lis umawia wizytę: Rex, ${VISIT}.`],
  ['cancelled', `lek. wet. Anna Lis odwołuje wizytę: Rex, ${VISIT}. Powód: Choroba.`],
  [
    'moved',
    `lek. wet. Anna Lis przekłada wizytę (Rex). Poprzedni termin: ${VISIT}, nowy: wtorek, 24 listopada o 09:00.`,
  ],
  [
    'choose_again',
    `lek. wet. Anna Lis nie może przyjąć w tym terminie: ${VISIT}, i prosi o wybór innego. „Zdrowy.” Do tego czasu wizyta pozostaje umówiona.`,
  ],
  [
    'earlier_offer',
    `Wcześniejszy termin wizyty (Rex): lek. wet. Anna Lis, wtorek, 24 listopada o 09:00. Dotychczasowy: ${VISIT}. Termin czeka na Ciebie do 13:10.`,
  ],
  ['visit_summary', `Zakończona wizyta: Rex, lek. wet. Anna Lis, ${VISIT}. Zapraszamy ponownie od 14.12.2026.`],
  ['message', 'Zdrowy.'],
])('%s is said without a case of a name, and leads where it does in English', (kind, text) => {
  expect(said(kind)?.text).toBe(text);
  expect(said(kind)?.path).toBe(notificationWords(kind, facts)?.path);
});

test('every kind and every outcome of a licence is said, with no English word and nothing missing', () => {
  const outcomes = ['confirmed', 'refused', 'withdrawn', 'unchecked', 'ends', 'ended'];
  const bare = { ...notificationFacts.parse({}), date: '2026-11-23', newDate: '2026-11-24' };
  const all = [
    ...Object.keys(POLISH_NEWS.told).flatMap((kind) => (kind === 'licence' ? [] : [said(kind), said(kind, bare)])),
    ...outcomes.map((outcome) => said('licence', { outcome, reason: 'Nieczytelne.' })),
    said('reminder', { vaccine: 'Wścieklizna', days: -1 }),
  ];
  for (const words of all) {
    expect(`${words?.title} ${words?.text}`).not.toMatch(
      /undefined|null|\b(?:the|your|visit|with|from|until)\b|\d (?:AM|PM)/i,
    );
    expect(words?.title).toMatch(/\S/);
  }
  expect(said('licence', { outcome: 'new' })).toBeNull();
});

test('a veterinarian reads of a guest by the 24-hour clock, too', () => {
  expect(said('booked', { personIsVeterinarian: false, personName: 'Olga Nowak', guest: true })?.text).toBe(
    `Olga Nowak (gość) umawia wizytę: Rex, ${VISIT}.`,
  );
});
