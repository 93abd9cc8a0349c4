import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const SHOWN = ['mf-*/src', 'shared-ui/src', 'shared-data/src', 'shell/src'];
const NEVER_SHOWN = /\.(?:test|stories|fixture)\.tsx?$|\.generated\.ts$/;
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/;
/** Its texts are its own: to be understood in a hurry. */
const EMERGENCY = /\/emergency\//;

/** The last column of the glossary, as far as it can be found without reading. */
const REFUSED = [
  /\ball the same\b/,
  /\bat a weekend\b/i,
  /\bgo on later\b/i,
  /\b(?:Please|please|clinic to) telephone\b|\btelephone the\b/i,
  /\b(?:by mail|your mail|these mails|this mail|no more mails)\b/i,
  /\bDecline\b/,
  /['">](?:Make|Making) (?:a|the) (?:new )?link/,
  /\bNothing waits\b/,
  /\bafresh\b/,
];

test('no text that visitors read uses a word that the glossary refuses', () => {
  const files = globSync(
    SHOWN.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT },
  ).filter((file) => !NEVER_SHOWN.test(file) && !EMERGENCY.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(resolve(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        !COMMENT.test(line) && REFUSED.some((word) => word.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
