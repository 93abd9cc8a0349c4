import { parseArgs } from 'node:util';
import { ToolError } from '../releases/tool-error.ts';

/** A command gets what follows its name, and resolves with the exit code. */
type Command = (args: string[]) => Promise<number>;

// Each is imported when it is asked for: webpack alone takes half a second.
const COMMANDS: Record<string, { usage: string; load: () => Promise<Command> }> = {
  build: { usage: 'build [name | --all] [--force]', load: async () => (await import('./commands/build.ts')).build },
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  const { values } = parseArgs({ args: [], options: {} });
  void values;
  console.log(`Usage:\n${Object.values(COMMANDS).map(({ usage }) => `  slice ${usage}`).join('\n')}`);
  process.exitCode = name === 'help' ? 0 : 2;
} else {
  try {
    process.exitCode = await (await command.load())(args);
  } catch (error) {
    if (error instanceof ToolError) console.error(error.message);
    else console.error(error);
    process.exitCode = 1;
  }
}
