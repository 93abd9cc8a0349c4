import type { CareKind } from '../home/care-types.ts';

export const CARE_INCLUDES = {
  preventive: [
    'Wellness exams, at least once a year and twice for older pets',
    'Vaccinations for dogs, cats, rabbits and ferrets',
    'Protection from fleas, ticks and worms',
    'Microchips and travel documents',
    'Advice on food, weight and behavior',
  ],
  dental: [
    'Examination of teeth and gums, with X-rays where needed',
    'Cleaning and polishing under anesthesia',
    'Extraction of broken or infected teeth',
    'Trimming of overgrown teeth in rabbits and rodents',
    'Brushing and feeding advice for home',
  ],
  surgery: [
    'Neutering and spaying',
    'Removal of lumps and tumours, with examination of the tissue',
    'Operations on bones, joints and ligaments',
    'Abdominal, bladder and bowel surgery',
    'Anesthesia, pain relief and follow-up visits',
  ],
  emergency: [
    'How to recognize an emergency',
    'First aid until you reach a clinic',
    'Veterinarians who take emergencies now, and 24-hour clinics',
  ],
  specialized: [
    'Dermatology: itching, allergies, ears and coat',
    'Cardiology: heart murmurs, ultrasound, long-term treatment',
    'Exotic animals: rabbits, birds, reptiles and rodents',
  ],
} as const satisfies Readonly<Record<CareKind, readonly string[]>>;
