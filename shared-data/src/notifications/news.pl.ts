import { formatPolishDate, formatPolishDay, formatTime24, inWarsaw } from '../calendar/index.ts';
import { polishDoctorName } from '../veterinarians/polish-doctor-name.ts';
import { minutesInPolish } from '../visit-types/minutes-in-words.ts';
import { kindOfVisit } from './kind-of-visit.ts';
import { type News, type NewsLanguage, sentences, type Told } from './news-language.ts';
import type { NotificationFacts } from './notifications.schema.ts';

const quoted = (text: string | null) => (text ? `„${text}”` : '');

const doctor = (name: string | null) => (name ? polishDoctorName(name) : 'Lekarz weterynarii');

const followUp = ({ followUpOn }: News) => followUpOn && `Zapraszamy ponownie od ${formatPolishDate(followUpOn)}.`;

const somebody = ({ personName }: News) => personName ?? 'Ktoś';

/** A sitter's days. */
const daysOf = ({ date, newDate }: News) =>
  newDate && `${date ? `${formatPolishDate(date)} –` : 'do'} ${formatPolishDate(newDate)}`;

function newsOf(facts: NotificationFacts): News {
  const { personName, personIsVeterinarian, date, time, newDate, newTime } = facts;
  const client = facts.guest ? `${personName ?? 'Gość'} (gość)` : (personName ?? 'Klient');
  const when = (day: string | null, at: string | null) =>
    [day && formatPolishDay(day), at && formatTime24(at)].filter(Boolean).join(' o ');
  return {
    ...facts,
    person: personIsVeterinarian ? doctor(personName) : client,
    pet: facts.petName ?? 'Twoje zwierzę',
    time: when(date, time),
    newTime: when(newDate, newTime),
    ofKind: kindOfVisit(facts, 'pl', minutesInPolish),
  };
}

function vaccinationNews({ vaccine, date, days, personId, personName, pet }: News): Told {
  const isOverdue = (days ?? 0) < 0;
  return {
    title: isOverdue ? 'Szczepienie po terminie' : 'Zbliża się termin szczepienia',
    text: sentences(
      personId && `Przypomina ${doctor(personName)}.`,
      `${pet}: ${vaccine ?? 'szczepienie'}, ${isOverdue ? 'termin minął' : 'termin'}${date ? `: ${formatPolishDate(date)}` : ''}.`,
    ),
  };
}

function licenceNews({ outcome, reason, until }: News): Told | null {
  const day = until ? formatPolishDate(inWarsaw(until).date) : 'ostatniego dnia';
  const why = reason && `Powód: ${reason}`;
  switch (outcome) {
    case 'confirmed':
      return {
        title: 'Prawo wykonywania zawodu potwierdzone',
        text: `Od teraz opiekunowie zwierząt znajdą Cię w wyszukiwarce, do ${day}.`,
      };
    case 'refused':
      return {
        title: 'Nie udało się potwierdzić prawa wykonywania zawodu',
        text: sentences('Wyślij dokument jeszcze raz.', why),
      };
    case 'withdrawn':
      return {
        title: 'Potwierdzenie prawa wykonywania zawodu cofnięte',
        text: sentences('Opiekunowie zwierząt już Cię nie znajdą. Umówione wizyty pozostają umówione.', why),
      };
    case 'unchecked':
      return {
        title: 'Wyślij nam prawo wykonywania zawodu',
        text: `Do ${day} opiekunowie zwierząt znajdą Cię z dopiskiem „Prawo wykonywania zawodu jeszcze niesprawdzone”, a później dopiero po sprawdzeniu.`,
      };
    case 'ends':
      return {
        title: 'Wyślij nam prawo wykonywania zawodu',
        text: `Opiekunowie zwierząt znajdą Cię do ${day}. Wyślij dokument już teraz, aby znajdowali Cię dalej.`,
      };
    case 'ended':
      return {
        title: 'Opiekunowie zwierząt już Cię nie znajdą',
        text: `Twój profil zniknął z wyszukiwarki: ${day}. Wyślij nam prawo wykonywania zawodu. Umówione wizyty pozostają umówione.`,
      };
    default:
      return null;
  }
}

