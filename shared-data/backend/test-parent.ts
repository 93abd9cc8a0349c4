/** A parent that a test may kill: starts a backend on the folder it is given and tells where it is. */
import { startBackend } from './index.ts';

const backend = await startBackend({
  dataDir: process.argv[2] ?? '',
  siteUrl: 'http://localhost:3000',
  seed: false,
  // Killed by the test together with this process: never comes back.
  onCrash: () => process.exit(1),
});
process.send?.({ pid: backend.pid(), url: backend.url, publishableKey: backend.publishableKey });
