import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { siteAt } from './site-at.ts';

it('says why an address is not that of a site', async () => {
  await expect(siteAt('nonsense')).rejects.toThrow(
    'VETO-441 nonsense is not the address of a site, such as https://veto.example.',
  );
  const other = createServer((_request, answer) => answer.end('{}')).listen(0);
  await once(other, 'listening');
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await expect(siteAt(address)).rejects.toThrow(
    `VETO-441 ${address} does not answer as a running site does: what it sends does not match the schema.`,
  );
  other.closeAllConnections();
  other.close();
});
