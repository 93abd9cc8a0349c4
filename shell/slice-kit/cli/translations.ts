import { basename, dirname } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';
import type { Translated } from '../src/contract/languages.ts';
import { lackingIn, saidIn } from './messages.ts';
import { categoriesOf, type Message } from './po-file.ts';
import { namesIn } from './unsaid-words.ts';
import { type CatalogueFile, catalogueFiles, entryOf, type Forms, withForms } from './written-words.ts';

/** The sentences of a folder's own catalogues, then those that its sources say and no catalogue has. */
export function messagesIn(folder: string, language: Translated): Message[] {
  const known = new Map<string, { text: string; forms: Forms; files: string[] }>();
  for (const { file, written } of catalogueFiles(folder, language))
    for (const { text, literals } of written) {
      const forms = Object.fromEntries(Object.entries(literals).map(([form, { value }]) => [form, value]));
      const before = known.get(text);
      if (before) before.files.push(file);
      else known.set(text, { text, forms, files: [file] });
    }
  const none = (text: string): Forms =>
    text.includes('{count}') ? Object.fromEntries(categoriesOf(language).map((form) => [form, ''])) : { '': '' };
  const lacking = lackedIn(folder, language).map(([text, file]) => ({ text, forms: none(text), files: [file] }));
  return [...known.values(), ...lacking];
}

/** The sentences without a translation, each with a source that says it. */
function lackedIn(folder: string, language: Translated): [text: string, file: string][] {
  const said = saidIn(folder);
  const lacking = new Set(lackingIn(language, [...said.keys()], folder));
  return [...said].filter(([text]) => lacking.has(text));
}

/** Of a sentence that its sources no longer say in that way nothing is taken. */
export interface Taken {
  /** The catalogues that change, with their new texts. */
  files: Map<string, string>;
  unknown: string[];
}

/**
 * The catalogues with these translations, in their own shape; a sentence that lacked one stands in a catalogue beside the source that says it.
 * Throws VETO-405 where one has other names in braces, other forms, or no catalogue to go to.
 */
export function takeTranslations(folder: string, language: Translated, translations: Map<string, Forms>): Taken {
  const catalogues = catalogueFiles(folder, language);
  const messages = new Map(messagesIn(folder, language).map((message) => [message.text, message]));
  const problems = [...translations].flatMap(([text, forms]) => problemsOf(text, forms, messages.get(text)));
  const added = new Map<CatalogueFile, string>();
  for (const [text, source] of lackedIn(folder, language)) {
    const forms = translations.get(text);
    if (!forms) continue;
    const beside = catalogueFor(source, catalogues);
    if (whole(forms).other === '') problems.push(`no form for many: ${text}`);
    if (!beside) problems.push(`no *.${language}.ts beside src/${source} for: ${text}`);
    else added.set(beside, (added.get(beside) ?? '') + entryOf(text, whole(forms)));
  }
  if (problems.length > 0) throw new ToolError('VETO-405', problems.join('\n'));
  const files = new Map<string, string>();
  for (const catalogue of catalogues) {
    const begins = catalogue.begins ?? 0;
    const text = withForms(catalogue, translations);
    const longer = text.slice(0, begins) + (added.get(catalogue) ?? '') + text.slice(begins);
    if (longer !== catalogue.source) files.set(catalogue.file, longer);
  }
  return { files, unknown: [...translations.keys()].filter((text) => !messages.has(text)) };
}

const hasNumber = (forms: Forms) => forms[''] === undefined;

/** With the form of fractions, which translators see no number for. */
const whole = (forms: Forms): Forms =>
  hasNumber(forms) ? { ...forms, other: forms.other ?? forms.many ?? '' } : forms;

function problemsOf(text: string, forms: Forms, message: Message | undefined): string[] {
  if (!message) return [];
  if (hasNumber(forms) !== hasNumber(message.forms)) return [`forms of number in one place alone: ${text}`];
  const isOther = Object.values(forms).some((said) => namesIn(said).join() !== namesIn(text).join());
  return isOther ? [`other names in braces: ${text}`] : [];
}

/** The catalogue in the folder of a source, its own before others, else in the nearest folder above. */
function catalogueFor(source: string, catalogues: readonly CatalogueFile[]): CatalogueFile | undefined {
  const stem = basename(source).replace(/\.tsx?$/, '.');
  for (let folder = dirname(source); ; folder = dirname(folder)) {
    const here = catalogues.filter(({ file, begins }) => dirname(file) === folder && begins !== undefined);
    const beside = here.find(({ file }) => basename(file).startsWith(stem)) ?? here[0];
    if (beside || folder === '.') return beside;
  }
}
