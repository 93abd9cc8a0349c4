import { relative, resolve } from 'node:path';
import { ToolError } from '../../releases/tool-error.ts';
import { shellWord } from '../shell-word.ts';
import { isOwnRepository, repository } from '../workspace.ts';

/** `slice pack ../slices`: what a repository of slices installs of this one, as files in that repository. */
export async function pack(target: string): Promise<number> {
  if (!isOwnRepository)
    throw new ToolError('VETO-405', "The packages of Veto are packed in Veto's own repository: run slice pack there.");
  // pnpm runs scripts in the repository, wherever they are called.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), target);
  if (!relative(repository, folder).startsWith('..'))
    throw new ToolError('VETO-405', `${target} is inside of Veto's repository: choose a folder beside it.`);
  const { packPackages } = await import('../../packing/pack-packages.ts');
  for (const file of await packPackages(folder)) console.log(`  packages/${file}`);
  console.log(`
  cd ${shellWord(folder)}
  pnpm add -D @veto/slice-kit      its pnpm-workspace.yaml says where that is
  pnpm slice new mf-demo --site https://…`);
  return 0;
}
