/** `pnpm admin add <email>`: makes the account an administrator of the site in `VETO_DATA_DIR`, which may be running. */
import path from 'node:path';
import { StartFailure } from '../data-folder.ts';
import { addAdmin } from './add-admin.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../../..');

try {
  const [verb, email, ...others] = process.argv.slice(2).filter((argument) => argument !== '--');
  if (verb !== 'add' || !email || others.length > 0)
    throw new StartFailure('Name one account: pnpm admin add you@example.com');
  const dataDir = path.resolve(process.env.VETO_DATA_DIR || path.join(CHECKOUT, '.veto'));
  console.log(await addAdmin({ email, dataDir }));
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
