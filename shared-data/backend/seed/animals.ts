/** The animals of the demo: between them they cover every pet type of the vocabulary. */
export type Animal = 'dog' | 'cat' | 'rabbit' | 'hamster' | 'bird' | 'reptile' | 'fish' | 'other';

export type Words = readonly [string, ...string[]];

export interface Breed {
  name: string;
  /** Of a grown animal, lightest and heaviest. */
  kilograms: readonly [number, number];
  colours: Words;
}

interface AnimalFacts {
  /** As the form of a pet writes it. */
  type: string;
  /** Years that one of them can reach. */
  lives: number;
  /** How readily their owners see a veterinarian, in percent of dogs'. */
  visits: number;
  names: { male: Words; female: Words };
  breeds: readonly [Breed, ...Breed[]];
}

const breed = (name: string, lightest: number, heaviest: number, ...colours: [string, ...string[]]): Breed => ({
  name,
  kilograms: [lightest, heaviest],
  colours,
});

const SMALL_NAMES = {
  male: ['Chrupek', 'Fistaszek', 'Groszek', 'Pączek', 'Bąbel', 'Pimpek', 'Orzeszek', 'Kajtek'],
  female: ['Kluska', 'Trusia', 'Kulka', 'Stokrotka', 'Malinka', 'Szarlotka', 'Iskierka', 'Pestka'],
} as const;
const QUIET_NAMES = {
  male: ['Franklin', 'Leon', 'Gutek', 'Tuptuś', 'Ptyś', 'Lolek', 'Kiwi', 'Zygzak'],
  female: ['Perła', 'Zefirka', 'Kaja', 'Oliwka', 'Papaja', 'Gaja', 'Rozalia', 'Mięta'],
} as const;

