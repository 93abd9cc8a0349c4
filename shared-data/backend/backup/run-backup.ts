/** `pnpm backup <file>`: database, files and secrets of the site in `VETO_DATA_DIR`, which may be running. */
import { makeBackup } from './backup.ts';
import { runCommand } from './command.ts';

await runCommand({
  name: 'backup',
  async run(options) {
    const { tables, files, missing } = await makeBackup(options);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const gone =
      missing.length > 0 ? ` ${missing.length} files that rows name were gone; the manifest lists them.` : '';
    return `${options.file} holds ${rows} rows and ${files} files. It holds passwords' hashes and keys: keep it as you keep those.${gone}`;
  },
});
