/** `pnpm admin add|remove <email>` and `pnpm admin list`: the administrators of the site in `VETO_DATA_DIR`, which may be running. */
import path from 'node:path';
import { StartFailure } from '../data-folder.ts';
import { addAdmin, listAdmins, removeAdmin } from './admins.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../../..');
const CALLS = 'Call pnpm admin add you@example.com, pnpm admin remove you@example.com or pnpm admin list';

try {
  const words = process.argv.slice(2).filter((argument) => argument !== '--');
  const dataDir = path.resolve(process.env.VETO_DATA_DIR || path.join(CHECKOUT, '.veto'));
  console.log(await sentence(words, dataDir));
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}

function sentence([verb, email, ...others]: string[], dataDir: string): Promise<string> {
  if (verb === 'list' && email === undefined) return listAdmins({ dataDir });
  if (email && others.length === 0) {
    if (verb === 'add') return addAdmin({ email, dataDir });
    if (verb === 'remove') return removeAdmin({ email, dataDir });
  }
  throw new StartFailure(CALLS);
}
