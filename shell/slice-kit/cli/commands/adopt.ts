import { resolve } from 'node:path';
import { adoptApp, nameFor } from '../adopt-app.ts';
import { isOwnRepository } from '../workspace.ts';
import { elsewhereAt, furnishRepository, listed } from './new.ts';

/** `slice adopt ../checkout [--name mf-checkout]`: an application that a starter has begun becomes a slice. */
export async function adopt(
  folder: string,
  { name = nameFor(folder), site }: { name?: string; site: string },
): Promise<number> {
  const elsewhere = isOwnRepository ? undefined : await elsewhereAt(site);
  const { files, path, next } = await adoptApp(resolve(folder), name, { elsewhere });
  if (elsewhere) await furnishRepository(elsewhere);
  console.log(`${listed(name, files)}

It answers at ${path}. Next:

${next.map((line) => `  ${line}`).join('\n')}`);
  return 0;
}
