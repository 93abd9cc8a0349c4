import { keepCompiledCode } from './compiled-code.ts';
import { quietWhenUnread } from './quiet-when-unread.ts';

keepCompiledCode();
// TypeScript has checked the options of webpack's plugins; compiling their schemas takes longer than starting Node.
process.env.SKIP_VALIDATION ??= 'y';
const { runCommand } = await import('./run-command.ts');

quietWhenUnread(process.stdout);
quietWhenUnread(process.stderr);
process.exitCode = await runCommand(process.argv.slice(2));
