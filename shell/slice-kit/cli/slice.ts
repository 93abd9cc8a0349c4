import { quietWhenUnread } from './quiet-when-unread.ts';
import { runCommand } from './run-command.ts';

quietWhenUnread(process.stdout);
quietWhenUnread(process.stderr);
process.exitCode = await runCommand(process.argv.slice(2));
