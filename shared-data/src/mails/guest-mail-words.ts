import { datesIn, type Format, formatDay, formatPolishDay, formatTime24 } from '../calendar/index.ts';
import type { GuestLanguage } from '../guest-visits/guest-code.ts';
import { guestVisitPath } from '../guest-visits/guest-visit-path.ts';
import { kindOfVisit } from '../notifications/kind-of-visit.ts';
import type { NotificationWords } from '../notifications/notification-words.ts';
import type { NotificationFacts } from '../notifications/notifications.schema.ts';
import { doctorName } from '../veterinarians/doctor-name.ts';
import { polishDoctorName } from '../veterinarians/polish-doctor-name.ts';
import { ukrainianDoctorName } from '../veterinarians/ukrainian-doctor-name.ts';
import { minutesInPolish, minutesInUkrainian } from '../visit-types/minutes-in-words.ts';
import { minutesText } from '../visit-types/visit-type-words.ts';
import { languageOfMail, mailPath } from './mail-path.ts';

/** Of one language, by the kind of mail. */
type Words = Record<
  string,
  (of: { vet: string; when: string; code: string; hasReason: boolean }) => Omit<NotificationWords, 'path'>
>;

const ENGLISH: Words = {
  guest_code: ({ vet, code }) => ({
    title: `Your code is ${code}`,
    text: `Enter ${code} to book a visit with ${vet}. It works for half an hour.`,
  }),
  guest_booked: ({ vet, when }) => ({
    title: 'Your visit is booked',
    text: `You have a visit with ${vet}: ${when}. This link shows it, moves it and cancels it.`,
  }),
  guest_moved: ({ vet, when }) => ({ title: 'Your visit is moved', text: `Your visit with ${vet} is now ${when}.` }),
  moved_by_veterinarian: ({ vet, when }) => ({
    title: 'Your visit is moved',
    text: `${vet} had to move your visit. It is now ${when}. If that does not suit you, choose another time or cancel by this link.`,
  }),
  guest_choose_again: ({ vet, when }) => ({
    title: 'Please choose another time',
    text: `${vet} cannot keep your visit: ${when}. Please choose another time by this link. Your visit stays booked until you do.`,
  }),
  guest_cancelled: ({ vet, when, hasReason }) => ({
    title: 'Your visit is cancelled',
    text: `${vet} had to cancel your visit: ${when}.${hasReason ? ' The reason is behind this link.' : ''} Please book another time or call the practice.`,
  }),
  cancelled_by_guest: ({ vet, when }) => ({
    title: 'Your visit is cancelled',
    text: `You cancelled your visit with ${vet}: ${when}. If it was not you, please call the practice.`,
  }),
  guest_reminder: ({ vet, when }) => ({
    title: 'Your visit is tomorrow',
    text: `You have a visit with ${vet}: ${when}.`,
  }),
};

const POLISH: Words = {
  guest_code: ({ vet, code }) => ({
    title: `Twój kod: ${code}`,
    text: `Wpisz ${code}, aby umówić wizytę (${vet}). Kod działa przez pół godziny.`,
  }),
  guest_booked: ({ vet, when }) => ({
    title: 'Wizyta potwierdzona',
    text: `${vet} czeka na Ciebie: ${when}. Pod tym linkiem zobaczysz wizytę, przełożysz ją lub odwołasz.`,
  }),
  guest_moved: ({ vet, when }) => ({ title: 'Nowy termin wizyty', text: `${vet}, nowy termin wizyty: ${when}.` }),
  moved_by_veterinarian: ({ vet, when }) => ({
    title: 'Nowy termin wizyty',
    text: `Lecznica musiała przełożyć wizytę: ${vet}, nowy termin: ${when}. Jeśli Ci nie odpowiada, wybierz inny lub odwołaj wizytę pod tym linkiem.`,
  }),
  guest_choose_again: ({ vet, when }) => ({
    title: 'Wybierz inny termin wizyty',
    text: `${vet} nie może przyjąć w tym terminie: ${when}. Wybierz inny termin pod tym linkiem. Do tego czasu wizyta pozostaje umówiona.`,
  }),
  guest_cancelled: ({ vet, when, hasReason }) => ({
    title: 'Wizyta odwołana',
    text: `Lecznica musiała odwołać wizytę: ${vet}, ${when}.${hasReason ? ' Powód jest pod tym linkiem.' : ''} Wybierz inny termin lub zadzwoń.`,
  }),
  cancelled_by_guest: ({ vet, when }) => ({
    title: 'Wizyta odwołana',
    text: `Twoja wizyta została odwołana: ${vet}, ${when}. Jeśli to nie Ty, zadzwoń do lecznicy.`,
  }),
  guest_reminder: ({ vet, when }) => ({ title: 'Jutro wizyta', text: `Przypominamy o wizycie: ${vet}, ${when}.` }),
};

