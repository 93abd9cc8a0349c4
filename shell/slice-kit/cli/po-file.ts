import PO from 'pofile';
import { ToolError } from '../releases/tool-error.ts';
import type { Translated } from '../src/contract/languages.ts';
import type { Forms } from './written-words.ts';

/** In the order of PO files. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const FEW = 'n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)';

/** Which form a whole number takes, as PO files say it: 0 is the first of `categoriesOf`. */
const CHOICE: Record<Translated, string> = {
  pl: `n==1 ? 0 : ${FEW} ? 1 : 2`,
  uk: `n%10==1 && n%100!=11 ? 0 : ${FEW} ? 1 : 2`,
};

/** A language's forms of number by their CLDR names; `other` is that of fractions in Polish and Ukrainian. */
export function categoriesOf(language: Translated): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.includes(category));
}

/** A sentence for translators, with the files in `src` that have it. Without a translation its forms are ''. */
export interface Message {
  text: string;
  forms: Forms;
  files: readonly string[];
}

/** A PO file of gettext: the English sentence names each message. */
export function poText(slice: string, language: Translated, messages: readonly Message[]): string {
  const categories = categoriesOf(language);
  const po = new PO();
  po.headers = {
    'Project-Id-Version': slice,
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=${categories.length}; plural=(${CHOICE[language]});`,
  };
  po.items = messages.map(({ text, forms, files }) => {
    const item = new PO.Item();
    item.msgid = text;
    item.references = files.map((file) => `src/${file}`);
    if (forms[''] === undefined) item.msgid_plural = text;
    item.msgstr = forms[''] === undefined ? categories.map((category) => forms[category] ?? '') : [forms['']];
    return item;
  });
  return po.toString();
}

/** The translations of a PO file by their English sentence. Those that are empty, doubtful (fuzzy) or gone are left out. */
export function translationsIn(text: string, language: Translated): Map<string, Forms> {
  const { headers, items } = PO.parse(text);
  if (headers.Language !== language)
    throw new ToolError('VETO-405', `This file is no PO file in ${language}: its header names '${headers.Language}'.`);
  const categories = categoriesOf(language);
  const translations = new Map<string, Forms>();
  for (const { msgid, msgid_plural, msgstr, flags, obsolete } of items) {
    const forms = msgid_plural ? msgstr.map((said, nth) => [categories[nth] ?? '', said]) : [['', msgstr[0] ?? '']];
    const said = forms.filter(([, one]) => one !== '');
    if (said.length > 0 && !flags.fuzzy && !obsolete) translations.set(msgid, Object.fromEntries(said));
  }
  return translations;
}
