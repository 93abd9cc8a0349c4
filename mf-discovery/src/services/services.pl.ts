import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_POLISH } from '../addresses.pl.ts';
import { CARE_IN_POLISH } from '../home/care.pl.ts';
import type { CARE_TYPES } from '../home/care-types.ts';
import type { CARE_INCLUDES } from './care-includes.ts';

const LINKS: Record<(typeof CARE_TYPES)[number]['linkLabel'], string> = {
  'Find a general veterinarian': 'Znajdź lekarza ogólnego',
  'Find a dentist': 'Znajdź stomatologa',
  'Find a surgeon': 'Znajdź chirurga',
  'See emergency information': 'Zobacz, co robić',
  'Find a specialist': 'Znajdź specjalistę',
};

const INCLUDES: Record<(typeof CARE_INCLUDES)[keyof typeof CARE_INCLUDES][number], string> = {
  'Wellness exams, at least once a year and twice for older pets':
    'Badania kontrolne: co najmniej raz w roku, u starszych zwierząt dwa razy',
  'Vaccinations for dogs, cats, rabbits and ferrets': 'Szczepienia psów, kotów, królików i fretek',
  'Protection from fleas, ticks and worms': 'Ochrona przed pchłami, kleszczami i robakami',
  'Microchips and travel documents': 'Czipowanie i dokumenty na podróż',
  'Advice on food, weight and behavior': 'Porady o żywieniu, wadze i zachowaniu',
  'Examination of teeth and gums, with X-rays where needed': 'Badanie zębów i dziąseł, w razie potrzeby z RTG',
  'Cleaning and polishing under anesthesia': 'Usuwanie kamienia i polerowanie zębów w znieczuleniu',
  'Extraction of broken or infected teeth': 'Usuwanie złamanych lub chorych zębów',
  'Trimming of overgrown teeth in rabbits and rodents': 'Skracanie przerośniętych zębów u królików i gryzoni',
  'Brushing and feeding advice for home': 'Porady o myciu zębów i karmieniu w domu',
  'Neutering and spaying': 'Kastracja i sterylizacja',
  'Removal of lumps and tumours, with examination of the tissue': 'Usuwanie guzów wraz z badaniem tkanki',
  'Operations on bones, joints and ligaments': 'Operacje kości, stawów i więzadeł',
  'Abdominal, bladder and bowel surgery': 'Operacje jamy brzusznej, pęcherza i jelit',
  'Anesthesia, pain relief and follow-up visits': 'Znieczulenie, leczenie bólu i wizyty kontrolne',
  'How to recognize an emergency': 'Jak rozpoznać nagły przypadek',
  'First aid until you reach a clinic': 'Pierwsza pomoc w drodze do lecznicy',
  'Veterinarians who take emergencies now, and 24-hour clinics':
    'Lekarze, którzy teraz przyjmują nagłe przypadki, i kliniki całodobowe',
  'Dermatology: itching, allergies, ears and coat': 'Dermatologia: świąd, alergie, uszy i sierść',
  'Cardiology: heart murmurs, ultrasound, long-term treatment':
    'Kardiologia: szmery w sercu, echo serca, leczenie długoterminowe',
  'Exotic animals: rabbits, birds, reptiles and rodents': 'Zwierzęta egzotyczne: króliki, ptaki, gady i gryzonie',
};

/** As the vocabulary calls the services that a kind of care leads with. */
const SERVICES = {
  'Wellness exams': 'Badanie ogólne',
  Vaccinations: 'Szczepienia',
  'Preventative care': 'Profilaktyka',
  'Parasite control': 'Zwalczanie pasożytów',
  Microchipping: 'Czipowanie',
  'Dental care': 'Stomatologia',
  Operations: 'Operacje',
  Neutering: 'Kastracja i sterylizacja',
  'Allergy testing': 'Testy alergiczne',
  Ultrasound: 'USG',
  ECG: 'EKG',
} as const satisfies Catalogue;

export const SERVICES_IN_POLISH = {
  Services: 'Usługi',
  'What veterinarians on Veto do, and where to find the one you need. Each profile lists what that veterinarian offers.':
    'Co robią lekarze w Veto i gdzie znaleźć tego, którego potrzebujesz. Pełną listę usług każdy lekarz podaje w swoim profilu.',
  '{service} from {price}, {minutes} minutes': '{service} od {price}, {minutes} min',
  'Not sure what your pet needs?': 'Nie wiesz, czego potrzebuje Twoje zwierzę?',
  'Start with a general veterinarian. They know when a specialist should take over.':
    'Zacznij od lekarza ogólnego. To on wie, kiedy potrzebny jest specjalista.',
  'Find a Veterinarian': 'Znajdź weterynarza',
  ...LINKS,
  ...INCLUDES,
  ...SERVICES,
  ...CARE_IN_POLISH,
  ...ADDRESSES_IN_POLISH,
} as const satisfies Catalogue;
