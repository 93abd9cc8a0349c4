import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { poText, translationsIn } from './po-file.ts';
import { messagesIn, takeTranslations } from './translations.ts';

const STAY = `import { PARTS_IN_POLISH } from '@veto/shared-data/parts';

/** What the page says; „here” too. */
export const STAY_IN_POLISH = {
  ...PARTS_IN_POLISH,
  Cancel: 'Anuluj', // of the stay
  "Don't stay": "Nie zostawaj",
  '{count} nights': {
    few: '{count} noce',
    many: '{count} nocy',
    other: '{count} nocy',
  },
} as const satisfies Catalogue;
addWords('pl', STAY_IN_POLISH);
addWordsLater('pl', () => import(/* webpackChunkName: "later-pl" */ './later.pl.ts'));
`;
const LATER = `export const LATER_IN_POLISH = { Cancel: 'Anuluj', 'Moved to {day}': 'Nowy dzień: {day}' };\n`;
const PAGE = `say('Cancel'); say('{count} nights', { count }); say('Feed the cat'); say('{count} cats', { count });`;

/** A folder of sources, and what translators are given of it. */
function hotel(files: Record<string, string> = { 'stay.tsx': PAGE, 'stay.pl.ts': STAY, 'later.pl.ts': LATER }) {
  const folder = mkdtempSync(join(tmpdir(), 'veto-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const po = poText('mf-hotel', 'pl', messagesIn(folder, 'pl'));
  const take = (changed: string) => takeTranslations(folder, 'pl', translationsIn(changed, 'pl'));
  return { po, take };
}

it('gives translators each message once, with its forms and files, and those without a translation', () => {
  const { po } = hotel();
  expect(po).toContain('#: src/later.pl.ts\n#: src/stay.pl.ts\nmsgid "Cancel"\nmsgstr "Anuluj"\n');
  expect(po).toContain(
    'msgid_plural "{count} nights"\nmsgstr[0] ""\nmsgstr[1] "{count} noce"\nmsgstr[2] "{count} nocy"\nmsgstr[3] "{count} nocy"\n',
  );
  expect(po).toContain('#: src/stay.tsx\nmsgid "Feed the cat"\nmsgstr ""\n');
});

it('changes no file when nothing is translated anew', () => {
  const { po, take } = hotel();
  expect(take(po)).toEqual({ files: new Map(), unknown: [] });
});

it('takes what has changed into every catalogue that says it, and keeps the shape of the files', () => {
  const { po, take } = hotel();
  const changed = po
    .replaceAll('"Anuluj"', String.raw`"Zrezygnuj z \"pobytu\""`)
    .replace('"Nie zostawaj"', `"Bez 'nocy'"`)
    .replace('[0] ""\nmsgstr[1] "{count} noce"', '[0] "{count} noc"\nmsgstr[1] "{count} noce z rzędu"');
  expect(take(changed).files).toEqual(
    new Map([
      ['later.pl.ts', LATER.replace("'Anuluj'", `'Zrezygnuj z "pobytu"'`)],
      [
        'stay.pl.ts',
        STAY.replace("'Anuluj'", `'Zrezygnuj z "pobytu"'`)
          .replace('"Nie zostawaj"', `"Bez 'nocy'"`)
          .replace("few: '{count} noce'", "few: '{count} noce z rzędu'")
          .replace("other: '{count} nocy'", "other: '{count} nocy', one: '{count} noc'"),
      ],
    ]),
  );
});

it('puts what lacked a translation into the catalogue beside its source; doubtful ones wait', () => {
  const { po, take } = hotel();
  const changed = po
    .replace('msgid "Feed the cat"\nmsgstr ""', 'msgid "Feed the cat"\nmsgstr "Nakarm kota"')
    .replace(
      '[0] ""\nmsgstr[1] ""\nmsgstr[2] ""',
      '[0] "{count} kot"\nmsgstr[1] "{count} koty"\nmsgstr[2] "{count} kotów"',
    )
    .replace('msgid "Cancel"\nmsgstr "Anuluj"', '#, fuzzy\nmsgid "Cancel"\nmsgstr "Nie"');
  const [[file, text] = []] = take(changed).files;
  expect(file).toBe('stay.pl.ts');
  expect(text).toBe(
    STAY.replace(
      'STAY_IN_POLISH = {',
      `STAY_IN_POLISH = {
  'Feed the cat': 'Nakarm kota',
  '{count} cats': { one: '{count} kot', few: '{count} koty', many: '{count} kotów', other: '{count} kotów' },`,
    ),
  );
});

it('names what is no longer said, and refuses as a whole what a page could not show', () => {
  const { po, take } = hotel();
  expect(take(`${po}\nmsgid "Old"\nmsgstr "Stare"\n`)).toEqual({ files: new Map(), unknown: ['Old'] });
  const broken = po.replace('Nowy dzień: {day}', 'Nowy dzień: {dzień}').replaceAll('Anuluj', 'Nie');
  expect(() => take(broken)).toThrow('VETO-405 other names in braces: Moved to {day}');
  expect(() => take(po.replace('Language: pl', 'Language: uk'))).toThrow("its header names 'uk'");
  expect(() => take(po.replace('msgid "Cancel"', 'msgid "Cancel"\nmsgid_plural "Cancel"'))).toThrow(
    'forms of number in one place alone: Cancel',
  );
  const bare = hotel({ 'stay.tsx': PAGE });
  expect(() => bare.take(bare.po.replace('cat"\nmsgstr ""', 'cat"\nmsgstr "Nakarm"'))).toThrow(
    'no *.pl.ts beside src/stay.tsx for: Feed the cat',
  );
  expect(() => take(po.replace('[0] ""\nmsgstr[1] ""', '[0] "{count} kot"\nmsgstr[1] ""'))).toThrow(
    'no form for many: {count} cats',
  );
});
