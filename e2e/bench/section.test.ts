import { expect, test } from 'vitest';
import { table, writeSection } from './section.ts';

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

test('a section says what was measured, when and on what', () => {
  const section = {
    title: 'Load',
    about: 'Ten visitors.',
    machine: 'a machine',
    body: ['| a |'],
  };
  expect(writeSection(section, new Date('2026-11-21T10:00:00Z'))).toBe(
    '# Load\n\nTen visitors.\n\nMeasured 2026-11-21 on a machine.\n\n| a |\n',
  );
});
