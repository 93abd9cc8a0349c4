import type { EMERGENCY_IN_POLISH } from './emergency.pl.ts';
import { SIGNS_IN_UKRAINIAN } from './signs.uk.ts';

export const EMERGENCY_IN_UKRAINIAN = {
  'Emergency Pet Care': 'Екстрена допомога тварині',
  'We do not know “{unknown}”. Distances are from the centre of {city}: choose the city nearest to you.':
    'Ми не знаємо місця «{unknown}». Відстані вказано від центру (місто: {city}): виберіть найближче до вас місто.',
  'Distances are from your position.': 'Відстані вказано від вашого місця.',
  'Your position is not available. Distances are from the centre of {city}.':
    'Ваше місце невідоме. Відстані вказано від центру (місто: {city}).',
  'Nobody answers at the moment. You see the list of {city}.':
    'Зараз немає відповіді. Ви бачите список для міста: {city}.',
  'This list is of {moment}, when Veto was last reached.':
    'Список станом на {moment}: тоді Veto востаннє був на зв’язку.',
  'Nobody on Veto at this hour': 'Зараз на Veto нікого немає',
  'Call a 24-hour clinic': 'Зателефонуйте до цілодобової клініки',
  'No veterinarian here takes emergencies now, and our list has no clinic that never closes.':
    'Зараз жоден ветеринар на Veto не приймає екстрених випадків, а в нашому списку немає цілодобової клініки.',
  'Looking for the nearest': 'Шукаємо найближчу допомогу',
  'Try again': 'Спробувати ще раз',
  Error: 'Помилка',
  'Failed to fetch the numbers to call.': 'Не вдалося завантажити номери телефонів.',
  'Search the web for {words} and the name of your city. Every clinic in Poland is registered with one of the sixteen regional veterinary chambers ({chambers}); the National Chamber, {link}, leads to them.':
    'Введіть у пошуку {words} і назву міста. Кожна клініка в Польщі зареєстрована в одній із шістнадцяти регіональних ветеринарних палат ({chambers}); їх перелік є на сайті Національної палати: {link}.',
  // The nearest.
  'Nearest, open now': 'Найближче, зараз відчинено',
  'Open until {time}': 'Відчинено до {time}',
  'Open 24 hours': 'Відчинено цілодобово',
  '{drive} by car': '{drive} автомобілем',
  'about {drive} by car': 'приблизно {drive} автомобілем',
  'Call {phone}, {name}': 'Зателефонувати: {phone}, {name}',
  Call: 'Зателефонувати',
  'Directions to {name}': 'Маршрут: {name}',
  Directions: 'Маршрут',
  'Say that you are on your way. Do not book online.': 'Скажіть, що ви вже їдете. Не записуйтеся онлайн.',
  'Ask whether they treat {animals}, and say that you are on your way.':
    'Запитайте, чи приймають таких тварин ({animals}), і скажіть, що ви вже їдете.',
  'from the centre of {city}': 'від центру (місто: {city})',
  'from the centre of {city}, which you searched last': 'від центру (місто: {city}, ваш останній пошук)',
  'from the centre of {city}, where your last visit was': 'від центру (місто: {city}, ваш останній візит)',
  // The others.
  'No veterinarian here takes emergencies of {animals} now, and our list has no clinic that never closes.':
    'Зараз жоден ветеринар на Veto не приймає екстрених випадків із такими тваринами ({animals}), а в нашому списку немає цілодобової клініки.',
  'No veterinarian on Veto takes emergencies of {animals} within 50 km at this hour.':
    'Зараз жоден ветеринар на Veto в радіусі 50 км не приймає екстрених випадків із такими тваринами ({animals}).',
  'Ask whether they treat {animals}.': 'Запитайте, чи приймають таких тварин: {animals}.',
  'Open now near {city}': 'Зараз відчинено поблизу: {city}',
  'Open now near you': 'Зараз відчинено поблизу вас',
  'No veterinarian on Veto takes emergencies within 50 km at this hour.':
    'Зараз жоден ветеринар на Veto в радіусі 50 км не приймає екстрених випадків.',
  '24 h clinics': 'Цілодобові клініки',
  'Our list has no 24-hour clinic within 50 km.': 'У нашому списку немає цілодобової клініки в радіусі 50 км.',
  'Further than 50 km': 'Далі ніж 50 км',
  'Only if nobody nearer answers.': 'Лише якщо ніхто ближче не відповідає.',
  'Closed since this list was read': 'Зачинилися, відколи список завантажено',
  'By their own hours. Their next ones are not known without a connection.':
    'За їхнім графіком. Без з’єднання невідомо, коли вони знову відчиняться.',
  'Distances are straight lines from the centre of {city}; the minutes are estimated.':
    'Відстані по прямій від центру (місто: {city}); час у дорозі приблизний.',
  'Distances are straight lines from your position; the minutes are estimated.':
    'Відстані по прямій від вашого місця; час у дорозі приблизний.',
  'open 24 hours': 'відчинено цілодобово',
  'until {time}': 'до {time}',
  'was open until {time}': 'було відчинено до {time}',
  'Source: {source} · checked {date}': 'Джерело: {source} · перевірено {date}',
  'in {city}': 'Місто: {city}',
  'about {km} km': 'приблизно {km} км',
  'under {minutes}': 'менше ніж {minutes}',
  'more than {hours} h': 'понад {hours} год',
  '{hours} h': '{hours} год',
  '{whole} {rest}': '{whole} {rest} хв',
  '{km} km': '{km} км',
  min: 'хв',
  minutes: 'хвилин',
  // From where.
  For: 'Для кого',
  'Any animal': 'Усі тварини',
  Dogs: 'Собаки',
  Cats: 'Коти',
  Rabbits: 'Кролики',
  'Small mammals': 'Дрібні ссавці',
  Birds: 'Птахи',
  Reptiles: 'Рептилії',
  'Other exotic pets': 'Інші екзотичні тварини',
  Near: 'Поблизу',
  'My position': 'Моє місце',
  'Looking...': 'Шукаємо...',
  'Use my position': 'Визначити моє місце',
  // What to do.
  'What do you see?': 'Що ви бачите?',
  'Call first. Then open one, and only its steps are shown.':
    'Спершу зателефонуйте. Потім виберіть ознаку, і побачите, що робити.',
  'Source: {source}': 'Джерело: {source}',
  ...SIGNS_IN_UKRAINIAN,
} as const satisfies Record<keyof typeof EMERGENCY_IN_POLISH, string>;
