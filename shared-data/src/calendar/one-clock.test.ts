import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

const SHOWN = ['mf-*/src', 'shared-ui/src', 'shared-data/src', 'shell/src', 'shell/server'];
const SOURCES = [...SHOWN.map((folder) => `${folder}/**/*.{ts,tsx}`), 'shared-data/supabase/schemas/*.sql'];
const NEVER_SHOWN = /\.(?:test|stories|fixture)\.tsx?$|\.generated\.ts$|\/public\//;

const FORMATTERS = ['shared-data/src/calendar/formats.ts', 'shared-data/src/calendar/warsaw-calendar.ts'];

/** Ways to write a time without the formatters. */
const BY_HAND = [
  /toLocaleTimeString/,
  /\b(?:timeStyle|hour12|hourCycle|dayPeriod)\b/,
  /\b(?:hour|minute): ?'(?:numeric|2-digit)'/,
  /['"`} ][AP]M['"`]/,
  /\b(?:HH|hh?):mm\b/,
  /\btime\)?\??\.(?:replace|slice|substring)\(/i,
  /to_char\([^)]*'[^']*(?:HH12|[AP]M)/,
];

const COMMENT = /^\s*(?:\/\/|\/?\*|--)/;

test('no file but the formatters writes a time of its own', () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter(
    (file) => !NEVER_SHOWN.test(file) && !FORMATTERS.includes(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const lines = readFileSync(resolve(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      !COMMENT.test(line) && BY_HAND.some((way) => way.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
    );
  });
  expect(found).toEqual([]);
});