const UKRAINIAN: Words = {
  guest_code: ({ vet, code }) => ({
    title: `Ваш код: ${code}`,
    text: `Введіть ${code}, щоб записатися на візит (${vet}). Код дійсний пів години.`,
  }),
  guest_booked: ({ vet, when }) => ({
    title: 'Візит підтверджено',
    text: `${vet} чекає на вас: ${when}. За цим посиланням можна переглянути візит, перенести його або скасувати.`,
  }),
  guest_moved: ({ vet, when }) => ({ title: 'Новий час візиту', text: `${vet}, новий час візиту: ${when}.` }),
  moved_by_veterinarian: ({ vet, when }) => ({
    title: 'Новий час візиту',
    text: `Клініці довелося перенести візит: ${vet}, новий час: ${when}. Якщо він вам не підходить, виберіть інший або скасуйте візит за цим посиланням.`,
  }),
  guest_choose_again: ({ vet, when }) => ({
    title: 'Виберіть інший час візиту',
    text: `${vet} не може прийняти вас у цей час: ${when}. Виберіть інший час за цим посиланням. Доти ваш запис зберігається.`,
  }),
  guest_cancelled: ({ vet, when, hasReason }) => ({
    title: 'Візит скасовано',
    text: `Клініці довелося скасувати візит: ${vet}, ${when}.${hasReason ? ' Причину вказано за цим посиланням.' : ''} Виберіть інший час або зателефонуйте до клініки.`,
  }),
  cancelled_by_guest: ({ vet, when }) => ({
    title: 'Візит скасовано',
    text: `Ваш візит скасовано: ${vet}, ${when}. Якщо це були не ви, зателефонуйте до клініки.`,
  }),
  guest_reminder: ({ vet, when }) => ({ title: 'Завтра візит', text: `Нагадуємо про візит: ${vet}, ${when}.` }),
};

/** How a language writes to guests. */
interface MailLanguage {
  words: Words;
  day: Format;
  /** Between a day and a time. */
  at: string;
  doctor(name: string): string;
  minutes(minutes: number): string;
}

const LANGUAGES: Record<GuestLanguage, MailLanguage> = {
  en: { words: ENGLISH, day: formatDay, at: ' at ', doctor: doctorName, minutes: minutesText },
  pl: { words: POLISH, day: formatPolishDay, at: ' o ', doctor: polishDoctorName, minutes: minutesInPolish },
  uk: {
    words: UKRAINIAN,
    day: datesIn('uk').slots.day,
    // 'о' or 'об', as the number is spoken.
    at: ', ',
    doctor: ukrainianDoctorName,
    minutes: minutesInUkrainian,
  },
};

/** A kind says more by who did it. */
function wordsFor(kind: string, { movedBy, cancelledBy }: NotificationFacts): string {
  if (kind === 'guest_moved' && movedBy === 'veterinarian') return 'moved_by_veterinarian';
  if (kind === 'guest_cancelled' && cancelledBy === 'owner') return 'cancelled_by_guest';
  return kind;
}

/**
 * What a mail tells a guest; null for another kind. It names nobody but the vet and has nobody's free text: anybody may have
 * entered the address.
 */
export function guestMailWords(kind: string, facts: NotificationFacts): NotificationWords | null {
  const { personName, personId, date, time, secret, code, hasReason } = facts;
  const language = languageOfMail(facts);
  const { words, day, at, doctor, minutes } = LANGUAGES[language];
  const wordsOfKind = words[wordsFor(kind, facts)];
  if (!wordsOfKind) return null;
  const when =
    [date && day(date), time && formatTime24(time)].filter(Boolean).join(at) + kindOfVisit(facts, language, minutes);
  return {
    ...wordsOfKind({ vet: doctor(personName ?? ''), when, code: code ?? '', hasReason }),
    path:
      kind === 'guest_code'
        ? mailPath(`/veterinarian/${personId ?? ''}`, { language })
        : guestVisitPath(secret ?? '', language),
  };
}
