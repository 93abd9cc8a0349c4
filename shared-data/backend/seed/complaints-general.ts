import type { Complaint } from './complaint.ts';

const FURRED = ['dog', 'cat', 'rabbit'] as const;

/** What general practitioners see. */
export const GENERAL: readonly [Complaint, ...Complaint[]] = [
  {
    animals: ['dog', 'cat', 'rabbit', 'other'],
    weight: 6,
    reasons: ['Annual vaccination', 'Yearly check-up and vaccination', 'Vaccinations are due'],
    findings: [
      '{pet} was vaccinated after a clinical examination without findings.',
      'Yearly examination: heart, lungs, teeth and joints of {pet} without findings. Vaccinated.',
      '{pet} is in good condition and was vaccinated. A little sleepiness until tomorrow is normal.',
    ],
    vaccines: {
      dog: [
        { product: 'Nobivac DHPPi', days: 365 },
        { product: 'Nobivac Rabies', days: 365 },
      ],
      cat: [{ product: 'Purevax RCP', days: 365 }],
      rabbit: [{ product: 'Nobivac Myxo-RHD Plus', days: 365 }],
      other: [{ product: 'Nobivac Rabies', days: 365 }],
    },
    praise: [
      '{pet} hardly noticed the needle.',
      'The vaccination was over before {pet} understood what was going on, and the reminder for next year is set.',
      'We came for a vaccination and left with good advice for the whole year.',
    ],
  },
  {
    animals: ['dog', 'cat', 'rabbit', 'hamster', 'bird', 'reptile', 'fish', 'other'],
    weight: 4,
    reasons: ['General check-up', 'Check-up, we moved here recently', 'Check-up before our holidays'],
    findings: [
      'General examination of {pet} without findings.',
      'First visit here. {pet} is alert and well cared for; earlier papers were copied.',
      '{pet} is fit to travel. We talked about heat, water and papers.',
    ],
    praise: [
      'The check-up of {pet} was thorough and we could ask everything.',
      '{pet} was examined from nose to tail and nothing was rushed.',
    ],
  },
  {
    animals: FURRED,
    weight: 4,
    reasons: ['Itchy skin, scratching at night', 'Red spots on the belly', 'Loses hair on the back'],
    findings: [
      '{pet} scratches because of an allergy to fleas; a few flea droppings in the coat.',
      'Mild contact dermatitis on the belly of {pet}, no parasites under the microscope.',
      'Hair of {pet} is broken by licking; skin below is healthy. Parasites excluded.',
    ],
    treatment: 'Skin combed and scraped, spot-on against fleas applied',
    medicine: { name: 'Chlorhexidine shampoo', dose: 'twice a week, leave on for ten minutes', days: 21 },
    again: { weeks: 3, reason: 'Check of the skin', finding: 'Skin of {pet} has calmed down, no new lesions.' },
    praise: [
      'After two weeks of the new shampoo {pet} sleeps through the night again.',
      'At last somebody who looked at the skin of {pet} under a microscope instead of guessing.',
    ],
  },
  {
    animals: ['dog', 'cat'],
    weight: 4,
    reasons: ['Shakes the head, ears smell', 'Scratches one ear', 'Ear is red and warm'],
    findings: [
      'Inflammation of both outer ears of {pet} with yeast; ear drums whole.',
      'Wax in the left ear of {pet}, cleaned; slight redness.',
      'Inflammation of the right outer ear of {pet}, ear drum whole.',
    ],
    treatment: 'Ears rinsed and cleaned',
    medicine: { name: 'Otic drops', dose: '4 drops into the ear, twice a day', days: 10 },
    again: { weeks: 2, reason: 'Ears, second look', finding: 'Ears of {pet} are clean and dry, treatment ends.' },
    praise: [
      'The ears of {pet} are fine again and we know how to clean them now.',
      'We were shown the inside of the ear of {pet} on a screen and understood the treatment at once.',
    ],
  },
  {
    animals: ['dog', 'cat', 'rabbit', 'hamster'],
    weight: 5,
    reasons: ['Does not eat since yesterday', 'Soft stool for three days', 'Loss of appetite'],
    findings: [
      'Belly of {pet} soft, mild dehydration. No sign of an obstruction.',
      'Upset stomach of {pet} after a change of food; temperature normal.',
      '{pet} eats little because of an upset stomach; blood values are normal.',
    ],
    treatment: 'Fluids under the skin, medicine against nausea',
    medicine: { name: 'Probiotic paste', dose: '1 ml with food, twice a day', days: 7 },
    praise: [
      'By the evening {pet} was eating again.',
      'The stomach of {pet} settled within two days, and we were telephoned to ask how it went.',
    ],
  },
  {
    animals: FURRED,
    weight: 4,
    reasons: ['Limping on the left front leg', 'Stiff after getting up', 'Does not want to jump any more'],
    findings: [
      'Strain of the left shoulder of {pet}; no pain on bending the joints.',
      'Beginning arthrosis of the hips of {pet}; we talked about weight and short, frequent walks.',
      'Pain in the lower back of {pet}, reflexes normal.',
    ],
    treatment: 'Orthopaedic examination, rest for ten days',
    medicine: { name: 'Meloxicam', dose: '{dose} ml once a day with food', days: 7, perKilogram: 0.067 },
    again: {
      weeks: 2,
      reason: 'Is the leg better?',
      finding: '{pet} moves freely again, slow return to normal walks.',
    },
    praise: [
      '{pet} runs again as if nothing had ever been wrong.',
      'No expensive pictures at once, but a careful examination and a plan, and {pet} got better.',
    ],
  },
  {
    animals: ['dog', 'cat', 'rabbit', 'hamster', 'other'],
    weight: 3,
    reasons: ['Bad breath', 'Teeth check', 'Chews on one side only'],
    findings: [
      'Tartar on the cheek teeth of {pet}, gums slightly red. Scaling is planned.',
      'Teeth of {pet} without findings.',
      'One worn tooth of {pet}, no pain at present. Keep an eye on the appetite.',
    ],
    praise: [
      'Showed us calmly how to look after the teeth of {pet}.',
      'We now know why {pet} chewed so strangely, and what to do about it.',
    ],
  },
  {
    animals: ['dog', 'cat', 'rabbit', 'hamster', 'bird', 'other'],
    weight: 3,
    reasons: ['Nail trimming', 'Nails and general check', 'Claws are too long'],
    findings: [
      'Nails of {pet} trimmed, paws without findings.',
      'Nails of {pet} trimmed, short general check without findings.',
      'Long nails of {pet} trimmed; a second, shorter round in two months.',
    ],
    praise: [
      'Trimming the nails of {pet} took two minutes; at home it takes two people.',
      '{pet} even took a treat after the nails were done.',
    ],
  },
  {
    animals: ['dog', 'cat', 'rabbit', 'hamster', 'bird'],
    weight: 2,
    reasons: ['Watery eye', 'One eye half closed', 'Eyes are red'],
    findings: [
      'Conjunctivitis of the right eye of {pet}, cornea whole.',
      'Small scratch on the cornea of {pet}, stained and measured.',
      'Conjunctivitis of both eyes of {pet} from draught and dust.',
    ],
    medicine: { name: 'Eye drops with hyaluronate', dose: '1 drop, four times a day', days: 7 },
    again: { weeks: 1, reason: 'Eye, second look', finding: 'Eye of {pet} is clear, drops can stop.' },
    praise: [
      'The eye of {pet} was clear after a week.',
      'Examined the eye of {pet} so gently that there was no fuss at all.',
    ],
  },
  {
    animals: ['dog', 'cat'],
    weight: 2,
    reasons: ['Coughing at night', 'Sneezes a lot', 'Cough after walks'],
    findings: [
      'Irritated windpipe of {pet}, lungs clear.',
      'Mild infection of the upper airways of {pet}, no fever.',
      'Kennel cough, {pet} is otherwise in good form.',
    ],
    medicine: { name: 'Doxycycline', dose: '{dose} mg once a day with food', days: 10, perKilogram: 10 },
    again: { weeks: 2, reason: 'Check after the cough', finding: 'Lungs and windpipe of {pet} without findings.' },
    praise: [
      'The cough of {pet} was gone within a week.',
      'Listened to the lungs of {pet} twice before prescribing anything.',
    ],
  },
  {
    animals: ['rabbit', 'hamster', 'bird', 'reptile', 'fish', 'other'],
    weight: 3,
    reasons: ['Advice on keeping and food', 'Less active than usual', 'Losing weight'],
    findings: [
      'We went through food and home of {pet}; more hay or greens, fewer treats.',
      '{pet} moves too little; a bigger home and more to do in it were discussed.',
      '{pet} gets too little of the right food; a plan for four weeks was agreed.',
    ],
    praise: [
      'We learned more about keeping {pet} in half an hour than from all forums together.',
      'A few changes at home, and {pet} is lively again.',
    ],
  },
];
