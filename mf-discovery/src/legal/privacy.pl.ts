import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_POLISH } from '../addresses.pl.ts';
import type { IN_THE_BROWSER } from './privacy-page.tsx';

const BROWSER: Record<(typeof IN_THE_BROWSER)[number]['name' | 'what'], string> = {
  'veto_visitor (a cookie, for a year)': 'veto_visitor (plik cookie, na rok)',
  'a number from 0 to 99, drawn at random. It decides who sees a new version of the site first. It says nothing about you.':
    'wylosowana liczba od 0 do 99. Decyduje, kto pierwszy zobaczy nową wersję serwisu. Nic o Tobie nie mówi.',
  'veto_counts (a cookie, for a day)': 'veto_counts (plik cookie, na dobę)',
  'that number, the edition of the site and the minute, signed, so that nobody makes up how well a version works. Everybody with your number has the same.':
    'ta liczba, wydanie serwisu i minuta, z podpisem, aby nikt nie mógł zmyślić, jak działa dana wersja. Wszyscy z Twoją liczbą mają to samo.',
  veto_authenticated: 'veto_authenticated',
  'that you have entered the site’s password, so that we do not ask again.':
    'informacja, że hasło do serwisu zostało już podane, abyśmy nie pytali ponownie.',
  'sb-…-auth-token and sb-…-auth-token-code-verifier': 'sb-…-auth-token i sb-…-auth-token-code-verifier',
  'your session, until you close the tab, or longer when you choose “Remember me”.':
    'Twoja sesja: do zamknięcia karty albo dłużej, jeśli wybierzesz „Zapamiętaj mnie”.',
  veto_profile: 'veto_profile',
  'your name and kind of account, as long as the session, so that pages appear at once.':
    'Twoje imię i nazwisko oraz rodzaj konta, na czas sesji, aby strony otwierały się od razu.',
  'veto_offline:…': 'veto_offline:…',
  'your upcoming visits, your pets and their passports as you have opened them, so that you can read them without a network. They are kept with your session, and removed when you sign out or somebody else signs in.':
    'Twoje nadchodzące wizyty, zwierzęta i ich paszporty w takiej postaci, w jakiej były otwierane, aby można je było czytać bez internetu. Są przechowywane razem z sesją i usuwane, gdy się wylogujesz albo zaloguje się ktoś inny.',
  veto_offline_public: 'veto_offline_public',
  'the numbers to call when you last looked at the page about emergencies.':
    'numery telefonów z ostatniego otwarcia strony o nagłych przypadkach.',
  'veto-photos (a cache)': 'veto-photos (pamięć podręczna)',
  'the photos of your pets in what is kept under veto_offline:…, where you chose “Remember me”. They go with it.':
    'zdjęcia Twoich zwierząt do danych z veto_offline:…, jeśli wybierzesz „Zapamiętaj mnie”. Znikają razem z nimi.',
  'veto-documents, veto-files, veto-descriptions and veto-offline-page (caches), and the list workbox-expiration of what is in them':
    'veto-documents, veto-files, veto-descriptions i veto-offline-page (pamięć podręczna) oraz spis jej zawartości workbox-expiration',
  'the parts of the site that you have used and the addresses of the pages, so that they open without a network. Nothing that the pages show about you is kept there.':
    'używane przez Ciebie części serwisu i adresy stron, aby otwierały się bez internetu. Nie ma w nich tego, co strony pokazują o Tobie.',
  veto_color_mode: 'veto_color_mode',
  'whether you prefer light or dark colors.': 'czy wolisz jasne, czy ciemne kolory.',
  veto_language: 'veto_language',
  'which language you chose, so that we offer you another one only where you want it.':
    'wybór języka, abyśmy proponowali inny tylko wtedy, gdy jest potrzebny.',
  veto_language_offered: 'veto_language_offered',
  'on which day we last offered you the site in another language.':
    'dzień, w którym ostatnio zaproponowaliśmy Ci inny język.',
  'veto_booking_draft…': 'veto_booking_draft…',
  'what you have typed or chosen for a visit and not sent, and the veterinarian whom you save by signing in, until you close the tab.':
    'to, co zostało wpisane lub wybrane do wizyty, ale nie wysłane, oraz lekarz, którego zapisujesz przy logowaniu; do zamknięcia karty.',
  'veto_form_draft…': 'veto_form_draft…',
  'what you have typed about a pet, into a review or to the owner of a lost pet and not sent, until you close the tab.':
    'niewysłane słowa o zwierzęciu, w opinii lub do opiekuna zaginionego zwierzęcia; do zamknięcia karty.',
  veto_vet_profile: 'veto_vet_profile',
  'for veterinarians: a profile that was filled in before signing in, until it is saved.':
    'dla lekarzy: profil wypełniony przed zalogowaniem, dopóki nie zostanie zapisany.',
  'veto_message_draft…': 'veto_message_draft…',
  'what you have typed into a message and not sent.': 'niewysłana treść wiadomości.',
  'veto_outbox…': 'veto_outbox…',
  'messages that could not be sent yet, until they are.':
    'wiadomości, których nie udało się jeszcze wysłać; do wysłania.',
  veto_signed_out: 'veto_signed_out',
  'when somebody last signed out here, so that every tab forgets what was typed before.':
    'chwila ostatniego wylogowania w tej przeglądarce, aby każda karta zapomniała to, co było wpisane wcześniej.',
  veto_city: 'veto_city',
  'the city that you searched last or chose on the page about emergencies, where it measures from.':
    'miasto z ostatniego wyszukiwania albo wybrane na stronie o nagłych przypadkach: od niego liczymy tam odległości.',
  veto_scroll: 'veto_scroll',
  'how far you have scrolled on each page, until you close the tab.':
    'jak daleko przewinięta jest każda strona; do zamknięcia karty.',
  veto_reloaded_for: 'veto_reloaded_for',
  'why the page has reloaded itself, so that it does so once, until you close the tab.':
    'powód, dla którego strona wczytała się ponownie, aby stało się to tylko raz; do zamknięcia karty.',
  veto_reloads: 'veto_reloads',
  'which part of the site was there when a page went by itself, so that this does not go on, until you close the tab.':
    'część serwisu widoczna w chwili, gdy strona sama się zamknęła, aby się to nie powtarzało; do zamknięcia karty.',
  veto_overrides: 'veto_overrides',
  'for the people who build Veto: which version of a part they are trying out.':
    'dla osób, które tworzą Veto: którą wersję części serwisu wypróbowują.',
  google_maps_api_key: 'google_maps_api_key',
  'on pages with a map, its key. Where it is a real one, your browser asks Google for the map; otherwise for nothing.':
    'na stronach z mapą: jej klucz. Jeśli jest prawdziwy, Twoja przeglądarka pobiera mapę od Google; w przeciwnym razie niczego tam nie wysyła.',
};

