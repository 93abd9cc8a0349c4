import { startSite } from './serve-site.ts';

/** A site as a process of its own: its release store and data folder are its arguments. Says its address when it is there. */
const [releasesDir = '', dataDir = ''] = process.argv.slice(2);
const site = await startSite({ port: 0, dataDir, releasesDir, gatePassword: '', backend: 'none', trustProxy: true });
process.send?.(site.url);
process.on('SIGTERM', () => site.stop().then(() => process.exit(0)));
