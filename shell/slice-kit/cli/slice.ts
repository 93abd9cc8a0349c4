import { keepCompiledCode } from './compiled-code.ts';
import { quietWhenUnread } from './quiet-when-unread.ts';

keepCompiledCode();
const { runCommand } = await import('./run-command.ts');

quietWhenUnread(process.stdout);
quietWhenUnread(process.stderr);
process.exitCode = await runCommand(process.argv.slice(2));
