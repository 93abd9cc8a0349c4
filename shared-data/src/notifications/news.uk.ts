import { datesIn, formatPolishDate, formatTime24, inWarsaw } from '../calendar/index.ts';
import { ukrainianDoctorName } from '../veterinarians/ukrainian-doctor-name.ts';
import { minutesInUkrainian } from '../visit-types/minutes-in-words.ts';
import { kindOfVisit } from './kind-of-visit.ts';
import { type News, type NewsLanguage, sentences, type Told } from './news-language.ts';
import type { NotificationFacts } from './notifications.schema.ts';

const quoted = (text: string | null) => (text ? `«${text}»` : '');

const doctor = (name: string | null) => (name ? ukrainianDoctorName(name) : 'Ветеринар');

const followUp = ({ followUpOn }: News) => followUpOn && `Чекаємо на вас знову з ${formatPolishDate(followUpOn)}.`;

const somebody = ({ personName }: News) => personName ?? 'Хтось';

/** A sitter's days. */
const daysOf = ({ date, newDate }: News) =>
  newDate && `${date ? `${formatPolishDate(date)} –` : 'до'} ${formatPolishDate(newDate)}`;

function newsOf(facts: NotificationFacts): News {
  const { personName, personIsVeterinarian, date, time, newDate, newTime } = facts;
  const client = facts.guest ? `${personName ?? 'Гість'} (гість)` : (personName ?? 'Клієнт');
  const when = (day: string | null, at: string | null) =>
    [day && datesIn('uk').slots.day(day), at && formatTime24(at)].filter(Boolean).join(', ');
  return {
    ...facts,
    person: personIsVeterinarian ? doctor(personName) : client,
    pet: facts.petName ?? 'ваша тварина',
    time: when(date, time),
    newTime: when(newDate, newTime),
    ofKind: kindOfVisit(facts, 'uk', minutesInUkrainian),
  };
}

function vaccinationNews({ vaccine, date, days, personId, personName, pet }: News): Told {
  const isOverdue = (days ?? 0) < 0;
  return {
    title: isOverdue ? 'Щеплення прострочено' : 'Наближається час щеплення',
    text: sentences(
      personId && `Нагадує ${doctor(personName)}.`,
      `${vaccine ?? 'Щеплення'} (${pet}): ${isOverdue ? 'термін минув' : 'термін'}${date ? ` ${formatPolishDate(date)}` : ''}.`,
    ),
  };
}

function licenceNews({ outcome, reason, until }: News): Told | null {
  const day = until ? formatPolishDate(inWarsaw(until).date) : 'останнього дня';
  const why = reason && `Причина: ${reason}`;
  switch (outcome) {
    case 'confirmed':
      return { title: 'Ліцензію перевірено', text: `Відтепер власники тварин знаходять вас у пошуку, до ${day}.` };
    case 'refused':
      return { title: 'Не вдалося перевірити ліцензію', text: sentences('Надішліть документ ще раз.', why) };
    case 'withdrawn':
      return {
        title: 'Ліцензія більше не вважається перевіреною',
        text: sentences('Власники тварин більше вас не знаходять. Записи на візити зберігаються.', why),
      };
    case 'unchecked':
      return {
        title: 'Надішліть нам ліцензію',
        text: `До ${day} власники тварин знаходять вас із позначкою «Ліцензію ще не перевірено», а потім лише після перевірки.`,
      };
    case 'ends':
      return {
        title: 'Надішліть нам ліцензію',
        text: `Власники тварин знаходять вас до ${day}. Надішліть документ уже зараз, щоб вас знаходили й далі.`,
      };
    case 'ended':
      return {
        title: 'Власники тварин більше вас не знаходять',
        text: `Ваш профіль зник із пошуку: ${day}. Надішліть нам ліцензію. Записи на візити зберігаються.`,
      };
    default:
      return null;
  }
}

