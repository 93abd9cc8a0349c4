/** `pnpm restore <file>`: makes the site of a backup in `VETO_DATA_DIR`, where nobody is yet. */
import { runCommand } from './command.ts';

// Read by the embedded Supabase as it loads.
Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' });
const { restoreBackup } = await import('./restore.ts');

await runCommand({
  name: 'restore',
  async run(options) {
    const { madeAt } = await restoreBackup(options);
    return `The site of ${madeAt} is in ${options.dataDir}.`;
  },
});
