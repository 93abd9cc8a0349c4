import { expect, test } from 'vitest';
import { freePort, PostgresStartError } from './server.ts';

test('a machine without the address of the database is told so in a sentence', async () => {
  // An address for documentation: no machine has it.
  const refusal = freePort('192.0.2.1');
  await expect(refusal).rejects.toBeInstanceOf(PostgresStartError);
  await expect(refusal).rejects.toThrow(
    /^It cannot listen on 192\.0\.2\.1 \(listen EADDRNOTAVAIL.*\)\. Please bring up/,
  );
});
