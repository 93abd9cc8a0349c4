import type { LanguageCode } from '../../src/vocabulary/languages.ts';

/** What follows 'po' for one who speaks it. */
export const IN_POLISH: Record<LanguageCode, string> = {
  pl: 'polsku',
  en: 'angielsku',
  uk: 'ukraińsku',
  de: 'niemiecku',
  fr: 'francusku',
  es: 'hiszpańsku',
  it: 'włosku',
  ru: 'rosyjsku',
  be: 'białorusku',
  cs: 'czesku',
  sk: 'słowacku',
  lt: 'litewsku',
  vi: 'wietnamsku',
  zh: 'chińsku',
};

/** Words whose forms no rule of the dictionary makes. */
export const IRREGULAR_FORMS: Readonly<Record<string, string>> = {
  Białystok: 'białegostoku białymstoku białystokowi białymstokiem',
  mój: 'moja moje mojego mojej mojemu moim moją moi moich',
  uszy: 'uszu uszami uszach uszom',
  tydzień: 'tygodnia tygodniowi tygodniem tygodniu tygodnie tygodni',
  // Adverbs: 'rana' is a wound. A 'pony' is no Monday, and 'włosek' no language.
  ...Object.fromEntries(
    [
      ...'rano przed południem południa południu popołudniu wieczorem pracy dni najbliższe ciągu tym miesiącu'.split(
        ' ',
      ),
      ...'mnie mojej okolicy mówi mówią mówiący pon wt śr czw pt sob niedz'.split(' '),
      ...Object.values(IN_POLISH),
    ].map((word) => [word, word]),
  ),
};
