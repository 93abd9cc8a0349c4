import type { PRIVACY_IN_POLISH } from './privacy.pl.ts';

const BROWSER = {
  'veto_visitor (a cookie, for a year)': 'veto_visitor (файл cookie, на рік)',
  'a number from 0 to 99, drawn at random. It decides who sees a new version of the site first. It says nothing about you.':
    'випадкове число від 0 до 99. Воно визначає, хто першим побачить нову версію сайту, і нічого не говорить про вас.',
  'veto_counts (a cookie, for a day)': 'veto_counts (файл cookie, на добу)',
  'that number, the edition of the site and the minute, signed, so that nobody makes up how well a version works. Everybody with your number has the same.':
    'це число, версія сайту й хвилина, з підписом, щоб ніхто не міг вигадати, як працює версія. У всіх із вашим числом вони однакові.',
  veto_authenticated: 'veto_authenticated',
  'that you have entered the site’s password, so that we do not ask again.':
    'те, що пароль до сайту вже введено, щоб не запитувати його знову.',
  'sb-…-auth-token and sb-…-auth-token-code-verifier': 'sb-…-auth-token і sb-…-auth-token-code-verifier',
  'your session, until you close the tab, or longer when you choose “Remember me”.':
    'ваш сеанс: доки ви не закриєте вкладку або довше, якщо виберете «Remember me».',
  veto_profile: 'veto_profile',
  'your name and kind of account, as long as the session, so that pages appear at once.':
    'ваше ім’я і тип облікового запису, на час сеансу, щоб сторінки відкривалися одразу.',
  'veto_offline:…': 'veto_offline:…',
  'your upcoming visits, your pets and their passports as you have opened them, so that you can read them without a network. They are kept with your session, and removed when you sign out or somebody else signs in.':
    'ваші майбутні візити, тварини та їхні паспорти в тому вигляді, у якому ви їх відкривали, щоб їх можна було читати без інтернету. Вони зберігаються разом із сеансом і видаляються, коли ви виходите або входить хтось інший.',
  veto_offline_public: 'veto_offline_public',
  'the numbers to call when you last looked at the page about emergencies.':
    'номери телефонів з останнього перегляду сторінки екстреної допомоги.',
  'veto-photos (a cache)': 'veto-photos (кеш)',
  'the photos of your pets in what is kept under veto_offline:…, where you chose “Remember me”. They go with it.':
    'фото ваших тварин до даних із veto_offline:…, якщо ви вибрали «Remember me». Вони зникають разом із ними.',
  'veto-documents, veto-files, veto-descriptions and veto-offline-page (caches), and the list workbox-expiration of what is in them':
    'veto-documents, veto-files, veto-descriptions і veto-offline-page (кеші) та перелік їхнього вмісту workbox-expiration',
  'the parts of the site that you have used and the addresses of the pages, so that they open without a network. Nothing that the pages show about you is kept there.':
    'частини сайту, якими ви користувалися, та адреси сторінок, щоб вони відкривалися без інтернету. Там немає нічого з того, що сторінки показують про вас.',
  veto_color_mode: 'veto_color_mode',
  'whether you prefer light or dark colors.': 'вибір світлих або темних кольорів.',
  veto_language: 'veto_language',
  'which language you chose, so that we offer you another one only where you want it.':
    'вибір мови, щоб ми пропонували іншу лише тоді, коли вона вам потрібна.',
  veto_language_offered: 'veto_language_offered',
  'on which day we last offered you the site in another language.':
    'день, коли ми востаннє запропонували вам сайт іншою мовою.',
  'veto_booking_draft…': 'veto_booking_draft…',
  'what you have typed or chosen for a visit and not sent, and the veterinarian whom you save by signing in, until you close the tab.':
    'те, що ви ввели чи вибрали для візиту й не надіслали, а також ветеринар, якого ви зберігаєте під час входу; доки не закриєте вкладку.',
  'veto_form_draft…': 'veto_form_draft…',
  'what you have typed about a pet, into a review or to the owner of a lost pet and not sent, until you close the tab.':
    'ненадісланий текст про тварину, для відгуку або для власника загубленої тварини; доки не закриєте вкладку.',
  veto_vet_profile: 'veto_vet_profile',
  'for veterinarians: a profile that was filled in before signing in, until it is saved.':
    'для ветеринарів: профіль, заповнений до входу, доки його не збережено.',
  'veto_message_draft…': 'veto_message_draft…',
  'what you have typed into a message and not sent.': 'ненадісланий текст повідомлення.',
  'veto_outbox…': 'veto_outbox…',
  'messages that could not be sent yet, until they are.':
    'повідомлення, які ще не вдалося надіслати; доки їх не надіслано.',
  veto_signed_out: 'veto_signed_out',
  'when somebody last signed out here, so that every tab forgets what was typed before.':
    'час останнього виходу в цьому браузері, щоб кожна вкладка забула введене раніше.',
  veto_city: 'veto_city',
  'the city that you searched last or chose on the page about emergencies, where it measures from.':
    'місто з останнього пошуку або вибране на сторінці екстреної допомоги: від нього там рахуються відстані.',
  veto_scroll: 'veto_scroll',
  'how far you have scrolled on each page, until you close the tab.':
    'де ви зупинилися на кожній сторінці; доки не закриєте вкладку.',
  veto_reloaded_for: 'veto_reloaded_for',
  'why the page has reloaded itself, so that it does so once, until you close the tab.':
    'чому сторінка перезавантажилася сама, щоб це сталося лише раз; доки не закриєте вкладку.',
  veto_reloads: 'veto_reloads',
  'which part of the site was there when a page went by itself, so that this does not go on, until you close the tab.':
    'яку частину сайту було відкрито, коли сторінка закрилася сама, щоб це не повторювалося; доки не закриєте вкладку.',
  veto_overrides: 'veto_overrides',
  'for the people who build Veto: which version of a part they are trying out.':
    'для тих, хто створює Veto: яку версію частини сайту вони випробовують.',
  google_maps_api_key: 'google_maps_api_key',
  'on pages with a map, its key. Where it is a real one, your browser asks Google for the map; otherwise for nothing.':
    'на сторінках із картою: її ключ. Якщо він справжній, ваш браузер завантажує карту з Google; інакше нічого туди не надсилає.',
};

