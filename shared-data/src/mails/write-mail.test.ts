import { expect, test } from 'vitest';
import { ENGLISH_NEWS } from '../notifications/english-news.ts';
import { notificationFacts } from '../notifications/notifications.schema.ts';
import { writeMail } from './write-mail.ts';

const SITE = 'https://veto.example';
const TOKEN = '11111111-2222-4333-8444-555555555555';
const about = {
  appointment_id: 'a1',
  person_id: 'p1',
  person: 'Anna <Lis>',
  is_veterinarian: true,
  clinic: 'Clinic by the Sea',
  address: 'ul. Morska 12, Gdynia',
  phone: '+48 58 123 45 67',
  pet: 'Rex',
  date: '2026-11-23',
  time: '14:30',
  new_date: '2026-11-24',
  new_time: '09:00',
  minutes: 30,
};
const write = (kind: string, more = {}) =>
  writeMail(
    { kind, facts: notificationFacts.parse({ ...about, ...more }), recipientName: 'Olga Nowak', token: TOKEN },
    SITE,
  );

test('says the same as text and as HTML, with the place, a link, and the way to get no more', async () => {
  const mail = await write('reminder', { hours: 24 });
  expect(mail?.subject).toBe('Your visit is tomorrow');
  expect(mail?.text).toBe(`Veto


YOUR VISIT IS TOMORROW

Hello Olga Nowak,

Rex has a visit with Dr. Anna <Lis>: Mon, Nov 23 at 14:30.

Clinic by the Sea
ul. Morska 12, Gdynia
Phone: +48 58 123 45 67

View the visit https://veto.example/appointments/a1

You are receiving this email because you have an account at Veto https://veto.example. Unsubscribe from emails like this https://veto.example/unsubscribe/${TOKEN}.`);
  expect(mail?.html).toContain('Dr. Anna &lt;Lis&gt;');
  expect(mail?.html).toMatch(/href="tel:\+48581234567"[^>]*>Phone: /);
  expect(mail?.html).not.toMatch(/<script|<Lis>/);
});

test('of a practice with two numbers no mail calls a third one', async () => {
  const mail = await write('reminder', { hours: 24, phone: '22 119 45 67 lub 600 100 200' });
  expect(mail?.text).toContain('Phone: 22 119 45 67 lub 600 100 200');
  expect(mail?.html).not.toContain('tel:');
});

test('the kind of a visit is in the mail and in its calendar file, which is as long', async () => {
  const mail = await write('booking_kept', { visit_type: 'Surgery', minutes: 60 });
  expect(mail?.text).toContain('Mon, Nov 23 at 14:30 (Surgery, 1 h).');
  expect(mail?.calendarFile).toMatch(/DTEND;TZID=Europe\/Warsaw:20261123T153000[\s\S]*DESCRIPTION:Surgery\\, 1 h/);
});

test('kind of visit and preparation are in the mail’s language, and marked with theirs where the vet has no other', async () => {
  const named = { visit_type: 'Surgery', visit_type_in: { pl: 'Operacja' }, minutes: 60 };
  const english = await write('reminder', { ...named, preparation: { text: 'No food.\nNo water.', language: null } });
  expect(english?.text).toContain('(Surgery, 1 h).');
  expect(english?.text).toContain('Before you come\nNo food.\nNo water.');
  const polish = await write('booking_kept', {
    ...{ ...named, language: 'pl' },
    preparation: { text: 'No food.', language: 'en' },
  });
  expect(polish?.text).toContain('(Operacja, 1 godz.)');
  expect(polish?.html).toMatch(/<strong>Przed wizytą<\/strong><br\/?><span lang="en" dir="auto">No food\.</);
  expect(polish?.calendarFile).toContain('DESCRIPTION:Operacja\\, 1 godz.');
});

