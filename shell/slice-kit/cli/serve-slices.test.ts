import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listening } from './serve-slices.ts';

it('says that a port is taken, and which to choose', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const second = createServer();
  second.listen(port);
  await expect(listening(second, port)).rejects.toThrow(
    `VETO-405 Port ${port} is taken by another program: choose another, PORT=${port + 1}.`,
  );
});
