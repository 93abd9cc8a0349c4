import { expect, it } from 'vitest';
import { drillTable } from './drill-table.ts';

it('has a line for each fault and a column for each page, and says below where visitors would be lost and how long they waited', () => {
  const table = drillTable([
    { path: '/pets', fault: 'opens', shown: 'candidate' },
    { path: '/pets', fault: 'is mounted many times', shown: 'candidate', left: '9 kB a mount' },
    { path: '/pets', fault: 'the network goes', shown: 'card', seconds: 0.4 },
    { path: '/pets', fault: 'the network goes', shown: 'card', seconds: 0.2, codes: ['VETO-106'] },
    { path: '/pets', fault: 'the network goes', shown: 'card', seconds: 9 },
    { path: '/pets/:id', fault: 'opens', shown: 'card', failure: 'shows the card' },
    { path: '/pets/:id', fault: 'the network goes', shown: 'card', seconds: 0.1 },
    { path: '/pets/:id', fault: 'the network goes', failure: 'no page came' },
  ]);
  expect(table).toBe(`                       /pets                         /pets/:id
opens                  candidate                     LOST
is mounted many times  candidate, left 9 kB a mount
the network goes       card, 0.4 s, VETO-106         LOST 1 of 2

/pets/:id, opens: shows the card
/pets/:id, the network goes: no page came

8 visits, 2 lost; served again after 0.4 s (median), 9 s at most`);
});
