import dictionary from 'dictionary-pl';

/** A rule of hunspell: words that end by `condition` lose `strip` and gain `add`. */
interface Suffix {
  strip: string;
  add: string;
  condition: RegExp;
}

/** A word of the dictionary, and the letters that name its rules. */
type Entry = readonly [word: string, flags: string];

export interface Inflection {
  /** A word's forms in lower case, itself among them: 'pies' → 'pies', 'psa', 'psów'… One that the dictionary lacks has one. */
  formsOf(word: string): string[];
  /** A word that begins small is some word's form: 'piła' and 'łapy' are, 'sopot' is not. */
  isForm(word: string): boolean;
}

const linesOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8').split('\n');
const unlessZero = (part: string) => (part === '0' ? '' : part);

/** Suffixes by their letter. Prefixes are left alone: 'nie' makes another word, not another form. */
function readSuffixes(): Map<string, Suffix[]> {
  const lines = linesOf(dictionary.aff).map((line) => line.trim().split(/\s+/));
  const rules = lines.filter(([type, , , , ...condition]) => type === 'SFX' && condition.length === 1);
  const suffixes = rules.map(([, flag = '', strip = '', add = '', condition]) => ({
    flag,
    ...{ strip: unlessZero(strip), add: unlessZero(add), condition: new RegExp(`${condition}$`) },
  }));
  return Map.groupBy(suffixes, ({ flag }) => flag);
}

const startOf = (word: string) => word.slice(0, 3);

const readEntries = (): Map<string, Entry[]> =>
  Map.groupBy(
    linesOf(dictionary.dic)
      .slice(1)
      .map((line): Entry => {
        const [word = '', flags = ''] = line.trim().split('/');
        return [word, flags];
      }),
    ([word]) => startOf(word),
  );

/** The endings of nouns that the dictionary lists form by form, as it does 'Wrocław', 'Wrocławia', 'Wrocławiem'. */
const CASE_ENDINGS = 'a u i y e ia iu ie owi iowi em iem ów iów om iom ami iami ach iach'.split(' ');
/** By the letters of its rules, or by its end, where they are listed form by form. */
const isAdjective = ([word, flags]: Entry) => /[bxXYy]/.test(flags) || /[sc]kie?$/.test(word);

/** Reads the dictionary; takes about a second. */
export function createInflection(): Inflection {
  const suffixes = readSuffixes();
  const entries = readEntries();
  const near = (word: string) => entries.get(startOf(word)) ?? [];
  const rulesOf = (flags: string) => [...flags].flatMap((flag) => suffixes.get(flag) ?? []);
  const follows = (word: string, { strip, condition }: Suffix) => word.endsWith(strip) && condition.test(word);
  const formed = ([word, flags]: Entry) => [
    word,
    ...rulesOf(flags)
      .filter((rule) => follows(word, rule))
      .map(({ strip, add }) => word.slice(0, word.length - strip.length) + add),
  ];
  /** Whether it is among what is `formed`, without all the others. */
  const isFormOf = (form: string, [word, flags]: Entry) =>
    form === word ||
    rulesOf(flags).some((rule) => {
      const stem = word.length - rule.strip.length;
      const fits = form.length === stem + rule.add.length && form.endsWith(rule.add);
      return fits && form.startsWith(word.slice(0, stem)) && follows(word, rule);
    });
  return {
    isForm: (word) => near(word).some((entry) => isFormOf(word, entry)),
    formsOf(word) {
      // An infinitive has sixty forms, of which nobody searches for more than one.
      if (word.length < 3 || word.endsWith('ć')) return [word.toLowerCase()];
      const own = near(word).filter(([one]) => one === word);
      // 'morska' is a form itself: of 'morski'.
      const stems = own.some(([, flags]) => flags) ? own : near(word).filter((entry) => isFormOf(word, entry));
      const listed = near(word).filter(
        (entry) => !isAdjective(entry) && CASE_ENDINGS.some((ending) => entry[0] === word + ending),
      );
      const forms = [word, ...listed.map(([one]) => one), ...stems.flatMap(formed)];
      // Nobody calls a wound: 'rano' is the morning.
      const wanted = forms.filter((form) => form !== word.replace(/a$/, 'o') || form === word);
      return [...new Set(wanted.map((form) => form.toLowerCase()))].sort();
    },
  };
}