const STORED = {
  'In short': 'Коротко',
  'We store what you type into Veto, so that you can book visits and look after your pets. Nothing else.':
    'Ми зберігаємо те, що ви вводите на Veto, щоб ви могли записуватися на візити й дбати про своїх тварин. Більше нічого.',
  'We show no advertising, use no trackers and load nothing from other companies to count or follow visitors.':
    'Ми не показуємо реклами, не стежимо за вами й не завантажуємо нічого від інших компаній, щоб рахувати відвідувачів чи стежити за ними.',
  'We never sell or rent data.': 'Ми ніколи не продаємо й не здаємо дані в оренду.',
  'What we store': 'Що ми зберігаємо',
  'Your account: name, email address, whether you are a pet owner or a veterinarian, and your password in a form that cannot be read back.':
    'Ваш обліковий запис: ім’я, електронну пошту, тип (власник тварини чи ветеринар) і пароль у вигляді, з якого його не прочитати.',
  'Your pets, if you add them: what you write about them, their photo, and their health record with its documents. A photo that you give as an address is loaded from there.':
    'Ваших тварин, якщо ви їх додаєте: те, що ви про них пишете, фото й картку здоров’я з документами. Фото, яке ви вказали як адресу, завантажується звідти.',
  'Your appointments: the veterinarian, date and time, the pet’s name and type, the reason for the visit, and, if you give them, your answers to four questions and up to three photos; afterwards what the veterinarian notes, which we also email to you unless you have turned that off.':
    'Ваші візити: ветеринара, день і час, кличку й вид тварини, причину візиту, а також, якщо ви їх надаєте, відповіді на чотири запитання й до трьох фото; після візиту нотатку ветеринара, яку ми надсилаємо вам і поштою, якщо ви цього не вимкнули.',
  'The veterinarians whom you save.': 'Збережених вами ветеринарів.',
  'Your reviews: the stars and the text, shown with your first name and the first letter of your surname.':
    'Ваші відгуки: зірки й текст, підписані ім’ям і першою літерою прізвища.',
  'Messages that you send to a veterinarian, with the photos and PDFs that you attach, to the owner of a lost pet or to us.':
    'Повідомлення, які ви надсилаєте ветеринару (з доданими фото й PDF), власнику загубленої тварини або нам.',
  'If you book by phone: what the veterinarian notes of the call, which is your name, number, the pet and the reason. Nobody but this veterinarian sees it.':
    'Якщо ви записуєтеся телефоном: те, що ветеринар занотує з розмови, тобто ім’я, номер, тварину й причину. Це бачить лише цей ветеринар.',
  'If you book without an account: the same, as you typed it, for this veterinarian. Your email address, if you give one, is kept for 30 days after the visit, and only our emails use it.':
    'Якщо ви записуєтеся без облікового запису: ті самі дані, як ви їх ввели, для цього ветеринара. Електронну пошту, якщо ви її вказали, ми зберігаємо ще 30 днів після візиту й використовуємо лише для своїх листів.',
  'For veterinarians: the public profile, prices, working hours and days off.':
    'Для ветеринарів: публічний профіль, ціни, години роботи й вихідні дні.',
};

