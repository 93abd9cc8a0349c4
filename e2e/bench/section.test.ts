import { expect, test } from 'vitest';
import { putSection, table, writeSection } from './section.ts';

test('a table has names at the left and figures at the right', () => {
  expect(
    table(
      ['page', 'first paint'],
      [
        ['/', '300 ms'],
        ['/pets', 4],
      ],
    ),
  ).toBe('| page | first paint |\n| --- | ---: |\n| / | 300 ms |\n| /pets | 4 |');
});

test('a section says what was measured, when, on what and by which command', () => {
  const section = {
    title: 'Load',
    about: 'Ten visitors.',
    madeBy: 'pnpm bench:load',
    machine: 'a machine',
    body: ['| a |'],
  };
  expect(writeSection(section, new Date('2026-11-21T10:00:00Z'))).toBe(
    '# Load\n\nTen visitors.\n\nMeasured 2026-11-21 on a machine; `pnpm bench:load` makes this section.\n\n| a |\n',
  );
});

test('a section replaces its former self and leaves the others', () => {
  const first = putSection('# One\n\nold\n', '# Two\n\n1\n');
  expect(first).toBe('# One\n\nold\n\n# Two\n\n1\n');
  expect(putSection(first, '# One\n\nnew\n')).toBe('# One\n\nnew\n\n# Two\n\n1\n');
  expect(putSection('', '# One\n')).toBe('# One\n');
});
