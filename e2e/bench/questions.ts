import { CITIES, CITY_COORDINATES, SPECIALTIES } from '@veto/shared-data/vocabulary';

export interface Question {
  what: string;
  /** SQL of the id of who asks, signed in; null: the site itself. Left out: any visitor. */
  by?(run: number): string | null;
  /** The statement, another one for each run, so that no answer is a repeated one. */
  sql(run: number): string;
}

const NAMES = ['Nowak', 'Wójcik', 'Mazur', 'Krawczyk', 'Pawlak', 'Sikora'];
const FIRST_NAMES = ['Anna', 'Piotr', 'Maria', 'Zofia', 'Marek', 'Irena'];
const ANIMALS = ['królik', 'papugi', 'hamster', 'żółw', 'psa', 'kitten'];

const vet = (run: number) => `md5('generated' || ${1 + ((run * 7) % 50)})::uuid`;

const at = <Item>(list: readonly [Item, ...Item[]] | readonly Item[], run: number): Item =>
  list[run % list.length] as Item;
const centre = (run: number) => CITY_COORDINATES[at(CITIES, run)];
const onMap = (question: string) => `select public.veterinarians_on_map(${question})`;
const search = (question: string) => `select public.search_veterinarians(${question})`;

/** 0.3° by 0.2°: a large city, as it fills a map. */
function cityArea(run: number): string {
  const [longitude, latitude] = centre(run);
  return `array[${longitude - 0.15}, ${latitude - 0.1}, ${longitude + 0.15}, ${latitude + 0.1}]`;
}

/** 0.02° by 0.02°: a few streets. */
function streetsArea(run: number): string {
  const [longitude, latitude] = centre(run);
  const west = longitude + (run % 10) / 100;
  return `array[${west}, ${latitude}, ${west + 0.02}, ${latitude + 0.02}]`;
}

const PET_AND_DAY = `pet_types => array['Rabbits'], availabilities => array['Available this week']`;

/** What visitors of the directory, the listing and the map ask the database. */
export const QUESTIONS: readonly Question[] = [
  { what: 'the first page of the listing', sql: () => search('') },
  { what: 'a city', sql: (run) => search(`city => '${at(CITIES, run)}'`) },
  {
    what: 'a specialty, an animal and a day',
    sql: (run) => search(`specialties => array['${at(SPECIALTIES, run)}'], ${PET_AND_DAY}`),
  },
  { what: 'a name', sql: (run) => search(`query => '${at(FIRST_NAMES, run)} ${at(NAMES, run + 1)}'`) },
  {
    what: 'a name with a typo',
    sql: (run) => search(`query => '${at(NAMES, run).replace(/(.)(.)$/, '$2$1')}', match => 'name-or-specialty'`),
  },
  { what: 'a word that means an animal', sql: (run) => search(`query => '${at(ANIMALS, run)}'`) },
  { what: 'a misspelt word and a city', sql: (run) => search(`query => 'szczepeinie ${at(CITIES, run)}'`) },
  {
    what: 'numbers beside the filters, nothing chosen',
    sql: () => 'select public.count_filter_options(min_rating => 3)',
  },
  {
    what: 'numbers beside the filters, a city, an animal and a day chosen',
    sql: (run) => `select public.count_filter_options(city => '${at(CITIES, run)}', ${PET_AND_DAY})`,
  },
  {
    what: 'an animal in an afternoon, around a city',
    sql: (run) =>
      search(
        `city => '${at(CITIES, run)}', within_km => 20, pet_types => array['Rabbits'], availabilities => array['tomorrow afternoon']`,
      ),
  },
  {
    what: 'a wish in words',
    sql: (run) => search(`query => 'rabbit tomorrow afternoon near ${at(CITIES, run)} under 120 zł'`),
  },
  { what: 'the area of a city', sql: (run) => search(`area => ${cityArea(run)}`) },
  { what: 'the area of a few streets', sql: (run) => search(`area => ${streetsArea(run)}`) },
  { what: 'the area of the whole country', sql: () => search('area => array[14, 49, 24.2, 55]') },
  { what: 'the map of everybody', sql: () => 'select public.veterinarians_on_map()' },
  { what: 'the map of everybody, as it is first shown', sql: () => onMap('array[13.5, 48.5, 24.7, 55.3], 6') },
  { what: 'the map of a city', sql: (run) => onMap(`${cityArea(run)}, 11`) },
  { what: 'the map of a few streets', sql: (run) => onMap(`${streetsArea(run)}, 14`) },
  {
    what: 'the map of an animal and a day, the whole country',
    sql: () => onMap(`array[13.5, 48.5, 24.7, 55.3], 6, ${PET_AND_DAY}`),
  },
  {
    what: 'the nearest from a city',
    sql: (run) => `select public.nearest_veterinarians(${centre(run)[1]}, ${centre(run)[0]}, numbered_first => true)`,
  },
  {
    what: 'free days of 20 veterinarians',
    sql: (run) => `select * from public.next_free_days(array(
      select md5('generated' || n)::uuid from generate_series(${1 + run * 20}, ${20 + run * 20}) as n))`,
  },
  {
    what: 'all free times of a vet',
    sql: (run) => `select * from public.free_slots(${vet(run)}, current_date, current_date + 61)`,
  },
  {
    what: 'the page of a vet, with reviews',
    sql: (run) => `select profile.*, figures.*, public.review_summary(profile.id),
      (select jsonb_agg(hours) from public.working_hours hours where hours.veterinarian_id = profile.id),
      (select jsonb_agg(said) from (select * from public.reviews where veterinarian_id = profile.id order by created_at desc, id limit 10) as said)
      from public.profiles profile join public.vet_stats figures on figures.veterinarian_id = profile.id where profile.id = ${vet(run)}`,
  },
  {
    what: 'the best reviews, for the home page',
    sql: () => 'select * from public.reviews where comment is not null order by rating desc, created_at desc limit 6',
  },
  { what: 'lists by city and specialty', sql: () => 'select * from public.directory_pages()' },
  {
    what: 'numbers to call now',
    sql: (run) => `select * from public.emergency_contacts(${centre(run)[1]}, ${centre(run)[0]})`,
  },
];