test('a mail about a visit has it as a calendar file, moved or taken away where that is what it says', async () => {
  expect((await write('booking_kept'))?.calendarFile).toMatch(
    /UID:visit-a1@veto[\s\S]*DTSTART;TZID=Europe\/Warsaw:20261123T143000/,
  );
  for (const kind of ['reschedule_accepted', 'move_kept'])
    expect((await write(kind))?.calendarFile).toContain('20261124T090000');
  for (const kind of ['cancelled', 'cancel_kept'])
    expect((await write(kind))?.calendarFile, kind).toContain('METHOD:CANCEL');
  const taken = await write('moved', {
    booked_at: '2026-11-20T08:00:00+00:00',
    changed_at: '2026-11-20T09:00:00+00:00',
  });
  expect(taken?.calendarFile).toMatch(/SEQUENCE:3600[\s\S]*20261124T090000[\s\S]*LOCATION:Clinic by the Sea/);
  expect(taken?.text).toContain('ul. Morska 12, Gdynia');
  expect((await write('message', { excerpt: 'Hello' }))?.calendarFile).toBeNull();
});

test('the summary of a visit has the note line by line, and the follow-up one press away', async () => {
  const mail = await write('visit_summary', {
    note: 'Healthy.\nWeight: <12> kg',
    pet_id: 'pet1',
    follow_up_on: '2026-12-14',
  });
  expect(mail?.subject).toBe('Rex’s visit is complete');
  expect(mail?.text).toMatch(/from Dec 14, 2026\.\n\nHealthy\.\nWeight: <12> kg\n\nClinic by the Sea/);
  expect(mail?.text).toContain('Book the follow-up https://veto.example/appointments/new?vet=p1&petId=pet1');
  expect(mail?.html).toContain('Weight: &lt;12&gt; kg');
  expect(mail?.calendarFile).toBeNull();
  expect((await write('visit_summary'))?.text).toContain('View the visit https://veto.example/appointments/a1');
});

test('an invitation to a follow-up has the booking one press away, and no visit for a calendar', async () => {
  const mail = await write('follow_up', { pet_id: 'pet1', follow_up_on: '2026-12-14' });
  expect(mail?.subject).toBe('Time for Rex’s follow-up');
  expect(mail?.text).toContain('Dr. Anna <Lis> would like to see Rex again. Please come again from Dec 14, 2026.');
  expect(mail?.text).toContain('Book the follow-up https://veto.example/appointments/new?vet=p1&petId=pet1');
  expect(mail?.calendarFile).toBeNull();
});

test('a kind of a later release is not written', async () => {
  expect(await write('moon_landing')).toBeNull();
});

test.each([
  ['guest_booked', 'Your visit is booked'],
  ['guest_moved', 'Your visit is moved'],
  ['guest_cancelled', 'Your visit is cancelled'],
  ['guest_reminder', 'Your visit is tomorrow'],
])(
  '%s leads a guest to the visit by a secret link, and there is nothing to unsubscribe from',
  async (kind, subject) => {
    const mail = await writeMail(
      {
        ...{ kind, recipientName: null, token: TOKEN },
        facts: notificationFacts.parse({ ...about, appointment_id: null, pet: null, secret: 'abc' }),
      },
      SITE,
    );
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('Hello,');
    expect(mail?.text).toContain('View the visit https://veto.example/guest-visit#abc');
    expect(mail?.text).toContain('ul. Morska 12, Gdynia');
    expect(mail?.text).toContain('somebody entered this address');
    expect(mail?.text).not.toContain('nsubscribe');
    expect(mail?.unsubscribeUrl).toBeNull();
  },
);

