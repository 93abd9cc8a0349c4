import { ADDRESSES_IN_UKRAINIAN } from '../addresses.uk.ts';
import { CARE_IN_UKRAINIAN } from '../home/care.uk.ts';
import type { SERVICES_IN_POLISH } from './services.pl.ts';

const LINKS = {
  'Find a general veterinarian': 'Знайти ветеринара-терапевта',
  'Find a dentist': 'Знайти стоматолога',
  'Find a surgeon': 'Знайти хірурга',
  'See emergency information': 'Дізнатися, що робити',
  'Find a specialist': 'Знайти вузького спеціаліста',
};

const INCLUDES = {
  'Wellness exams, at least once a year and twice for older pets':
    'Загальні огляди: щонайменше раз на рік, для старших тварин двічі',
  'Vaccinations for dogs, cats, rabbits and ferrets': 'Щеплення собак, котів, кроликів і тхорів',
  'Protection from fleas, ticks and worms': 'Захист від бліх, кліщів і глистів',
  'Microchips and travel documents': 'Чипування й документи для подорожей',
  'Advice on food, weight and behavior': 'Поради щодо харчування, ваги й поведінки',
  'Examination of teeth and gums, with X-rays where needed': 'Огляд зубів і ясен, за потреби з рентгеном',
  'Cleaning and polishing under anesthesia': 'Чищення й полірування зубів під наркозом',
  'Extraction of broken or infected teeth': 'Видалення зламаних або хворих зубів',
  'Trimming of overgrown teeth in rabbits and rodents': 'Підточування надмірно відрослих зубів у кроликів і гризунів',
  'Brushing and feeding advice for home': 'Поради щодо чищення зубів і годування вдома',
  'Neutering and spaying': 'Кастрація і стерилізація',
  'Removal of lumps and tumours, with examination of the tissue': 'Видалення пухлин із дослідженням тканини',
  'Operations on bones, joints and ligaments': 'Операції на кістках, суглобах і зв’язках',
  'Abdominal, bladder and bowel surgery': 'Операції на органах черевної порожнини, сечовому міхурі й кишківнику',
  'Anesthesia, pain relief and follow-up visits': 'Наркоз, знеболення й контрольні візити',
  'How to recognize an emergency': 'Як розпізнати екстрений випадок',
  'First aid until you reach a clinic': 'Перша допомога дорогою до клініки',
  'Veterinarians who take emergencies now, and 24-hour clinics':
    'Ветеринари, які зараз приймають екстрені випадки, і цілодобові клініки',
  'Dermatology: itching, allergies, ears and coat': 'Дерматологія: свербіж, алергії, вуха й шерсть',
  'Cardiology: heart murmurs, ultrasound, long-term treatment':
    'Кардіологія: шуми в серці, УЗД серця, тривале лікування',
  'Exotic animals: rabbits, birds, reptiles and rodents': 'Екзотичні тварини: кролики, птахи, рептилії та гризуни',
};

/** As the vocabulary calls the services that a kind of care leads with. */
const SERVICES = {
  'Wellness exams': 'Загальний огляд',
  Vaccinations: 'Щеплення',
  'Preventative care': 'Профілактика',
  'Parasite control': 'Боротьба з паразитами',
  Microchipping: 'Чипування',
  'Dental care': 'Стоматологія',
  Operations: 'Операції',
  Neutering: 'Кастрація і стерилізація',
  'Allergy testing': 'Тести на алергію',
  Ultrasound: 'УЗД',
  ECG: 'ЕКГ',
};

export const SERVICES_IN_UKRAINIAN = {
  Services: 'Послуги',
  'What veterinarians on Veto do, and where to find the one you need. Each profile lists what that veterinarian offers.':
    'Що роблять ветеринари на Veto і де знайти потрібного. Повний перелік послуг кожен ветеринар подає у своєму профілі.',
  '{service} from {price}, {minutes} minutes': '{service}: від {price}, {minutes} хв',
  'Not sure what your pet needs?': 'Не знаєте, що потрібно вашій тварині?',
  'Start with a general veterinarian. They know when a specialist should take over.':
    'Почніть із ветеринара-терапевта. Він підкаже, коли потрібен вузький спеціаліст.',
  'Find a Veterinarian': 'Знайти ветеринара',
  ...LINKS,
  ...INCLUDES,
  ...SERVICES,
  ...CARE_IN_UKRAINIAN,
  ...ADDRESSES_IN_UKRAINIAN,
} as const satisfies Record<Exclude<keyof typeof SERVICES_IN_POLISH, `/${string}`>, string>;
