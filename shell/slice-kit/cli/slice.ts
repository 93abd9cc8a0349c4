import { ToolError } from '../releases/tool-error.ts';

/** A command gets what follows its name, and resolves with the exit code. */
type Command = (args: string[]) => Promise<number>;

// Each is imported when it is asked for: webpack alone takes half a second.
const COMMANDS: Record<string, { usage: string; load: () => Promise<Command> }> = {
  new: { usage: 'new <mf-name>', load: async () => (await import('./commands/new.ts')).create },
  dev: {
    usage: 'dev [name …] [--from https://a-running-site]',
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  build: { usage: 'build [name | --all] [--force]', load: async () => (await import('./commands/build.ts')).build },
  check: {
    usage: 'check [name … | --all] [--channel name]',
    load: async () => (await import('./commands/check.ts')).check,
  },
  publish: {
    usage: 'publish <name … | --all> [--canary percent] [--channel name]',
    load: async () => (await import('./commands/publish.ts')).publish,
  },
  promote: { usage: 'promote <name>', load: async () => (await import('./commands/promote.ts')).promote },
  rollback: { usage: 'rollback <name>', load: async () => (await import('./commands/promote.ts')).rollback },
  render: {
    usage: 'render --out folder [--channel name]',
    load: async () => (await import('./commands/render.ts')).render,
  },
  status: { usage: 'status [--moves count]', load: async () => (await import('./commands/status.ts')).status },
};

function usage(): string {
  const lines = Object.values(COMMANDS).map((each) => `  slice ${each.usage}`);
  return `Usage (a name is a slice's, or shell):\n${lines.join('\n')}`;
}

const [name = 'help', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.log(usage());
  process.exitCode = name === 'help' || name === '--help' ? 0 : 2;
} else {
  try {
    process.exitCode = await (await command.load())(args);
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(error instanceof ToolError || isUsage ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
