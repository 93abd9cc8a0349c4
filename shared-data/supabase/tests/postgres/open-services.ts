import type { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { createServices, type ServiceOptions } from '../../../backend/app.ts';
import type { SqlConnection } from '../../../backend/sql-connection.ts';
import { addressOf, copyDatabase, type PostgresServer } from './server.ts';
import { JSON_AS_TEXT, openConnection } from './superuser-connection.ts';

export interface Opened {
  app: App;
  /** Past every rule. */
  connection: SqlConnection;
  close(): Promise<void>;
}

/** The services on a database of the server, as its owner, who is no superuser. Migrates it where it is not yet. */
export async function openServices(port: number, database: string, options: ServiceOptions): Promise<Opened> {
  const connection = createPostgresConnection({
    url: addressOf('postgres', port, database),
    postgresOptions: { onnotice: () => {}, types: JSON_AS_TEXT },
  });
  const superuser = openConnection(port, database);
  return {
    app: await createServices(connection, options),
    connection: superuser.connection,
    async close() {
      await connection.close();
      await superuser.close();
    },
  };
}

/** The same on a fresh copy of the migrated database, which goes when it is closed. */
export async function openCopy(server: PostgresServer, options: ServiceOptions): Promise<Opened> {
  const { database, drop } = await copyDatabase(server);
  const opened = await openServices(server.port, database, options);
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}