test('whoever’s account speaks Polish is written to in Polish, and led to Polish pages', async () => {
  const polish = (kind: string, more = {}) =>
    write(kind, { language: 'pl', visit_type: 'Zabieg', minutes: 60, ...more });
  const mail = await polish('reminder', { hours: 24 });
  expect(mail?.subject).toBe('Jutro wizyta');
  expect(mail?.html).toContain('<html lang="pl">');
  expect(mail?.text).toBe(`Veto


JUTRO WIZYTA

Dzień dobry,

Rex ma wizytę: lek. wet. Anna <Lis>, poniedziałek, 23 listopada o 14:30 (Zabieg, 1 godz.).

Clinic by the Sea
ul. Morska 12, Gdynia
Telefon: +48 58 123 45 67

Zobacz wizytę https://veto.example/pl/appointments/a1

Piszemy, bo masz konto w serwisie Veto https://veto.example. Nie chcę więcej takich e-maili https://veto.example/unsubscribe/${TOKEN}.`);
  expect(mail?.calendarFile?.replaceAll('\r\n ', '')).toMatch(
    /SUMMARY:Rex: lek\. wet\. Anna <Lis>[\s\S]*DESCRIPTION:Zabieg\\, 1 godz\.[\s\S]*\/pl\/appointments\/a1/,
  );
  expect((await polish('review_answer', { excerpt: 'Dziękuję' }))?.text).toContain(
    'Przeczytaj odpowiedź https://veto.example/specialist/p1',
  );
  const summary = await polish('visit_summary', { pet_id: 'pet1', follow_up_on: '2026-12-14' });
  expect(summary?.text).toContain('Umów wizytę kontrolną https://veto.example/pl/appointments/new?vet=p1&petId=pet1');
  expect((await polish('carer_joined'))?.unsubscribeUrl).toBeNull();
});

test('whoever’s account speaks Ukrainian reads a visit’s mail in Ukrainian, and is led to pages that there are', async () => {
  const ukrainian = (kind: string, more = {}) => write(kind, { language: 'uk', visit_type: 'Операція', ...more });
  const mail = await ukrainian('reminder', { hours: 24, minutes: 60 });
  expect(mail?.subject).toBe('Завтра візит');
  expect(mail?.html).toContain('<html lang="uk">');
  expect(mail?.text).toMatch(
    /Добрий день!\s+Нагадуємо про візит: Rex, вет\. лікар Anna <Lis>, .*, 14:30 \(Операція, 1 год\)\./,
  );
  expect(mail?.text).toContain('Переглянути візит https://veto.example/appointments/a1');
  expect(mail?.calendarFile?.replaceAll('\r\n ', '')).toMatch(
    /SUMMARY:Rex: вет\. лікар Anna <Lis>[\s\S]*DESCRIPTION:Операція\\, 1 год/,
  );
  expect((await ukrainian('review_answer', { excerpt: 'Дякую' }))?.text).toContain(
    'Прочитати відповідь https://veto.example/uk/specialist/p1',
  );
});

test('no mail to a Ukrainian account has a word in Latin letters but names, links and numbers', async () => {
  const names = /https?:\S+|Veto|Rex|Anna <Lis>|Clinic by the Sea|ul\. Morska 12, Gdynia|Olga Nowak/gi;
  const outcomes = ['confirmed', 'refused', 'withdrawn', 'unchecked', 'ends', 'ended'];
  const rich = {
    ...{ excerpt: 'Дякую', rating: 4, follow_up_on: '2026-12-14', until: '2026-11-23T12:10:00Z' },
    cancel_reason: 'Хвороба.',
  };
  const bare = { person: null, pet: null, clinic: null, new_date: null, new_time: null };
  const kinds = Object.keys(ENGLISH_NEWS.told).filter((kind) => kind !== 'licence');
  const all: (readonly [string, object])[] = [
    ...kinds.flatMap((kind) => [[kind, rich] as const, [kind, bare] as const]),
    ...outcomes.map((outcome) => ['licence', { outcome, reason: 'Нечітко.' }] as const),
    ['pet_handed_over', { outcome: 'received' }],
    ['reminder', { hours: 2 }],
    ['reminder', { vaccine: 'Сказ', days: -1 }],
  ];
  const unwritten: string[] = [];
  for (const [kind, facts] of all) {
    const mail = await write(kind, { ...facts, language: 'uk' });
    if (!mail) unwritten.push(kind);
    else expect(`${mail.subject} ${mail.text}`.replaceAll(names, ''), kind).not.toMatch(/[a-ząćęłńóśźż]{2,}/i);
  }
  expect(unwritten).toEqual([]);
});

const toGuestIn =
  (language: string) =>
  (kind: string, more: object = {}) =>
    writeMail(
      {
        ...{ kind, recipientName: null, token: TOKEN },
        facts: notificationFacts.parse({ ...about, appointment_id: null, secret: 'abc', language, ...more }),
      },
      SITE,
    );