/** News as it is said in Polish: without a past that would need to know whether a man or a woman did it, and without cases of names. */
export const POLISH_NEWS: NewsLanguage = {
  newsOf,
  told: {
    booked: ({ person, pet, time, ofKind }) => ({
      title: 'Nowa rezerwacja',
      text: `${person} umawia wizytę: ${pet}, ${time}${ofKind}.`,
    }),
    booking_kept: ({ person, pet, time, ofKind }) => ({
      title: 'Wizyta umówiona',
      text: `${pet} ma wizytę: ${person}, ${time}${ofKind}.`,
    }),
    cancelled: ({ person, pet, time, cancelReason }) => ({
      title: 'Wizyta odwołana',
      text: sentences(`${person} odwołuje wizytę: ${pet}, ${time}.`, cancelReason && `Powód: ${cancelReason}`),
    }),
    cancel_kept: ({ person, pet, time }) => ({
      title: 'Twoja wizyta jest odwołana',
      text: `Twoja wizyta została odwołana: ${pet}, ${person}, ${time}.`,
    }),
    reschedule_asked: ({ person, pet, time, newTime }) => ({
      title: 'Prośba o zmianę terminu',
      text: `${person} prosi o inny termin wizyty (${pet}). Obecny: ${time}, proponowany: ${newTime}.`,
    }),
    choose_again: ({ person, pet, time, excerpt }) => ({
      title: `Wybierz inny termin wizyty: ${pet}`,
      text: sentences(
        `${person} nie może przyjąć w tym terminie: ${time}, i prosi o wybór innego.`,
        quoted(excerpt),
        'Do tego czasu wizyta pozostaje umówiona.',
      ),
    }),
    reschedule_accepted: ({ person, pet, newTime }) => ({
      title: 'Wizyta przełożona',
      text: `${person} zgadza się na zmianę. Nowy termin wizyty (${pet}): ${newTime}.`,
    }),
    reschedule_declined: ({ person, pet, time }) => ({
      title: 'Termin wizyty bez zmian',
      text: `${person} nie może zmienić terminu wizyty (${pet}). Wizyta pozostaje: ${time}.`,
    }),
    moved: ({ person, pet, time, newTime }) => ({
      title: 'Wizyta przełożona',
      text: `${person} przekłada wizytę (${pet}). Poprzedni termin: ${time}, nowy: ${newTime}.`,
    }),
    move_kept: ({ person, pet, newTime, ofKind }) => ({
      title: 'Nowy termin Twojej wizyty',
      text: `Nowy termin wizyty: ${pet}, ${person}, ${newTime}${ofKind}.`,
    }),
    earlier_offer: ({ person, pet, time, newTime, ofKind, until }) => ({
      title: `Wolny wcześniejszy termin: ${newTime}`,
      text: sentences(
        `Wcześniejszy termin wizyty (${pet}): ${person}, ${newTime}${ofKind}.`,
        time && `Dotychczasowy: ${time}.`,
        until && `Termin czeka na Ciebie do ${inWarsaw(until).time}.`,
      ),
    }),
    reminder: (news) =>
      news.vaccine
        ? vaccinationNews(news)
        : {
            title: news.hours === 2 ? 'Wizyta za dwie godziny' : 'Jutro wizyta',
            text: `${news.pet} ma wizytę: ${news.person}, ${news.time}${news.ofKind}.`,
          },
    visit_summary: (news) => ({
      title: `Wizyta zakończona: ${news.pet}`,
      text: sentences(`Zakończona wizyta: ${news.pet}, ${news.person}, ${news.time}.`, followUp(news)),
    }),
    after_visit: ({ person, pet }) => ({
      title: `Jak się czuje ${pet} po wizycie?`,
      text: `${person} zadaje kilka pytań. Odpowiedź zajmie minutę.`,
    }),
    after_visit_alarm: ({ person, pet, excerpt }) => ({
      title: `${pet} może potrzebować pomocy`,
      text: `${person} odpowiada na pytania po wizycie: ${quoted(excerpt)}`,
    }),
    follow_up: (news) => ({
      title: `Czas na wizytę kontrolną: ${news.pet}`,
      text: sentences(`${news.person} zaprasza na kolejną wizytę: ${news.pet}.`, followUp(news)),
    }),
    message: ({ person, excerpt }) => ({ title: `Wiadomość: ${person}`, text: excerpt ?? 'Przesłano plik.' }),
    found: ({ pet, excerpt, phone }) => ({
      title: `Ktoś pisze do Ciebie w sprawie zwierzęcia: ${pet}`,
      text: sentences(quoted(excerpt), phone && `Kontakt: ${phone}`),
    }),
    review: ({ personName, rating, excerpt }) => ({
      title: `Nowa opinia: ${rating ?? 0} na 5 gwiazdek`,
      text: [personName, quoted(excerpt)].filter(Boolean).join(': '),
    }),
    review_answer: ({ person, excerpt }) => ({
      title: `Odpowiedź na Twoją opinię: ${person}`,
      text: quoted(excerpt),
    }),
    licence: licenceNews,
    carer_joined: (news) => ({
      title: `Zaproszenie przyjęte: ${somebody(news)}`,
      text: daysOf(news)
        ? `${somebody(news)} opiekuje się zwierzęciem: ${news.pet}, ${daysOf(news)}.`
        : `${somebody(news)} od teraz opiekuje się zwierzęciem: ${news.pet}.`,
    }),
    carer_left: (news) => ({
      title: `${somebody(news)} opuszcza grono opiekunów`,
      text: `${somebody(news)} nie opiekuje się już zwierzęciem: ${news.pet}.`,
    }),
    pet_handed_over: (news) =>
      news.outcome === 'received'
        ? {
            title: `${news.pet} jest teraz pod Twoją opieką`,
            text: `${somebody(news)} przekazuje Ci zwierzę: ${news.pet}, z kartą zdrowia, dokumentami i paszportem.`,
          }
        : {
            title: `${news.pet} ma nowego właściciela`,
            text: `Zwierzę przekazane: ${news.pet}. Nowy właściciel: ${somebody(news)}. Pozostajesz wśród opiekunów, chyba że nowy właściciel zdecyduje inaczej.`,
          },
    sitting_begins: (news) => ({
      title: `Jutro zaczyna się Twoja opieka: ${news.pet}`,
      text: `Opiekujesz się zwierzęciem: ${news.pet}, ${daysOf(news) ?? ''}.`,
    }),
    sitting_ends: ({ pet }) => ({
      title: `Dziś kończy się Twoja opieka: ${pet}`,
      text: `O północy strona zwierzęcia (${pet}) zostanie dla Ciebie zamknięta.`,
    }),
  },
};
