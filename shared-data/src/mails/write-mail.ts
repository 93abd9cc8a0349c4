import { render } from '@react-email/render';
import { createElement } from 'react';
import { bookingPath } from '../booking/booking-path.ts';
import { ENGLISH_NEWS } from '../notifications/english-news.ts';
import { POLISH_NEWS } from '../notifications/news.pl.ts';
import { UKRAINIAN_NEWS } from '../notifications/news.uk.ts';
import { notificationWords } from '../notifications/notification-words.ts';
import type { NotificationFacts } from '../notifications/notifications.schema.ts';
import { readPhone } from '../typed/phones.ts';
import { guestMailWords } from './guest-mail-words.ts';
import { type MailDetail, MailLayout } from './mail-layout.ts';
import { languageOfMail, mailPath } from './mail-path.ts';
import { isForGuest, saysPlace, visitOfMail } from './mail-visit.ts';

/** A mail to be written: what happened, to whom it is said, and the key of its unsubscribe link. */
export interface MailOrder {
  kind: string;
  facts: NotificationFacts;
  recipientName: string | null;
  token: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  /** Null for mails that always come: those about one's own account. */
  unsubscribeUrl: string | null;
  /** The visit as a calendar file; null where it is about none. */
  calendarFile: string | null;
}

/** The words around what is told. */
const WORDS = {
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    phone: 'Phone',
    preparation: 'Before you come',
    visit: 'View the visit',
    health: 'View the health record',
    followUp: 'Book the follow-up',
    actions: {
      after_visit: 'Answer',
      choose_again: 'Choose another time',
      guest_choose_again: 'Choose another time',
      after_visit_alarm: 'Read and answer',
      earlier_offer: 'Take this time',
      guest_code: 'Back to the booking',
      message: 'Read and answer',
      found: 'Read the message',
      follow_up: 'Book the follow-up',
      review: 'Read the review',
      review_answer: 'Read the answer',
      licence: 'Open your licence',
      carer_joined: 'Open the household',
      carer_left: 'Open the household',
      pet_handed_over: 'Open the page',
      sitting_begins: 'Open the page',
      sitting_ends: 'Open the page',
    },
  },
  pl: {
    // No case of a name is known.
    greeting: () => 'Dzień dobry,',
    phone: 'Telefon',
    preparation: 'Przed wizytą',
    visit: 'Zobacz wizytę',
    health: 'Zobacz kartę zdrowia',
    followUp: 'Umów wizytę kontrolną',
    actions: {
      after_visit: 'Odpowiedz',
      choose_again: 'Wybierz inny termin',
      guest_choose_again: 'Wybierz inny termin',
      after_visit_alarm: 'Przeczytaj i odpowiedz',
      earlier_offer: 'Wybierz ten termin',
      guest_code: 'Wróć do rezerwacji',
      message: 'Przeczytaj i odpowiedz',
      found: 'Przeczytaj wiadomość',
      follow_up: 'Umów wizytę kontrolną',
      review: 'Przeczytaj opinię',
      review_answer: 'Przeczytaj odpowiedź',
      licence: 'Przejdź do dokumentu',
      carer_joined: 'Zobacz opiekunów',
      carer_left: 'Zobacz opiekunów',
      pet_handed_over: 'Otwórz stronę',
      sitting_begins: 'Otwórz stronę',
      sitting_ends: 'Otwórz stronę',
    },
  },
  uk: {
    greeting: () => 'Добрий день!',
    phone: 'Телефон',
    preparation: 'Перед візитом',
    visit: 'Переглянути візит',
    health: 'Переглянути картку здоров’я',
    followUp: 'Записатися на контрольний візит',
    actions: {
      after_visit: 'Відповісти',
      choose_again: 'Вибрати інший час',
      guest_choose_again: 'Вибрати інший час',
      after_visit_alarm: 'Прочитати й відповісти',
      earlier_offer: 'Вибрати цей час',
      guest_code: 'Повернутися до запису',
      message: 'Прочитати й відповісти',
      found: 'Прочитати повідомлення',
      follow_up: 'Записатися на контрольний візит',
      review: 'Прочитати відгук',
      review_answer: 'Прочитати відповідь',
      licence: 'Перейти до ліцензії',
      carer_joined: 'Хто доглядає тварину',
      carer_left: 'Хто доглядає тварину',
      pet_handed_over: 'Відкрити сторінку',
      sitting_begins: 'Відкрити сторінку',
      sitting_ends: 'Відкрити сторінку',
    },
  },
} as const satisfies Record<'en' | 'pl' | 'uk', { actions: Record<string, string> } & Record<string, unknown>>;

