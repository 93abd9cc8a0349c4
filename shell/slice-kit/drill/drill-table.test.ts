import { expect, it } from 'vitest';
import { drillTable } from './drill-table.ts';

it('has a line for each fault and a column for each page, and says below where a visitor would be lost', () => {
  const table = drillTable([
    { path: '/pets', fault: 'opens', shown: 'candidate' },
    { path: '/pets', fault: 'the network goes', shown: 'card', seconds: 0.4 },
    { path: '/pets/:id', fault: 'opens', shown: 'card', failure: 'shows the card' },
  ]);
  expect(table).toBe(`                  /pets        /pets/:id
opens             candidate    LOST
the network goes  card, 0.4 s

/pets/:id, opens: shows the card`);
});
