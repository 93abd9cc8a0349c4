import { sep } from 'node:path';
import { repository } from '../cli/workspace.ts';
import type { ShownError } from './page/error-over-page.ts';

/** '[mf-hotel/src/app.tsx:12:1]', as the compiler frames the source. */
const FRAMED = /\[([^\]\s]+\.\w+:\d+):\d+\]/;
/** 'mf-hotel does not build:', and then 'ERROR in ./src/app.tsx 12:0-33'. */
const NAMED = /VETO-402 (\S+) does not build:\s+ERROR in \.\/(\S+)(?: (\d+):)?/;

/** Why the source does not build, with paths as they are in the repository, and the file and line that it is about. */
export function failedBuild({ message }: Error, root = repository): ShownError {
  const text = message
    .replaceAll(root + sep, '')
    .replaceAll('\\', '/')
    // The path of the loader, which is nothing to mend.
    .replaceAll(/^Module build failed \(from .*\n/gm, '');
  const [, framed] = FRAMED.exec(text) ?? [];
  const [, name, file, line] = NAMED.exec(text) ?? [];
  const named = file && [`${name}/${file}`, line].filter(Boolean).join(':');
  return { place: framed ?? named ?? 'The source does not build', text };
}