export const ANIMALS: Record<Animal, AnimalFacts> = {
  dog: {
    type: 'Dog',
    lives: 13,
    visits: 100,
    names: {
      male: [
        'Reksio',
        'Azor',
        'Bruno',
        'Rudy',
        'Szarik',
        'Ciapek',
        'Misiek',
        'Borys',
        'Rex',
        'Dżeki',
        'Tofik',
        'Maks',
        'Karmel',
        'Hugo',
        'Dropsik',
        'Baryła',
        'Grom',
      ],
      female: [
        'Luna',
        'Figa',
        'Nala',
        'Fiona',
        'Mila',
        'Kropka',
        'Saba',
        'Sonia',
        'Aza',
        'Lola',
        'Tina',
        'Maja',
        'Bianka',
        'Kora',
        'Jagoda',
        'Pianka',
        'Wiki',
      ],
    },
    breeds: [
      breed('Mixed breed', 8, 28, 'Black and tan', 'Sand', 'Brindle'),
      breed('Labrador Retriever', 26, 35, 'Golden', 'Black', 'Chocolate'),
      breed('Dachshund', 7, 10, 'Red', 'Black and tan'),
      breed('Yorkshire Terrier', 2.4, 3.5, 'Blue and tan'),
      breed('German Shepherd', 26, 38, 'Black and tan', 'Sable'),
      breed('Beagle', 10, 14, 'Tricolour', 'Lemon and white'),
      breed('Border Collie', 15, 21, 'Black and white', 'Blue merle'),
      breed('French Bulldog', 9, 13, 'Fawn', 'Brindle'),
      breed('Polish Lowland Sheepdog', 14, 20, 'White and grey'),
      breed('Golden Retriever', 26, 34, 'Golden', 'Cream'),
      breed('Maltese', 3, 4.2, 'White'),
      breed('Cavalier King Charles Spaniel', 6, 9, 'Blenheim', 'Tricolour'),
    ],
  },
  cat: {
    type: 'Cat',
    lives: 16,
    visits: 90,
    names: {
      male: [
        'Mruczek',
        'Filemon',
        'Bonifacy',
        'Lucek',
        'Tygrys',
        'Bazyl',
        'Gacek',
        'Salem',
        'Puszek',
        'Rudolf',
        'Kocur',
        'Migdał',
        'Bursztyn',
      ],
      female: [
        'Pusia',
        'Tosia',
        'Kicia',
        'Zuzia',
        'Psotka',
        'Klara',
        'Mgiełka',
        'Bajka',
        'Nutka',
        'Lusia',
        'Szelma',
        'Fredzia',
        'Chmurka',
      ],
    },
    breeds: [
      breed('European Shorthair', 3.4, 5.4, 'Grey tabby', 'Black', 'Tortoiseshell', 'Ginger'),
      breed('British Shorthair', 4, 6.8, 'Blue', 'Lilac'),
      breed('Maine Coon', 5, 8, 'Brown tabby', 'Black smoke'),
      breed('Ragdoll', 4.2, 7, 'Seal point', 'Blue point'),
      breed('Siamese', 3, 4.6, 'Seal point', 'Chocolate point'),
      breed('Domestic Longhair', 3.4, 5.6, 'Black and white', 'Cream'),
    ],
  },
  rabbit: {
    type: 'Rabbit',
    lives: 8,
    visits: 80,
    names: SMALL_NAMES,
    breeds: [
      breed('Netherland Dwarf', 0.8, 1.2, 'Chestnut', 'Black'),
      breed('Mini Lop', 1.6, 2.4, 'White and grey', 'Fawn'),
      breed('Lionhead', 1.2, 1.7, 'Siamese sable', 'Ginger'),
    ],
  },
  hamster: {
    type: 'Hamster',
    lives: 2,
    visits: 60,
    names: SMALL_NAMES,
    breeds: [breed('Syrian', 0.11, 0.16, 'Golden', 'Cream'), breed('Djungarian dwarf', 0.035, 0.05, 'Grey', 'Pearl')],
  },
  bird: {
    type: 'Bird',
    lives: 12,
    visits: 80,
    names: QUIET_NAMES,
    breeds: [
      breed('Budgerigar', 0.03, 0.04, 'Green', 'Blue'),
      breed('Cockatiel', 0.08, 0.1, 'Grey', 'Lutino'),
      breed('African Grey', 0.4, 0.5, 'Grey'),
    ],
  },
  reptile: {
    type: 'Reptile',
    lives: 20,
    visits: 70,
    names: QUIET_NAMES,
    breeds: [
      breed("Hermann's tortoise", 0.6, 2.2, 'Yellow and black'),
      breed('Bearded dragon', 0.35, 0.5, 'Sand'),
      breed('Leopard gecko', 0.05, 0.08, 'Yellow, spotted'),
    ],
  },
  fish: {
    type: 'Fish',
    lives: 6,
    visits: 20,
    names: QUIET_NAMES,
    breeds: [breed('Goldfish', 0.06, 0.15, 'Orange'), breed('Betta', 0.002, 0.003, 'Dark blue')],
  },
  other: {
    type: 'Other',
    lives: 7,
    visits: 80,
    names: SMALL_NAMES,
    breeds: [
      breed('Ferret', 0.7, 1.6, 'Sable', 'Albino'),
      breed('African pygmy hedgehog', 0.3, 0.5, 'Salt and pepper'),
    ],
  },
};

/** How common they are: one household after the other takes the next. */
export const ANIMALS_OF_HOUSEHOLDS: readonly [Animal, ...Animal[]] = [
  ...(['dog', 'cat', 'dog', 'rabbit', 'cat', 'dog', 'bird', 'cat', 'dog', 'reptile', 'dog', 'cat'] as const),
  ...(['hamster', 'dog', 'cat', 'other', 'dog', 'rabbit', 'cat', 'dog', 'fish', 'cat', 'dog'] as const),
];

const TREATED: Record<string, readonly Animal[]> = {
  Dogs: ['dog'],
  Cats: ['cat'],
  Rabbits: ['rabbit'],
  'Small mammals': ['rabbit', 'hamster'],
  Birds: ['bird'],
  Reptiles: ['reptile'],
  'Exotic pets': ['fish', 'other'],
};

/** The animals behind the words of a profile ('Small mammals'). */
export function animalsOf(petTypes: readonly string[]): ReadonlySet<Animal> {
  return new Set(petTypes.flatMap((words) => TREATED[words] ?? []));
}
