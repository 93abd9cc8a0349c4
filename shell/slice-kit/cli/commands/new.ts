import { parseArgs } from 'node:util';
import { newSlice } from '../new-slice.ts';
import { onlyName } from '../only-name.ts';

/** `slice new mf-demo`: a working slice in a folder of its own; no other package is touched. */
export async function create(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const name = onlyName(positionals, 'Name the new slice, and only that: slice new mf-demo');
  const { files, path } = await newSlice(name);
  console.log(`${files.map((file) => `  ${name}/${file}`).join('\n')}

  npx pnpm@10 dev ${name}             it answers at ${path}, inside the real site
  npx pnpm@10 slice publish ${name}   everybody gets it

Its team belongs in .github/CODEOWNERS. Once it is on main, the release workflow knows it by itself.`);
  return 0;
}
