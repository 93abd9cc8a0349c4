import { type BackendApp, createBackendApp, type ServiceOptions } from '../../../backend/app.ts';
import { copyDatabase, type PostgresServer } from './server.ts';

/** The services on a fresh copy of the migrated database, which goes when they are closed. */
export async function openCopy(server: PostgresServer, options: ServiceOptions): Promise<BackendApp> {
  const { address, drop } = await copyDatabase(server);
  const opened = await createBackendApp({ ...options, database: address });
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}
