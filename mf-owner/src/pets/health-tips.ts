/** An article of the 'Recent Pet Health Tips' section. */
export interface HealthTip {
  id: string;
  title: string;
  summary: string;
  /** The parts of the article, in reading order. */
  sections: { heading: string; text: string }[];
}

/** General advice that every small-animal practice gives; it replaces no visit, and each article says so at its end. */
export const HEALTH_TIPS: HealthTip[] = [
  {
    id: 'summer',
    title: 'Summer Safety for Pets',
    summary: 'Keep your pet cool, hydrated and comfortable through the hottest weeks of the year.',
    sections: [
      {
        heading: 'Walk early and late',
        text: 'Go out in the cool of the morning and after sunset. Put the back of your hand on the pavement for seven seconds: if it is too hot for you, it is too hot for paws.',
      },
      {
        heading: 'Never in a parked car',
        text: 'A car in the sun becomes dangerous within minutes, also with a window open. Leave your pet at home, in a shaded room with fresh water.',
      },
      {
        heading: 'Know the signs of heatstroke',
        text: 'Heavy panting, drooling, dark red gums, wobbling or vomiting are an emergency. Move your pet into the shade, wet the coat with cool (not icy) water and call a veterinarian at once.',
      },
      {
        heading: 'Ticks and fleas',
        text: 'They are most active from spring to autumn. Check the coat after each walk and ask your veterinarian which protection suits the age and weight of your pet.',
      },
    ],
  },
  {
    id: 'nutrition',
    title: 'Nutrition Guidelines',
    summary: 'What a balanced diet looks like, how much is enough, and which foods never belong in the bowl.',
    sections: [
      {
        heading: 'A complete food for the age',
        text: 'Puppies and kittens, adults and seniors need different food. Look for the word “complete” on the label, and change from one food to another over about a week.',
      },
      {
        heading: 'Measure, do not guess',
        text: 'Weigh the daily portion and count treats as part of it: no more than a tenth of the calories. You should feel the ribs easily under a light touch.',
      },
      {
        heading: 'Never in the bowl',
        text: 'Chocolate, grapes and raisins, onion and garlic, xylitol, alcohol and cooked bones are dangerous. If your pet ate one of them, call a veterinarian before signs appear.',
      },
      {
        heading: 'Fresh water, always',
        text: 'Change it every day. Drinking much more or much less than usual is a reason for a visit.',
      },
    ],
  },
  {
    id: 'vaccination',
    title: 'Vaccination Schedule',
    summary: 'Which vaccinations your pet needs in the first year, and when to come back for a booster.',
    sections: [
      {
        heading: 'Puppies and kittens',
        text: 'The first vaccinations are usually given at six to eight weeks, repeated every three to four weeks until about sixteen weeks of age. Keep young pets away from unvaccinated animals until the course is complete.',
      },
      {
        heading: 'Boosters',
        text: 'A booster follows about a year later. After that some vaccines last three years, others need a visit every year: your veterinarian plans it for the way your pet lives.',
      },
      {
        heading: 'Rabies',
        text: 'In Poland dogs must be vaccinated against rabies within thirty days after they reach three months of age, and every year from then on. Cats that travel abroad need it too.',
      },
      {
        heading: 'Keep the record',
        text: 'Note every vaccination in the Vaccination Records of your pet here, so that each veterinarian you book can ask the right questions.',
      },
    ],
  },
];