const STORED = {
  'In short': 'W skrócie',
  'We store what you type into Veto, so that you can book visits and look after your pets. Nothing else.':
    'Przechowujemy to, co wpisujesz w Veto, aby można było umawiać wizyty i dbać o zwierzęta. Nic więcej.',
  'We show no advertising, use no trackers and load nothing from other companies to count or follow visitors.':
    'Nie pokazujemy reklam, nie używamy skryptów śledzących i nie wczytujemy niczego od innych firm, aby liczyć lub śledzić odwiedzających.',
  'We never sell or rent data.': 'Nigdy nie sprzedajemy ani nie wynajmujemy danych.',
  'What we store': 'Co przechowujemy',
  'Your account: name, email address, whether you are a pet owner or a veterinarian, and your password in a form that cannot be read back.':
    'Twoje konto: imię i nazwisko, adres e-mail, rodzaj konta (opiekun zwierząt albo lekarz weterynarii) oraz hasło w postaci, z której nie można go odczytać.',
  'Your pets, if you add them: what you write about them, their photo, and their health record with its documents. A photo that you give as an address is loaded from there.':
    'Twoje zwierzęta, jeśli je dodasz: to, co o nich piszesz, zdjęcie oraz kartę zdrowia z dokumentami. Zdjęcie podane jako adres jest wczytywane spod tego adresu.',
  'Your appointments: the veterinarian, date and time, the pet’s name and type, the reason for the visit, and, if you give them, your answers to four questions and up to three photos; afterwards what the veterinarian notes, which we also email to you unless you have turned that off.':
    'Twoje wizyty: lekarza, dzień i godzinę, imię i gatunek zwierzęcia, powód wizyty oraz, jeśli je podasz, odpowiedzi na cztery pytania i do trzech zdjęć; po wizycie notatkę lekarza, którą wysyłamy Ci też e-mailem, jeśli tego nie wyłączysz.',
  'The veterinarians whom you save.': 'Lekarzy, których zapisujesz.',
  'Your reviews: the stars and the text, shown with your first name and the first letter of your surname.':
    'Twoje opinie: gwiazdki i tekst, podpisane imieniem i pierwszą literą nazwiska.',
  'Messages that you send to a veterinarian, with the photos and PDFs that you attach, to the owner of a lost pet or to us.':
    'Wiadomości, które wysyłasz do lekarza (z dołączonymi zdjęciami i plikami PDF), do opiekuna zaginionego zwierzęcia lub do nas.',
  'If you book by phone: what the veterinarian notes of the call, which is your name, number, the pet and the reason. Nobody but this veterinarian sees it.':
    'Jeśli umawiasz wizytę telefonicznie: to, co lekarz zanotuje z rozmowy, czyli imię i nazwisko, numer telefonu, zwierzę i powód wizyty. Widzi to tylko ten lekarz.',
  'If you book without an account: the same, as you typed it, for this veterinarian. Your email address, if you give one, is kept for 30 days after the visit, and only our emails use it.':
    'Jeśli umawiasz wizytę bez konta: te same dane, tak jak zostały wpisane, dla tego lekarza. Adres e-mail, jeśli go podasz, przechowujemy do 30 dni po wizycie i używamy go tylko do wysyłania naszych wiadomości.',
  'For veterinarians: the public profile, prices, working hours and days off.':
    'W przypadku lekarzy: publiczny profil, ceny, godziny pracy i dni wolne.',
} as const satisfies Catalogue;