const SEEN = {
  'Who can see it': 'Хто може це бачити',
  'Everybody: the profile of a veterinarian, their free times and their reviews.':
    'Усі: профіль ветеринара, його вільний час і відгуки про нього.',
  'The veterinarian you booked: your name, your email address, what you wrote and showed about the visit, and the health record of the pet that it is for, until 30 days after the visit or until you say no on the page of the pet.':
    'Ветеринар, до якого ви записані: ваше ім’я, електронну пошту, усе, що ви написали й показали щодо візиту, і картку здоров’я цієї тварини; ще 30 днів після візиту або доки ви не вимкнете це на сторінці тварини.',
  'People you write to: your messages and what you attached to them.':
    'Люди, яким ви пишете: ваші повідомлення й додані до них файли.',
  'Anyone your veterinarian gives their calendar link to: when your visit is, and only if the veterinarian chose so, your name and your pet’s.':
    'Кожен, кому ветеринар дає посилання на свій календар: час вашого візиту і, лише якщо так вибрав ветеринар, ваше ім’я та кличку тварини.',
  'Anyone with a link to a pet’s passport that you created: what you ticked, until the link expires or you revoke it. Your name and addresses are never in it.':
    'Кожен, хто має створене вами посилання на паспорт тварини: те, що ви позначили, доки посилання дійсне або доки ви його не скасуєте. Вашого імені й адрес там ніколи немає.',
  'People you invite to care for a pet: its passport, what was given to it, and what you allow them beside, until you remove them or a sitter’s last day is over. They see your first name.':
    'Люди, яких ви запрошуєте доглядати тварину: її паспорт, дані їй ліки й те, що ви їм додатково дозволили; доки ви їх не вилучите або не мине останній день тимчасового догляду. Вони бачать ваше ім’я.',
  'Only you: the list of your pets, the list of your appointments, and whom you have saved.':
    'Лише ви: список своїх тварин, список своїх візитів і збережених ветеринарів.',
  'The people who run Veto: messages sent through the contact form, and reviews that a veterinarian reports.':
    'Люди, які ведуть Veto: повідомлення з форми зв’язку й відгуки, на які поскаржився ветеринар.',
  'These rules are kept by the database itself, for every single row, and not only by the screens that you see.':
    'За дотриманням цих правил стежить сама база даних, у кожному записі, а не лише екрани, які ви бачите.',
};

/** All that the privacy policy says. A lawyer has not read it yet. */
export const PRIVACY_IN_UKRAINIAN = {
  'Privacy Policy': 'Політика конфіденційності',
  'What we store about you and your pets, who can see it, and how to have it removed.':
    'Що ми зберігаємо про вас і ваших тварин, хто може це бачити і як це видалити.',
  ...STORED,
  ...SEEN,
  'What stays in your browser': 'Що залишається у вашому браузері',
  'On the Polish map pages and on the page about emergencies, your position is used only while you look, and only after you agree. We do not store it. None of what stays in your browser is used to follow you, so there is no cookie banner to click away.':
    'На сторінках із картою та на сторінці екстреної допомоги ваше місцеперебування використовується, лише поки ви їх переглядаєте і лише за вашою згодою. Ми його не зберігаємо. Ніщо з того, що залишається в браузері, не служить для стеження, тож тут немає вікна із запитом про файли cookie.',
  'How long': 'Як довго',
  'Your data stays as long as your account does. Completed and cancelled visits stay in your history and in the veterinarian’s, because both may need to look back at them. When you delete your account, what the other side also has stays there, without your name: past visits, reviews and messages. Everything else is removed at once, including your files.':
    'Ваші дані зберігаються, доки існує обліковий запис. Завершені й скасовані візити залишаються у вашій історії та в історії ветеринара, бо можуть ще знадобитися обом. Коли ви видаляєте обліковий запис, в іншої сторони залишається те, що в неї вже є, але без вашого імені: минулі візити, відгуки й повідомлення. Усе інше, зокрема файли, видаляється одразу.',
  'Some things are removed automatically: notifications and the emails we sent you after 180 days, links to a passport and invitations to care for a pet 30 days after they have expired, what was given to a pet after 180 days, and what a finder wrote to you after 180 days, once your pet is no longer reported as lost.':
    'Дещо видаляється автоматично: сповіщення та надіслані вам листи через 180 днів, посилання на паспорт і запрошення до догляду через 30 днів після завершення їхньої дії, записи про дані ліки через 180 днів, а повідомлення від того, хто знайшов тварину, через 180 днів, якщо її вже не позначено як загублену.',
  'Your rights': 'Ваші права',
  'You may see, correct, take with you and have removed what we store about you. Most of it you can change yourself, under My Pets and on your dashboard; on {account} you can download all of it and delete the account. For everything else, {contact}. If you think that we handle your data wrongly, you may complain to your country’s data protection authority.':
    'Ви можете переглянути, виправити, забрати із собою та видалити те, що ми зберігаємо про вас. Більшість даних можна змінити самостійно: у розділі «Мої тварини» та в кабінеті, а на {account} можна завантажити всі дані й видалити обліковий запис. З усіх інших питань {contact}. Якщо ви вважаєте, що ми неправильно поводимося з вашими даними, можете поскаржитися до органу захисту даних своєї країни; у Польщі це UODO.',
  'your account’s page': 'сторінці облікового запису',
  'write to us': 'напишіть нам',
  ...BROWSER,
} as const satisfies Record<Exclude<keyof typeof PRIVACY_IN_POLISH, `/${string}`>, string>;
