import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { unsaidWords } from './unsaid-words.ts';

it('tells of sentences without Polish, with other names in braces, and with two translations', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veto-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'page.tsx': `say('Help'); say('At {time}', { time }); say('Terms'); say('Lost'); <Saying text="See {link}" link={link} />`,
    'page.stories.tsx': `say('Only in a story')`,
    'a.pl.ts': `export const A = { Help: 'Pomoc', 'At {time}': 'O godzinie {hour}', Terms: 'Regulamin' };`,
    'b.pl.ts': `export const B = { Help: 'Pomoc', Terms: { one: 'Zasada', other: 'Zasady' } };`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(await unsaidWords(pathToFileURL(folder))).toEqual([
    'not in pl: Lost',
    'not in pl: See {link}',
    'other names in braces: At {time}',
    'in two ways: Terms: Regulamin / Zasada,Zasady',
  ]);
});
