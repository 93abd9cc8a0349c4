/** `pnpm backup <file>`: database, files and secrets of the site in `VETO_DATA_DIR`, which may be running. */
import { makeBackup } from './backup.ts';
import { runCommand } from './command.ts';

await runCommand({
  name: 'backup',
  async run(options) {
    const { tables, files, missing } = await makeBackup(options);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const gone = missing.length > 0 ? `, files that were gone, listed in its manifest: ${missing.length}` : '';
    return `The backup is in ${options.file} (rows: ${rows}, files: ${files}${gone}). It holds password hashes and keys: keep it safe.`;
  },
});
