import type { HELP_IN_POLISH } from './help.pl.ts';

const TOPICS = {
  'Finding a veterinarian': 'Пошук ветеринара',
  'Booking a visit': 'Запис на візит',
  'Your appointments': 'Ваші візити',
  'Your pets': 'Ваші тварини',
  'Your account': 'Ваш обліковий запис',
  'For veterinarians': 'Ветеринарам',
  Emergencies: 'Екстрені випадки',
};

const ASKED = {
  'How do I find a veterinarian near me?': 'Як знайти ветеринара поблизу?',
  'Search on the home page by name, specialty or city, or open Find Vets and filter by specialty, availability, rating and the kind of pet you have. A profile shows the address, the opening hours and the next free times.':
    'На головній сторінці введіть прізвище, спеціалізацію або місто чи відкрийте сторінку «Знайти ветеринара»: список починається з найближчих. У профілі є адреса, години роботи й найближчий вільний час.',
  'Where do the ratings come from?': 'Звідки беруться оцінки?',
  'Only from visits that took place. A pet owner can review a veterinarian once for each completed appointment, and nobody else can. Only the newest review of each owner counts. A veterinarian without reviews yet is marked “New”.':
    'Лише з візитів, які відбулися. Після кожного завершеного візиту власник тварини може написати один відгук, і ніхто інший цього зробити не може. Враховується лише найновіший відгук кожного власника. Ветеринара, який ще не має відгуків, позначено «Новий профіль».',
  'What does “Available today” mean?': 'Що означає «Вільний час сьогодні»?',
  'The veterinarian has at least one free time left today, Warsaw time. It is calculated from their working hours, their days off and the visits already booked.':
    'Сьогодні (за варшавським часом) до ветеринара ще можна записатися. Ми обчислюємо це з годин роботи, вихідних днів і вже записаних візитів.',
  'Do I need an account to book?': 'Чи потрібен обліковий запис, щоб записатися?',
  'No. Most veterinarians take guests: give your name and phone number, and you get a link to move or cancel the visit. With an account, which is free, your visits and your pets’ records are in one place.':
    'Ні. До більшості ветеринарів можна записатися без нього: вкажіть ім’я та номер телефону й отримаєте посилання, за яким можна перенести або скасувати візит. З безкоштовним обліковим записом візити й картки здоров’я тварин зібрано в одному місці.',
  'How do I book an appointment?': 'Як записатися на візит?',
  'Open a veterinarian’s profile, choose “Book an Appointment”, tell us which pet is coming, pick a free date and time, and say what the visit is about. You can book at any hour of the day.':
    'Відкрийте профіль ветеринара, виберіть вільний день і годину, а потім «Записатися на візит». Вкажіть, з якою твариною прийдете і яка причина візиту. Записатися можна будь-коли, вдень чи вночі.',
  'What if somebody else takes the time first?': 'А якщо хтось займе цей час раніше?',
  'A time can only be booked once. If it is taken while you are filling in the form, nothing you typed is lost, and we offer you the nearest free times.':
    'На кожен час можна записатися лише раз. Якщо його займуть, поки ви заповнюєте форму, усе введене збережеться, а ми запропонуємо найближчий вільний час.',
  'What does booking cost?': 'Скільки коштує запис?',
  'Booking on Veto is free for pet owners. The veterinarian charges for the visit itself: the profile shows the prices that they have listed, and you can ask about others before you come.':
    'Для власників тварин запис на Veto безкоштовний. За сам візит ви платите ветеринару: ціни, які він указав, є в його профілі, а про решту запитайте заздалегідь.',
  'How do I cancel or move an appointment?': 'Як скасувати або перенести візит?',
  'Open My Appointments, find the visit under Upcoming, and choose Cancel or Reschedule. A cancelled time becomes free for others at once. Your old time stays yours until the veterinarian has agreed to a new one.':
    'Відкрийте розділ «Мої візити», знайдіть майбутній візит і скасуйте або перенесіть його. Якщо ви записалися без облікового запису, скористайтеся посиланням на візит. Скасований час одразу стає вільним для інших. Коли ви просите про інший час, теперішній залишається за вами, доки ветеринар не погодиться.',
  'Where do I see what happened at the visit?': 'Де подивитися, як минув візит?',
  'Once the veterinarian has completed the visit it moves to Past Appointments. “View Details” shows when it was, for which pet, and the note that the veterinarian left.':
    'Коли ветеринар завершить візит, він з’явиться серед минулих у розділі «Мої візити». Там видно, коли він був і для якої тварини, а також нотатку ветеринара.',
  'Who can see my pets’ health records?': 'Хто бачить картки здоров’я моїх тварин?',
  'You, the people you invite to care for a pet, as far as you allow, and a veterinarian you book. The veterinarian reads the record of the pet that the visit is for, until 30 days after it, unless you say no on the pet’s page, under Sharing. A link to its passport shows only what you tick.':
    'Ви, люди, яких ви запросили доглядати за твариною (наскільки ви дозволили), і ветеринар, до якого ви записалися. Ветеринар бачить картку цієї тварини до 30 днів після візиту, якщо ви не вимкнете це на сторінці тварини. Посилання на паспорт показує лише те, що ви в ньому позначили.',
  'Which photos can I upload?': 'Які фото можна додати?',
  'JPEG, PNG, WebP or HEIC, as telephones take them. A large photo is made smaller before it is sent.':
    'JPEG, PNG, WebP або HEIC, тобто такі, які робить телефон. Велике фото зменшується перед надсиланням.',
  'I forgot my password. What now?': 'Не пам’ятаю пароля. Що робити?',
  'Choose “Forgot password?” on the sign-in page and enter your email address. We send you a link to set a new one.':
    'На сторінці входу виберіть «Forgot password?» і введіть свою електронну пошту. Ми надішлемо посилання, щоб задати новий пароль.',
  'What does “Remember me” do?': 'Що дає «Remember me» на сторінці входу?',
  'With it you stay signed in on this device. Without it your session ends when you close the browser tab: better on a computer that you share.':
    'Означає «Запам’ятати мене»: вам не доведеться знову входити на цьому пристрої. Без цього сеанс завершується, коли ви закриваєте вкладку браузера: так краще на спільному комп’ютері.',
  'I am a veterinarian. How do I join?': 'Як приєднатися ветеринару?',
  'Register and choose “Veterinarian”, complete your profile and send us your licence. You are listed once we have checked it and your name, city and specialty are set, and pet owners can book you once you have set your working hours.':
    'Зареєструйтеся як ветеринар, заповніть профіль і надішліть нам свою ліцензію. Ви з’явитеся в списку, коли ми її перевіримо, а в профілі будуть ім’я, місто й спеціалізація; власники тварин зможуть записуватися до вас, щойно ви вкажете години роботи.',
  'Can I answer a review?': 'Чи можна відповісти на відгук?',
  'Yes. Your answer appears under the review. Reviews themselves cannot be edited or removed by the veterinarian they are about.':
    'Так. Відповідь з’явиться під відгуком. Сам відгук ветеринар, про якого він написаний, не може змінити чи видалити.',
  'My pet needs help right now. What do I do?': 'Моїй тварині негайно потрібна допомога. Що робити?',
  'Do not wait for an online booking: call the nearest clinic. Our emergency page has the number of the nearest veterinarian who takes emergencies now, and says what to do first.':
    'Не записуйтеся онлайн: зателефонуйте до найближчої клініки. На сторінці «Екстрена допомога» є номер найближчого ветеринара, який зараз приймає екстрені випадки, і поради, що зробити насамперед.',
};

export const HELP_IN_UKRAINIAN = {
  'Help Center': 'Довідка',
  'Answers to what people ask us most.': 'Відповіді на найчастіші запитання.',
  'Search the questions': 'Пошук серед запитань',
  'For example: cancel a visit': 'Наприклад: скасувати візит',
  '1 question': '1 запитання',
  '{count} questions': { few: '{count} запитання', many: '{count} запитань', other: '{count} запитання' },
  'No question matches your search': 'Немає запитань за цим пошуком',
  'Try other words, or ask us.': 'Спробуйте інші слова або запитайте нас.',
  'Show all questions': 'Показати всі запитання',
  'Contact us': 'Написати нам',
  'Can’t find it? {contact}. For a sick pet, see {emergency}.':
    'Не знайшли відповіді? {contact}. Тварина захворіла? {emergency}.',
  'Write to us': 'Напишіть нам',
  'emergency care': 'Екстрена допомога',
  ...TOPICS,
  ...ASKED,
} as const satisfies Record<Exclude<keyof typeof HELP_IN_POLISH, `/${string}`>, unknown>;
