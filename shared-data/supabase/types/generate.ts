import { writeFileSync } from 'node:fs';
import { asSuperuser, startServer } from '../tests/postgres/server.ts';
import { readCatalog } from './read-catalog.ts';
import { TYPES_FILE, writeTypes } from './write-types.ts';

const { port, template, stop } = await startServer();
try {
  writeFileSync(TYPES_FILE, writeTypes(await asSuperuser(port, template, readCatalog)));
} finally {
  await stop();
}
