import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';

/** A translation: by the forms that `{count}` chooses from, else by '' alone. */
export type Forms = Readonly<Record<string, string>>;

/** A text where a source has it, in UTF-16 units. */
interface Literal {
  value: string;
  start: number;
  end: number;
}

/** A sentence of a catalogue with the literals of its translation, by form. */
interface Written {
  text: string;
  literals: Readonly<Record<string, Literal>>;
}

export interface CatalogueFile {
  /** Relative to the folder of the sources. */
  file: string;
  source: string;
  written: Written[];
  /** Where its first object begins: one more sentence may stand there. Undefined where it has none. */
  begins: number | undefined;
}

/** The catalogues among a folder's sources, by their syntax: nothing is run. */
export function catalogueFiles(folder: string, language: string): CatalogueFile[] {
  return globSync(`**/*.${language}.ts`, { cwd: folder })
    .toSorted()
    .map((file) => ({ file, ...readCatalogue(readFileSync(join(folder, file), 'utf8')) }));
}

function readCatalogue(source: string): Omit<CatalogueFile, 'file'> {
  const written: Written[] = [];
  const read = new Set<ESTree.Expression>();
  let begins: number | undefined;
  new Visitor({
    ObjectExpression(node) {
      begins ??= node.start + 1;
      if (read.has(node)) return;
      for (const [text, value] of entriesOf(node)) {
        const literals = literalsOf(value);
        if (!literals) continue;
        read.add(value);
        written.push({ text, literals });
      }
    },
  }).visit(parseAst(source, { lang: 'ts' }));
  return { source, written, begins };
}

function entriesOf({ properties }: ESTree.ObjectExpression): [key: string, value: ESTree.Expression][] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value } = property;
    if (key.type === 'Identifier') return [[key.name, value]];
    return key.type === 'Literal' && typeof key.value === 'string' ? [[key.value, value]] : [];
  });
}

function literalsOf(value: ESTree.Expression): Record<string, Literal> | undefined {
  if (value.type === 'Literal')
    return typeof value.value === 'string'
      ? { '': { value: value.value, start: value.start, end: value.end } }
      : undefined;
  if (value.type !== 'ObjectExpression') return undefined;
  const forms = entriesOf(value).map(([form, said]) => [form, literalsOf(said)?.['']] as const);
  return forms.some(([form]) => form === 'other') && forms.every(([, said]) => said)
    ? (Object.fromEntries(forms) as Record<string, Literal>)
    : undefined;
}

/** A text between quotes, as the formatter writes it. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  if (text.includes("'") && !text.includes('"')) return `"${escaped}"`;
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", String.raw`\'`)}'`;
}

/** The source with other translations, by sentence; what it says already stays as it is. */
export function withForms({ source, written }: CatalogueFile, translations: ReadonlyMap<string, Forms>): string {
  return written
    .flatMap(({ text, literals }) => changesOf(literals, translations.get(text) ?? {}))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), source);
}

function changesOf(literals: Written['literals'], forms: Forms) {
  if (literals[''] ? forms[''] === undefined : '' in forms) return [];
  const last = Math.max(...Object.values(literals).map(({ end }) => end));
  return Object.entries(forms).flatMap(([form, said]) => {
    const { value, start, end } = literals[form] ?? { start: last, end: last };
    if (value === said) return [];
    return [{ start, end, instead: value === undefined ? `, ${form}: ${quoted(said)}` : quoted(said) }];
  });
}

/** The entry of a catalogue for one more sentence. */
export function entryOf(text: string, forms: Forms): string {
  const key = /^[A-Za-z]\w*$/.test(text) ? text : quoted(text);
  const said = Object.entries(forms).map(([form, one]) => `${form}: ${quoted(one)}`);
  return `\n  ${key}: ${forms[''] === undefined ? `{ ${said.join(', ')} }` : quoted(forms[''])},`;
}