const SEEN = {
  'Who can see it': 'Kto może to zobaczyć',
  'Everybody: the profile of a veterinarian, their free times and their reviews.':
    'Wszyscy: profil lekarza, jego wolne terminy i opinie o nim.',
  'The veterinarian you booked: your name, your email address, what you wrote and showed about the visit, and the health record of the pet that it is for, until 30 days after the visit or until you say no on the page of the pet.':
    'Lekarz, u którego masz wizytę: Twoje imię i nazwisko, adres e-mail, wszystko, co podasz w sprawie wizyty, oraz kartę zdrowia tego zwierzęcia; do 30 dni po wizycie albo do chwili, gdy wyłączysz to na stronie zwierzęcia.',
  'People you write to: your messages and what you attached to them.':
    'Osoby, do których piszesz: Twoje wiadomości z załącznikami.',
  'Anyone your veterinarian gives their calendar link to: when your visit is, and only if the veterinarian chose so, your name and your pet’s.':
    'Każdy, komu lekarz udostępni link do swojego kalendarza: termin Twojej wizyty, a jeśli lekarz tak wybrał, także Twoje imię i nazwisko oraz imię zwierzęcia.',
  'Anyone with a link to a pet’s passport that you created: what you ticked, until the link expires or you revoke it. Your name and addresses are never in it.':
    'Każdy, kto ma utworzony przez Ciebie link do paszportu zwierzęcia: to, co w nim zaznaczysz, dopóki link nie wygaśnie albo go nie unieważnisz. Nigdy nie ma w nim Twojego nazwiska ani adresów.',
  'People you invite to care for a pet: its passport, what was given to it, and what you allow them beside, until you remove them or a sitter’s last day is over. They see your first name.':
    'Osoby, które zapraszasz do opieki nad zwierzęciem: jego paszport, podane leki oraz to, na co im dodatkowo pozwolisz; dopóki ich nie usuniesz albo nie minie ostatni dzień opieki zastępczej. Widzą Twoje imię.',
  'Only you: the list of your pets, the list of your appointments, and whom you have saved.':
    'Tylko Ty: listę swoich zwierząt, listę swoich wizyt i zapisanych lekarzy.',
  'The people who run Veto: messages sent through the contact form, and reviews that a veterinarian reports.':
    'Osoby, które prowadzą Veto: wiadomości z formularza kontaktowego i opinie zgłoszone przez lekarza.',
  'These rules are kept by the database itself, for every single row, and not only by the screens that you see.':
    'Tych zasad pilnuje sama baza danych, przy każdym wpisie, a nie tylko ekrany, które widzisz.',
} as const satisfies Catalogue;

