import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Translated } from '../../src/contract/languages.ts';
import { poText, translationsIn } from '../po-file.ts';
import { messagesIn, takeTranslations } from '../translations.ts';
import { findPackage, nameHere } from '../workspace.ts';

interface Options {
  language: Translated;
  export?: string;
  import?: string;
}

/**
 * `slice words [name] [--language uk] [--export hotel.po | --import hotel.po]`: what a slice says in a language, and what it lacks. A
 * PO file carries the messages to translators and back into the catalogues.
 */
export async function words(given: string | undefined, options: Options): Promise<number> {
  const { name, folder } = findPackage(given ?? nameHere());
  const { language } = options;
  const sources = join(folder, 'src');
  if (options.import !== undefined) {
    const translations = translationsIn(await readFile(options.import, 'utf8'), language);
    const { files, unknown } = takeTranslations(sources, language, translations);
    for (const [file, text] of files) await writeFile(join(sources, file), text);
    for (const file of files.keys()) console.log(`changed  src/${file}`);
    for (const text of unknown) console.log(`not said any more: ${text}`);
    return 0;
  }
  const messages = messagesIn(sources, language);
  const lacking = messages.filter(({ forms }) => Object.values(forms).every((said) => said === ''));
  if (options.export !== undefined) await writeFile(options.export, poText(name, language, messages));
  else
    for (const { text, forms } of messages.filter((one) => !lacking.includes(one)))
      console.log(`${text} → ${Object.values(forms).join(' / ')}`);
  for (const { text, files } of lacking) console.log(`lacks ${language}: ${text} (src/${files[0]})`);
  console.log(`${name} has ${messages.length} messages; ${lacking.length} lack ${language}.`);
  return 0;
}
