import { serviceIn } from './service-in.ts';

/** What English-speaking practices call their services, in lower case, in Polish. */
const POLISH: Record<string, string> = {
  'wellness exams': 'Badanie ogólne',
  vaccinations: 'Szczepienia',
  'preventive care': 'Profilaktyka',
  'preventative care': 'Profilaktyka',
  'medical consultations': 'Konsultacje lekarskie',
  'emergency care': 'Nagłe przypadki',
  microchipping: 'Czipowanie',
  'nutrition advice': 'Porady żywieniowe',
  'soft tissue surgery': 'Chirurgia tkanek miękkich',
  'orthopaedic surgery': 'Chirurgia ortopedyczna',
  neutering: 'Kastracja i sterylizacja',
  'pain management': 'Leczenie bólu',
  'dental check-ups': 'Kontrola stomatologiczna',
  'scaling and polishing': 'Usuwanie kamienia i polerowanie zębów',
  'tooth extraction': 'Ekstrakcja zębów',
  'dental x-ray': 'RTG stomatologiczne',
  'allergy testing': 'Testy alergiczne',
  'skin and ear examinations': 'Badanie skóry i uszu',
  'parasite control': 'Zwalczanie pasożytów',
  'heart ultrasound': 'Echo serca',
  ecg: 'EKG',
  'blood pressure measurement': 'Pomiar ciśnienia krwi',
  'exotic pet check-ups': 'Badanie kontrolne zwierząt egzotycznych',
  'husbandry advice': 'Porady dotyczące utrzymania',
  'beak and nail care': 'Pielęgnacja dzioba i pazurów',
  'nail trimming': 'Obcinanie pazurów',
  'wound treatment': 'Leczenie ran',
  'intensive care': 'Intensywna opieka',
  'poisoning treatment': 'Leczenie zatruć',
  'tumour diagnosis': 'Diagnostyka nowotworów',
  chemotherapy: 'Chemioterapia',
  'palliative care': 'Opieka paliatywna',
  'second opinions': 'Druga opinia',
};

/** The Polish name of a service, in the singular or plural; one that is not known stays as the vet wrote it. */
export const serviceInPolish = serviceIn(POLISH);
