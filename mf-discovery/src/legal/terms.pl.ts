import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_POLISH } from '../addresses.pl.ts';

/** All that the terms say. A lawyer has not read them yet. */
export const TERMS_IN_POLISH = {
  'Terms of Service': 'Regulamin',
  'The rules for everybody who uses Veto, in plain words.': 'Zasady korzystania z Veto, prostymi słowami.',
  'What Veto is': 'Czym jest Veto',
  'Veto helps pet owners find a veterinarian and book a visit, and helps veterinarians run their calendar. We are not a clinic. The visit, its price and the treatment are agreed between you and the veterinarian.':
    'Veto pomaga opiekunom zwierząt znaleźć lekarza weterynarii i umówić wizytę, a lekarzom prowadzić kalendarz. Nie jesteśmy lecznicą. Przebieg wizyty, jej cenę i leczenie ustalasz z lekarzem.',
  'Your account': 'Twoje konto',
  'Give your real name and an email address you can access.':
    'Podaj prawdziwe imię i nazwisko oraz adres e-mail, do którego masz dostęp.',
  'Keep your password to yourself. You are responsible for activity on your account.':
    'Nie udostępniaj nikomu swojego hasła. Odpowiadasz za to, co dzieje się na Twoim koncie.',
  'Whether you are a pet owner or a veterinarian is chosen at registration and stays as it is.':
    'Rodzaj konta (opiekun zwierząt albo lekarz weterynarii) wybierasz przy zakładaniu konta i nie można go później zmienić.',
  Booking: 'Umawianie wizyt',
  'A booking is made once Veto confirms it. A time that somebody else took first is never confirmed to you.':
    'Wizyta jest umówiona, gdy Veto ją potwierdzi. Nigdy nie potwierdzimy terminu, który wcześniej zajął ktoś inny.',
  'If you cannot come, cancel as early as you can under My Appointments, so that another pet can have the time.':
    'Jeśli nie możesz przyjść, odwołaj wizytę jak najwcześniej na stronie „Moje wizyty”, aby z terminu mogło skorzystać inne zwierzę.',
  'When you ask for another time, your old one stays yours until the veterinarian has agreed.':
    'Gdy prosisz o inny termin, dotychczasowy pozostaje Twój, dopóki lekarz nie zgodzi się na zmianę.',
  'Booking is free for pet owners. The veterinarian charges for the visit itself.':
    'Umawianie wizyt jest dla opiekunów bezpłatne. Za samą wizytę płacisz lekarzowi.',
  Reviews: 'Opinie',
  'You can review a visit once, after it took place.':
    'O każdej wizycie możesz napisać jedną opinię, gdy już się odbyła.',
  'Write about your own experience. Leave out other people’s names and anything unlawful.':
    'Pisz o własnych doświadczeniach. Nie podawaj nazwisk innych osób i nie zamieszczaj treści niezgodnych z prawem.',
  'The veterinarian may answer, but cannot change or remove your review.':
    'Lekarz może odpowiedzieć na opinię, ale nie może jej zmienić ani usunąć.',
  'For veterinarians': 'Dla lekarzy weterynarii',
  'Register only when you are licensed to practice, and keep your profile true.':
    'Załóż konto tylko wtedy, gdy masz prawo wykonywania zawodu, i dbaj o to, aby profil był zgodny z prawdą.',
  'Keep your working hours up to date: pet owners rely on the times that you offer.':
    'Na bieżąco aktualizuj godziny pracy: opiekunowie polegają na terminach, które widzą.',
  'Use what you learn about owners and pets only for their visits.':
    'Informacje o opiekunach i zwierzętach wykorzystuj wyłącznie na potrzeby ich wizyt.',
  'Outside Veto, too, keep the veterinary records that the law requires: owners can remove entries of a pet’s record, and delete their account.':
    'Dokumentację lekarsko-weterynaryjną, której wymaga prawo, prowadź także poza Veto: opiekunowie mogą usunąć wpisy z karty zwierzęcia i całe konto.',
  'Emergencies and health information': 'Nagłe przypadki i informacje o zdrowiu',
  'What you read on Veto does not replace a veterinarian who looks at your pet. In an emergency do not wait for a booking: see {advice}.':
    'Informacje w Veto nie zastępują badania zwierzęcia przez lekarza. W nagłym przypadku nie czekaj na wizytę: sprawdź, {advice}.',
  'what to do': 'co robić',
  'Changes, and how to reach us': 'Zmiany regulaminu i kontakt',
  'When these rules change in a way that matters to you, we say so on this page before the change applies. You can stop using Veto at any time. Questions? {contact}. How we treat your data is in the {privacy}.':
    'O każdej istotnej dla Ciebie zmianie regulaminu informujemy na tej stronie, zanim zacznie obowiązywać. Z Veto możesz zrezygnować w każdej chwili. Masz pytania? {contact}. Jak postępujemy z Twoimi danymi, opisuje {privacy}.',
  'Write to us': 'Napisz do nas',
  'Privacy Policy': 'Polityka prywatności',
  ...ADDRESSES_IN_POLISH,
} as const satisfies Catalogue;
