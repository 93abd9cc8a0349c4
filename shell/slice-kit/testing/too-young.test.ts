import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { youngBuiltIns, youngBuiltInsRule, youngCss, youngCssFunctions } from './too-young.ts';

it('the linter refuses what browsers of the baseline lack, and nothing else', () => {
  const rule = readFileSync(new URL('../lint/young-built-ins.grit', import.meta.url), 'utf8');
  expect(rule, 'npx -y pnpm@10 --filter @veto/slice-kit young-built-ins').toBe(youngBuiltInsRule());
});

it('knows built-ins and Web APIs by their age, and what stands in for them', () => {
  const { statics, methods, classes } = youngBuiltIns();
  expect(statics).toEqual(expect.arrayContaining(['Promise.try', 'Object.groupBy', 'URL.parse']));
  expect(methods).toEqual(expect.arrayContaining(['isSubsetOf', 'startViewTransition', 'requestIdleCallback']));
  expect(classes).toEqual(expect.arrayContaining(['URLPattern', 'Float16Array']));
  // Old ones, and those of src/early/stand-ins.ts.
  expect(statics).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Map\.groupBy|AbortSignal\.timeout)$/)]));
  expect(methods).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(toSorted|replaceAll|structuredClone)$/)]),
  );
});

it('finds CSS that browsers of the baseline lack', () => {
  const sheet =
    '.a:has(:checked), .b:is(.c)::selection { color: red } @starting-style { .b { color: red } } @media print {}';
  expect(sheet.match(youngCss())).toEqual([':has', '@starting-style']);
  expect(youngCssFunctions()).toEqual(expect.arrayContaining(['color-mix', 'light-dark', 'oklch', 'round']));
  for (const old of ['calc', 'clamp', 'min', 'var', 'minmax']) expect(youngCssFunctions()).not.toContain(old);
});