/** News as it is said in Ukrainian: without a past that would need to know whether a man or a woman did it, and without cases of names. */
export const UKRAINIAN_NEWS: NewsLanguage = {
  newsOf,
  told: {
    booked: ({ person, pet, time, ofKind }) => ({
      title: 'Новий запис',
      text: `${person} записує на візит: ${pet}, ${time}${ofKind}.`,
    }),
    booking_kept: ({ person, pet, time, ofKind }) => ({
      title: 'Вас записано на візит',
      text: `Ваш візит: ${pet}, ${person}, ${time}${ofKind}.`,
    }),
    cancelled: ({ person, pet, time, cancelReason }) => ({
      title: 'Візит скасовано',
      text: sentences(`${person} скасовує візит: ${pet}, ${time}.`, cancelReason && `Причина: ${cancelReason}`),
    }),
    cancel_kept: ({ person, pet, time }) => ({
      title: 'Ваш візит скасовано',
      text: `Ви скасували візит: ${pet}, ${person}, ${time}.`,
    }),
    reschedule_asked: ({ person, pet, time, newTime }) => ({
      title: 'Прохання перенести візит',
      text: `${person} просить перенести візит (${pet}). Теперішній час: ${time}, бажаний: ${newTime}.`,
    }),
    choose_again: ({ person, pet, time, excerpt }) => ({
      title: `Виберіть інший час візиту: ${pet}`,
      text: sentences(
        `${person} не може прийняти вас у цей час: ${time}. Виберіть інший.`,
        quoted(excerpt),
        'Доти ваш запис зберігається.',
      ),
    }),
    reschedule_accepted: ({ person, pet, newTime }) => ({
      title: 'Візит перенесено',
      text: `${person} погоджується. Новий час візиту (${pet}): ${newTime}.`,
    }),
    reschedule_declined: ({ person, pet, time }) => ({
      title: 'Час візиту не змінено',
      text: `${person} не може перенести візит (${pet}). Час залишається: ${time}.`,
    }),
    moved: ({ person, pet, time, newTime }) => ({
      title: 'Візит перенесено',
      text: `${person} переносить візит (${pet}). Попередній час: ${time}, новий: ${newTime}.`,
    }),
    move_kept: ({ person, pet, newTime, ofKind }) => ({
      title: 'Новий час вашого візиту',
      text: `Новий час візиту: ${pet}, ${person}, ${newTime}${ofKind}.`,
    }),
    earlier_offer: ({ person, pet, time, newTime, ofKind, until }) => ({
      title: `Є раніший вільний час: ${newTime}`,
      text: sentences(
        `Раніший час візиту (${pet}): ${person}, ${newTime}${ofKind}.`,
        time && `Теперішній: ${time}.`,
        until && `Цей час чекає на вас до ${inWarsaw(until).time}.`,
      ),
    }),
    reminder: (news) =>
      news.vaccine
        ? vaccinationNews(news)
        : {
            title: news.hours === 2 ? 'Візит за дві години' : 'Завтра візит',
            text: `Нагадуємо про візит: ${news.pet}, ${news.person}, ${news.time}${news.ofKind}.`,
          },
    visit_summary: (news) => ({
      title: `Візит завершено: ${news.pet}`,
      text: sentences(`Завершено візит: ${news.pet}, ${news.person}, ${news.time}.`, followUp(news)),
    }),
    after_visit: ({ person, pet }) => ({
      title: `Як почувається ${pet} після візиту?`,
      text: `${person} ставить кілька запитань. Відповідь забере хвилину.`,
    }),
    after_visit_alarm: ({ person, pet, excerpt }) => ({
      title: `Може знадобитися допомога: ${pet}`,
      text: `${person} відповідає на запитання після візиту: ${quoted(excerpt)}`,
    }),
    follow_up: (news) => ({
      title: `Час контрольного візиту: ${news.pet}`,
      text: sentences(`${news.person} запрошує на наступний візит: ${news.pet}.`, followUp(news)),
    }),
    message: ({ person, excerpt }) => ({ title: `Повідомлення: ${person}`, text: excerpt ?? 'Надіслано файл.' }),
    found: ({ pet, excerpt, phone }) => ({
      title: `Вам пишуть про тварину: ${pet}`,
      text: sentences(quoted(excerpt), phone && `Контакт: ${phone}`),
    }),
    review: ({ personName, rating, excerpt }) => ({
      title: `Новий відгук: ${rating ?? 0} із 5 зірок`,
      text: [personName, quoted(excerpt)].filter(Boolean).join(': '),
    }),
    review_answer: ({ person, excerpt }) => ({ title: `Відповідь на ваш відгук: ${person}`, text: quoted(excerpt) }),
    licence: licenceNews,
    carer_joined: (news) => ({
      title: `Запрошення прийнято: ${somebody(news)}`,
      text: daysOf(news)
        ? `${somebody(news)} доглядає тварину: ${news.pet}, ${daysOf(news)}.`
        : `${somebody(news)} відтепер доглядає тварину: ${news.pet}.`,
    }),
    carer_left: (news) => ({
      title: `Догляд завершено: ${somebody(news)}`,
      text: `${somebody(news)} більше не доглядає тварину: ${news.pet}.`,
    }),
    pet_handed_over: (news) =>
      news.outcome === 'received'
        ? {
            title: `Тепер це ваша тварина: ${news.pet}`,
            text: `${somebody(news)} передає вам тварину: ${news.pet}, з карткою здоров’я, документами й паспортом.`,
          }
        : {
            title: `Новий власник тварини: ${news.pet}`,
            text: `Тварину передано: ${news.pet}. Новий власник: ${somebody(news)}. Ви можете доглядати її й далі, якщо новий власник не вирішить інакше.`,
          },
    sitting_begins: (news) => ({
      title: `Завтра починається ваш догляд: ${news.pet}`,
      text: `Ви доглядаєте тварину: ${news.pet}, ${daysOf(news) ?? ''}.`,
    }),
    sitting_ends: ({ pet }) => ({
      title: `Сьогодні завершується ваш догляд: ${pet}`,
      text: `Опівночі сторінка тварини (${pet}) закриється для вас.`,
    }),
  },
};
