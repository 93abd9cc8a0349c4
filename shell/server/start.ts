import { keepCompiledCode } from '@veto/slice-kit/compiled-code';
import { withoutProxy } from './starting/own-machine.ts';

/**
 * How glibc gives memory back (mallopt(3)), which it reads before the program runs: a crowd's buffers would stay for ever. Other
 * systems know none of it. The processes of database and pages inherit it.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

// Before the site's own modules are read: those of a static import would be compiled anew with every start.
keepCompiledCode();
process.env.no_proxy = withoutProxy(process.env);
// Whoever speaks with this process by a channel would lose it.
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX && !process.send) {
  const [node = process.execPath, ...words] = process.argv;
  // The same process, begun again. In it this file, too, comes from what is kept, and Node never reads its compiler, 12 MB.
  process.execve?.(node, [node, ...process.execArgv, ...words], { ...process.env, ...MEMORY });
}
await import('./starting/site-program.ts');