/** All that the privacy policy says. A lawyer has not read it yet. */
export const PRIVACY_IN_POLISH = {
  'Privacy Policy': 'Polityka prywatności',
  'What we store about you and your pets, who can see it, and how to have it removed.':
    'Co przechowujemy o Tobie i Twoich zwierzętach, kto może to zobaczyć i jak to usunąć.',
  ...STORED,
  ...SEEN,
  'What stays in your browser': 'Co zostaje w Twojej przeglądarce',
  'On the Polish map pages and on the page about emergencies, your position is used only while you look, and only after you agree. We do not store it. None of what stays in your browser is used to follow you, so there is no cookie banner to click away.':
    'Na stronach z mapą i na stronie o nagłych przypadkach korzystamy z Twojej lokalizacji tylko wtedy, gdy z nich korzystasz, i tylko za Twoją zgodą. Nie przechowujemy jej. Nic z tego, co zostaje w przeglądarce, nie służy do śledzenia, więc nie ma tu okienka z prośbą o zgodę na pliki cookie.',
  'How long': 'Jak długo',
  'Your data stays as long as your account does. Completed and cancelled visits stay in your history and in the veterinarian’s, because both may need to look back at them. When you delete your account, what the other side also has stays there, without your name: past visits, reviews and messages. Everything else is removed at once, including your files.':
    'Twoje dane przechowujemy tak długo, jak długo istnieje konto. Odbyte i odwołane wizyty zostają w Twojej historii i w historii lekarza, bo obu stronom mogą się jeszcze przydać. Gdy usuniesz konto, druga strona zachowa to, co już ma, ale bez Twojego nazwiska: przeszłe wizyty, opinie i wiadomości. Wszystko inne, także pliki, usuwamy od razu.',
  'Some things are removed automatically: notifications and the emails we sent you after 180 days, links to a passport and invitations to care for a pet 30 days after they have expired, what was given to a pet after 180 days, and what a finder wrote to you after 180 days, once your pet is no longer reported as lost.':
    'Niektóre dane usuwamy automatycznie: powiadomienia i wysłane do Ciebie e-maile po 180 dniach, linki do paszportu i zaproszenia do opieki 30 dni po wygaśnięciu, zapisy o podanych lekach po 180 dniach, a wiadomości od znalazcy po 180 dniach, gdy zwierzę nie jest już zgłoszone jako zaginione.',
  'Your rights': 'Twoje prawa',
  'You may see, correct, take with you and have removed what we store about you. Most of it you can change yourself, under My Pets and on your dashboard; on {account} you can download all of it and delete the account. For everything else, {contact}. If you think that we handle your data wrongly, you may complain to your country’s data protection authority.':
    'Masz prawo zobaczyć, poprawić, pobrać i usunąć dane, które o Tobie przechowujemy. Większość z nich możesz zmienić samodzielnie: na stronie „Moje zwierzęta” i na pulpicie, a na {account} możesz pobrać wszystkie dane i usunąć konto. We wszystkich innych sprawach {contact}. Jeśli uważasz, że nieprawidłowo postępujemy z Twoimi danymi, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych albo do organu ochrony danych w swoim kraju.',
  'your account’s page': 'stronie konta',
  'write to us': 'napisz do nas',
  ...BROWSER,
  ...ADDRESSES_IN_POLISH,
} as const satisfies Catalogue;
