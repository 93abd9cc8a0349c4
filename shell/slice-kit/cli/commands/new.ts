import { newSlice } from '../new-slice.ts';

/** `slice new mf-demo`: a working slice in a folder of its own; no other package is touched. */
export async function create(name: string): Promise<number> {
  const { files, path } = await newSlice(name);
  console.log(`${files.map((file) => `  ${name}/${file}`).join('\n')}

  npx pnpm@10 dev ${name}             it answers at ${path}, inside the real site
  npx pnpm@10 slice publish ${name}   everybody gets it

Its team belongs in .github/CODEOWNERS. Once it is on main, the release workflow knows it by itself.`);
  return 0;
}
