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

const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !NEVER_SHOWN.test(file));

function linesWith(ways: readonly RegExp[], except: readonly string[] = []): string[] {
  return files.flatMap((file) => {
    const lines = except.includes(file) ? [] : readFileSync(resolve(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      !COMMENT.test(line) && ways.some((way) => way.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
    );
  });
}

test('no file but the formatters writes a time of its own', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(linesWith(BY_HAND, FORMATTERS)).toEqual([]);
});

test('what takes a moment takes the site’s, not the device’s, where it is given none', () => {
  expect(linesWith([/(?:^\s*|[(,] ?)now = Date\.now\(\)/])).toEqual([]);
});
