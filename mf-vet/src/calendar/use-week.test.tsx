import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useWeek } from './use-week.ts';

const Monday = () => useWeek('2026-11-24').monday;

test.each([
  ['?week=2027-03-03', '2027-03-01'],
  ['?week=2027-02-29', '2026-11-23'],
  ['?week=2027', '2026-11-23'],
  ['', '2026-11-23'],
])('the address %j shows the week of %s', (search, monday) => {
  const page = (
    <MemoryRouter initialEntries={[`/for-vets/calendar${search}`]}>
      <Monday />
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(page)).toBe(monday);
});
