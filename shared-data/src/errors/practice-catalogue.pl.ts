import { PRACTICE_READING_IN_POLISH } from './practice-reading.pl.ts';
import { OWN_VISIT_REFUSALS_IN_POLISH, TIME_REFUSALS_IN_POLISH } from './refusals.pl.ts';

/** What `PRACTICE_ERRORS` and `PRACTICE_SUCCESS` say. */
const OUTCOMES = {
  ...PRACTICE_READING_IN_POLISH,
  Error: 'Błąd',
  'Failed to save your emergency hours. Please try again.': 'Nie udało się zapisać godzin dyżurów. Spróbuj ponownie.',
  'Failed to fetch your emergency hours.': 'Nie udało się wczytać godzin dyżurów.',
  'Failed to save your services. Please try again.': 'Nie udało się zapisać usług. Spróbuj ponownie.',
  'Failed to book the visit. Please try again.': 'Nie udało się umówić wizyty. Spróbuj ponownie.',
  'Failed to fetch your clients.': 'Nie udało się wczytać klientów.',
  'Failed to remind the owners. Please try again.': 'Nie udało się wysłać przypomnień. Spróbuj ponownie.',
  'Failed to move the visit. Please try again.': 'Nie udało się przełożyć wizyty. Spróbuj ponownie.',
  'Your change is saved, but nobody could be asked for another time. Please propose one in each visit.':
    'Zmiana jest zapisana, ale nie udało się wysłać próśb o inny termin. Zaproponuj go przy każdej wizycie.',
  'Failed to save your time off. Please try again.': 'Nie udało się zapisać nieobecności. Spróbuj ponownie.',
  'Failed to remove your time off. Please try again.': 'Nie udało się usunąć nieobecności. Spróbuj ponownie.',
  'Failed to load your templates.': 'Nie udało się wczytać szablonów.',
  'Failed to save the template. Please try again.': 'Nie udało się zapisać szablonu. Spróbuj ponownie.',
  'Failed to remove the template. Please try again.': 'Nie udało się usunąć szablonu. Spróbuj ponownie.',
  'Failed to save the visit type. Please try again.': 'Nie udało się zapisać rodzaju wizyty. Spróbuj ponownie.',
  'Failed to remove the visit type. Please try again.': 'Nie udało się usunąć rodzaju wizyty. Spróbuj ponownie.',
  'Failed to update appointment status.': 'Nie udało się zmienić stanu wizyty.',
  'The visit could not be changed back. Please try again.': 'Nie udało się cofnąć zmiany. Spróbuj ponownie.',
  'Failed to save the visit note. Please try again.': 'Nie udało się zapisać notatki z wizyty. Spróbuj ponownie.',
  'Failed to save your answer. Please try again.': 'Nie udało się zapisać odpowiedzi. Spróbuj ponownie.',
  'Failed to report the review. Please try again.': 'Nie udało się zgłosić opinii. Spróbuj ponownie.',
  'Failed to send your licence. Please try again.': 'Nie udało się wysłać prawa wykonywania zawodu. Spróbuj ponownie.',
  Success: 'Gotowe',
  'The visit has been moved. We email the new time to clients who left an address.':
    'Wizyta jest przełożona. Nowy termin wysyłamy klientom, którzy zostawili adres e-mail.',
  'Saved. {count} client is asked to choose another time.': 'Zapisano. {count} klient otrzyma prośbę o inny termin.',
  'Saved. {count} clients are asked to choose another time.':
    'Zapisano. Prośbę o inny termin otrzyma tyle osób: {count}.',
  'Saved. {count} client is asked to choose another time. Please call the other {others}.':
    'Zapisano. {count} klient otrzyma prośbę o inny termin. Zadzwoń do pozostałych osób: {others}.',
  'Saved. {count} clients are asked to choose another time. Please call the other {others}.':
    'Zapisano. Prośbę o inny termin otrzyma tyle osób: {count}. Zadzwoń do pozostałych osób: {others}.',
  'The owner of {count} animal is reminded.': 'Opiekun {count} zwierzęcia otrzyma przypomnienie.',
  'The owners of {count} animals are reminded.': 'Przypomnienie otrzymają opiekunowie zwierząt: {count}.',
  'Appointment status updated successfully.': 'Stan wizyty został zmieniony.',
  'Profile updated successfully.': 'Profil został zapisany.',
  'Your working hours have been saved.': 'Godziny pracy zostały zapisane.',
  'Your emergency hours have been saved.': 'Godziny dyżurów zostały zapisane.',
  'Your services have been saved.': 'Usługi zostały zapisane.',
  'The visit type has been saved.': 'Rodzaj wizyty został zapisany.',
  'The visit type has been removed.': 'Rodzaj wizyty został usunięty.',
  'Your portrait has been saved.': 'Portret został zapisany.',
  'The template has been saved.': 'Szablon został zapisany.',
  'Your time off has been saved.': 'Nieobecność została zapisana.',
  'Your time off has been removed.': 'Nieobecność została usunięta.',
  'The visit note has been saved.': 'Notatka z wizyty została zapisana.',
  'Your answer has been saved.': 'Odpowiedź została zapisana.',
} as const;