/** Kinds of the topic 'account', which nobody can unsubscribe from. */
const OF_ACCOUNT = ['licence', 'carer_joined', 'carer_left', 'pet_handed_over'];

const NEWS = { en: ENGLISH_NEWS, pl: POLISH_NEWS, uk: UKRAINIAN_NEWS };

/** As text, a phone number is written once. */
const NUMBERS = { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } };

/**
 * Writes a mail as text and as HTML, from one template. `siteUrl` is the site's public address, which its links lead to.
 * Null for a kind that this release does not know.
 */
export async function writeMail(order: MailOrder, siteUrl: string): Promise<WrittenMail | null> {
  const { kind, facts, recipientName, token } = order;
  const language = languageOfMail(facts);
  const words = isForGuest(kind) ? guestMailWords(kind, facts) : notificationWords(kind, facts, NEWS[language]);
  if (!words) return null;
  const path = isForGuest(kind) ? words.path : mailPath(words.path, facts);
  const { greeting, phone, preparation } = WORDS[language];
  // In English: mail programs send to it, too.
  const unsubscribeUrl =
    OF_ACCOUNT.includes(kind) || isForGuest(kind) ? null : new URL(`/unsubscribe/${token}`, siteUrl).href;
  const layout = createElement(MailLayout, {
    title: words.title,
    greeting: greeting(recipientName),
    text: words.text,
    details: saysPlace(kind) ? detailsOf(facts, phone) : [],
    quote: facts.note,
    preparation: facts.preparation && { ...facts.preparation, heading: preparation },
    action: actionOf(kind, facts, path, siteUrl),
    siteUrl,
    unsubscribeUrl,
    hasAccount: !isForGuest(kind),
    language,
  });
  const visit = visitOfMail(kind, facts, siteUrl);
  // The library that writes calendars is loaded for the mails that need it.
  const calendarFile = visit && (await import('../calendar-file/visit-calendar-file.ts')).visitCalendarFile(visit);
  return {
    subject: words.title,
    html: await render(layout),
    text: await render(layout, { plainText: true, htmlToTextOptions: { selectors: [NUMBERS] } }),
    unsubscribeUrl,
    calendarFile,
  };
}

/** The one thing to do: a follow-up is booked with pet and veterinarian chosen already. */
function actionOf(kind: string, facts: NotificationFacts, path: string, siteUrl: string) {
  const { visit, health, followUp, actions } = WORDS[languageOfMail(facts)];
  const named: Readonly<Record<string, string>> = actions;
  if (kind === 'visit_summary' && facts.followUpOn && facts.personId) {
    const booking = mailPath(bookingPath({ veterinarianId: facts.personId, petId: facts.petId }), facts);
    return { label: followUp, url: new URL(booking, siteUrl).href };
  }
  const label = named[kind] ?? (facts.vaccine ? health : visit);
  return { label, url: new URL(path, siteUrl).href };
}

function detailsOf({ clinic, address, phone }: NotificationFacts, phoneLabel: string): MailDetail[] {
  return [
    ...(clinic ? [{ text: clinic }] : []),
    ...(address ? [{ text: address }] : []),
    ...(phone ? [phoneLine(`${phoneLabel}: ${phone}`, readPhone(phone))] : []),
  ];
}

/** Called by a press where it is one number: the digits of two in a row would ring a stranger. */
const phoneLine = (text: string, number: string | null): MailDetail =>
  number ? { text, href: `tel:${number.replaceAll(' ', '')}` } : { text };
