import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { exportsOf } from '../../.storybook/part-facts.ts';

const source = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const pages = Map.groupBy(globSync('*/*.mdx', { cwd: source }), (page) => page.split('/')[0] ?? '');
const FROM_CHAKRA =
  /^(Omit<)?(\w*(Box|Button|Center|Field|FieldRoot|Flex|Heading|Input|Stack)Props|HTMLChakraProps|Component)/;

it.each([...pages.keys()])('the page of %s has a table for each component that takes props', (part) => {
  const code = globSync(`${part}/**/*.tsx`, { cwd: source }).map(read).join('\n');
  const texts = pages.get(part)?.map(read).join('\n') ?? '';
  const listed = [...texts.matchAll(/props=\{\{([^}]*)\}\}/g)].flatMap(([, list = '']) => list.split(/[\s,]+/));
  const takesProps = (name: string) =>
    new RegExp(`export (function ${name}(<[^(]*>)?\\([^)]|const ${name} = \\(props)`).test(code);
  const missing = exportsOf(part).filter(
    (name) => /^[A-Z][a-z]/.test(name) && takesProps(name) && !listed.includes(name),
  );
  expect(/title[:=] ?['"]Helpers\//.test(code + texts) ? [] : missing).toEqual([]);
});

it('react-docgen can read the props of parts: no methods, and nothing taken out of types of ours', () => {
  const files = globSync('*/*.tsx', { cwd: source }).filter((file) => !/\.(stories|fixture)\./.test(file));
  const unread = files.flatMap((file) =>
    [...read(file).matchAll(/^export interface (\w+Props)\b.*?(?: extends ([^{]+))?\{(.*?)^\}/gms)]
      .filter(
        ([, , base = '', body = '']) =>
          (/^(Omit|Pick)</.test(base) && !FROM_CHAKRA.test(base)) || /^ {2}\w+\??\(/m.test(body),
      )
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unread).toEqual([]);
});