/** What the server refuses a veterinarian who works on a visit. */
const REFUSALS = {
  'You can offer up to {most} visit types. Please remove one before you add another.':
    'Możesz mieć najwyżej {most} rodzajów wizyt. Usuń jeden, aby dodać kolejny.',
  'Please choose a follow-up after 1 to 104 weeks.': 'Wybierz kontrolę po 1–104 tygodniach.',
  'Please choose up to four of the questions.': 'Wybierz najwyżej cztery pytania.',
  'The owner has been told already.': 'Opiekun już o tym wie.',
  'You can remind owners once your licence is checked and your profile is complete.':
    'Opiekunom można przypominać, gdy prawo wykonywania zawodu jest sprawdzone, a profil uzupełniony.',
  'Please choose this month, or one of the two after it.': 'Wybierz ten miesiąc albo jeden z dwóch następnych.',
  'You can only book for your own practice.': 'Możesz umawiać wizyty tylko w swoim gabinecie.',
  'You can only book for people who had or have a visit with you.':
    'Możesz umawiać wizyty tylko osobom, które mają lub miały u Ciebie wizytę.',
  'You can book 5 visits to come for one client. Please ask them to book further ones.':
    'Jednemu klientowi możesz umówić 5 przyszłych wizyt. Kolejne niech umówi samodzielnie.',
  'Please choose a date and a time.': 'Wybierz datę i godzinę.',
  'Please say for which animal the visit is. Five can come at once.':
    'Podaj, dla którego zwierzęcia jest wizyta. Naraz może przyjść pięć.',
  'Please enter who is calling.': 'Wpisz, kto dzwoni.',
  'One side of this visit has deleted their account.': 'Jedna ze stron tej wizyty usunęła konto.',
  'This visit was not found. Its guest may have cancelled it.': 'Nie znaleziono tej wizyty. Być może gość ją odwołał.',
  'Please use at most 500 characters.': 'Wpisz najwyżej 500 znaków.',
  'Please enter a reason, in at most 500 characters.': 'Podaj powód, najwyżej 500 znaków.',
  'A visit can be marked as a no-show once it has begun.':
    'Nieobecność klienta można zaznaczyć dopiero po rozpoczęciu wizyty.',
  'A visit can be marked complete once it has begun.': 'Wizytę można zakończyć dopiero po jej rozpoczęciu.',
  'This visit has its note already. Please edit that one.': 'Ta wizyta ma już notatkę. Edytuj ją.',
  'This pet has no health record here. Please write it in the summary.':
    'To zwierzę nie ma tu karty zdrowia. Wpisz to w notatce.',
  'You cannot write to the health record of this pet. Please write it in the summary.':
    'Nie masz dostępu do karty zdrowia tego zwierzęcia. Wpisz to w notatce.',
  'The health record of this pet is full. Please write it in the summary.':
    'Karta zdrowia tego zwierzęcia jest pełna. Wpisz to w notatce.',
  'A document is no longer stored. Please choose it again.':
    'Jeden z dokumentów już nie istnieje. Wybierz go ponownie.',
  'Please enter at most 20 medicines, 20 vaccinations and 20 documents.':
    'Wpisz najwyżej 20 leków, 20 szczepień i 20 dokumentów.',
  'Please choose a follow-up within 104 weeks after the visit.':
    'Wybierz termin kontroli w ciągu 104 tygodni po wizycie.',
  'The note and what it lists come to more than 5,000 characters. Please shorten the note or the entries.':
    'Notatka i wpisy mają razem ponad 5000 znaków. Skróć notatkę lub wpisy.',
  'This can no longer be undone. You can still edit the note of the visit.':
    'Tego nie można już cofnąć. Nadal możesz edytować notatkę z wizyty.',
  'This visit was changed since it was completed, and stays completed.':
    'Ta wizyta została zmieniona po zakończeniu i pozostaje zakończona.',
  'You have a template of this name. Please choose another.': 'Masz już szablon o tej nazwie. Wybierz inną.',
  'You can keep up to 50 templates. Please remove one before you add another.':
    'Możesz mieć najwyżej 50 szablonów. Usuń jeden, aby dodać następny.',
  'You can keep up to 500 times off ahead. Please remove one before you add another.':
    'Możesz zaplanować najwyżej 500 nieobecności. Usuń jedną, aby dodać następną.',
  'This review was not found.': 'Nie znaleziono tej opinii.',
  'Please say in up to 1000 characters what is wrong with the review.':
    'Napisz, co jest nie tak z tą opinią (najwyżej 1000 znaków).',
  'You have reported this review before.': 'Ta opinia jest już zgłoszona.',
  'At most {most} of your reports can wait for a decision. Please wait until one is decided.':
    'Na decyzję może czekać najwyżej {most} Twoich zgłoszeń. Poczekaj, aż któraś zapadnie.',
  // Said to owners who book, too.
  ...TIME_REFUSALS_IN_POLISH,
  ...OWN_VISIT_REFUSALS_IN_POLISH,
} as const;

/** What a veterinarian is told of the practice, and of what the server refuses. */
export const PRACTICE_IN_POLISH = { ...OUTCOMES, ...REFUSALS } as const;
