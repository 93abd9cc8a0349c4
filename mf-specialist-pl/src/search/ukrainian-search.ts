import { UKRAINIAN } from '../words/ukrainian.ts';
import { kilometresIn } from './kilometres-in.ts';
import { FRAMES } from './map-search-layout.tsx';
import { searchNotesIn } from './search-notes.ts';
import type { SearchWords } from './search-words.ts';

const kilometres = kilometresIn('uk-UA');
const rules = new Intl.PluralRules('uk');
const VETS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ветеринар', few: 'ветеринари' };
const vets = (count: number) => `${count} ${VETS[rules.select(count)] ?? 'ветеринарів'}`;

export const UKRAINIAN_SEARCH: SearchWords = {
  ...UKRAINIAN,
  ...FRAMES.uk,
  box: 'Шукати ветеринара',
  emptyBox: 'Ім’я, спеціалізація або ключове слово...',
  find: 'Знайти ветеринара',
  failed: 'Не вдалося завантажити список',
  found: (count) => `Знайдено: ${vets(count)}`,
  inThisArea: (count) => `На цій ділянці: ${vets(count)}`,
  shownOf: (shown, total) => `${shown} з ${total}`,
  more: 'Показати більше',
  everywhere: 'Шукати всюди',
  nobody: 'Ветеринарів не знайдено',
  changeWords: 'Змініть ключове слово або перегляньте всіх ветеринарів.',
  showAll: 'Показати всіх',
  nobodyInArea: 'На цій ділянці немає ветеринарів',
  moveMap: 'Посуньте карту й пошукайте там або шукайте всюди.',
  fromCentre: 'Відстань від центру міста',
  myPosition: 'Моє місцезнаходження',
  asking: 'Шукаємо...',
  useMyPosition: 'Використати моє місцезнаходження',
  fromMyPosition: 'Відстань від вашого місцезнаходження',
  noPosition: 'Немає доступу до місцезнаходження: відстань від центру міста',
  ours: 'Наші спеціалісти',
  nearestToYou: 'Найближче до вас',
  nearestTo: (city) => `Найближче до центру: ${city}`,
  away: (km, from) => `${kilometres(km)} км ${from === 'visitor' ? 'від вас' : 'від центру'}`,
  seeMore: 'Натисніть, щоб переглянути подробиці й записатися →',
  places: 'Де приймають',
  map: {
    label: 'Карта ветеринарів',
    loading: 'Карта завантажується...',
    unavailable: 'Тут не можна показати карту. Усі адреси є у списку.',
    zoomIn: 'Наблизити',
    zoomOut: 'Віддалити',
    close: 'Закрити',
    searchArea: 'Шукати на цій ділянці',
    twoFingers: 'Рухайте карту двома пальцями',
    cluster: (count) => `${vets(count)}, наблизити`,
  },
  notes: searchNotesIn({
    list: 'uk',
    noDay: (typed) => `У календарі немає дня «${typed}».`,
    overPart: { morning: 'Сьогоднішній ранок уже минув.', afternoon: 'Сьогоднішній день уже минув.' },
    over: (date) => `День ${date} уже минув.`,
    unknown: (until, date) => `Вільний час відомий до ${until}, на ${date} його ще немає.`,
    missing: (words) => `Не знайдено: ${words}.`,
    quoted: (word) => `«${word}»`,
    nothingLeft: 'Показуємо всіх ветеринарів.',
    others: 'Ось ветеринари за рештою слів.',
    askWhere: 'Натисніть «Використати моє місцезнаходження», щоб знайти ветеринарів поруч.',
    nobodyThere: (places) => `${places}: там ще ніхто не приймає. Ось найближчі ветеринари.`,
  }),
};