test('a guest of the Polish page reads Polish', async () => {
  const guest = toGuestIn('pl');
  const booked = await guest('guest_booked');
  expect(booked?.subject).toBe('Wizyta potwierdzona');
  expect(booked?.html).toContain('lang="pl"');
  expect(booked?.text).toMatch(/Dzień dobry,.*listopada o \d\d:\d\d.*Zobacz wizytę.*Ktoś podał ten adres/s);
  expect(booked?.text).not.toMatch(/Phone|Hello|You/);
  const moved = await guest('guest_moved', { moved_by: 'veterinarian' });
  expect(moved?.text).toMatch(/musiała przełożyć wizytę: .* o \d\d:\d\d\. Jeśli Ci nie odpowiada.*guest-visit#abc/s);
  expect((await guest('guest_moved', { moved_by: 'guest' }))?.text).not.toContain('Lecznica');
  expect((await guest('guest_cancelled', { has_reason: true }))?.text).toContain('Powód jest pod tym linkiem. Wybierz');
  const cancelled = await guest('guest_cancelled', { cancelled_by: 'owner' });
  expect(cancelled?.text).toMatch(/Twoja wizyta została odwołana: .*Jeśli to nie Ty, zadzwoń do lecznicy\./s);
  const code = await guest('guest_code', { code: '012345' });
  expect(code?.subject).toBe('Twój kod: 012345');
  expect(code?.text).toContain('Wróć do rezerwacji https://veto.example/specialist/p1');
});

test('a guest of the Ukrainian page reads Ukrainian', async () => {
  const guest = toGuestIn('uk');
  const booked = await guest('guest_booked', { visit_type: 'Zabieg', minutes: 60 });
  expect(booked?.subject).toBe('Візит підтверджено');
  expect(booked?.html).toContain('<html lang="uk">');
  expect(booked?.text).toMatch(
    /Добрий день!.*листопада, \d\d:\d\d \(Zabieg, 1 год\)\..*Телефон: .*Хтось указав цю адресу/s,
  );
  expect(booked?.text).toContain('Переглянути візит https://veto.example/uk/guest-visit#abc');
  expect(booked?.text).not.toMatch(/Phone|Hello|You|Wizyta|Dzień/);
  const moved = await guest('guest_moved', { moved_by: 'veterinarian' });
  expect(moved?.text).toMatch(/довелося перенести візит: вет\. лікар .*Якщо він вам не підходить/s);
  expect((await guest('guest_moved', { moved_by: 'guest' }))?.text).not.toContain('довелося');
  expect((await guest('guest_cancelled', { has_reason: true }))?.text).toContain('Причину вказано за цим посиланням.');
  expect((await guest('guest_cancelled', { cancelled_by: 'owner' }))?.text).toContain(
    'Якщо це були не ви, зателефонуйте',
  );
  expect((await guest('guest_choose_again'))?.text).toContain(
    'Вибрати інший час https://veto.example/uk/guest-visit#abc',
  );
  expect((await guest('guest_reminder'))?.subject).toBe('Завтра візит');
  const code = await guest('guest_code', { code: '012345' });
  expect(code?.subject).toBe('Ваш код: 012345');
  expect(code?.text).toContain('Повернутися до запису https://veto.example/uk/specialist/p1');
});

test('an offered time says where the clinic is, and one press leads to it', async () => {
  const mail = await write('earlier_offer', { new_date: '2026-11-24', new_time: '09:00', clinic: 'Pod Kasztanem' });
  expect(mail?.html).toContain('/appointments?offered');
  expect(mail?.text).toMatch(/Take this time/i);
  expect(mail?.text).toContain('Pod Kasztanem');
  expect(mail?.calendarFile).toBeNull();
});

test('news of one’s own licence always come: there is nothing to unsubscribe from', async () => {
  const mail = await write('licence', { outcome: 'refused', reason: 'Not legible.' });
  expect(mail?.subject).toBe('We could not check your licence');
  expect(mail?.text).toContain('Please send it again. Reason: Not legible.');
  expect(mail?.text).toContain('because you have an account at Veto https://veto.example.');
  expect(mail?.text).not.toContain('nsubscribe');
  expect(mail?.unsubscribeUrl).toBeNull();
});
