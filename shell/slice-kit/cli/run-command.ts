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
  affected: {
    usage: 'affected --since commit [--json]',
    load: async () => (await import('./commands/affected.ts')).affected,
  },
  check: {
    usage: 'check [name … | --all] [--accept what] [--channel name]',
    load: async () => (await import('./commands/check.ts')).check,
  },
  publish: {
    usage: 'publish <name … | --all> [--canary percent] [--accept what] [--channel name] [--json]',
    load: async () => (await import('./commands/publish.ts')).publish,
  },
  watch: {
    usage:
      'watch <name> --version version --site https://a-running-site [--factor 2] [--loads 20] [--for minutes] [--every seconds]',
    load: async () => (await import('./commands/watch.ts')).watch,
  },
  promote: {
    usage: 'promote <name> --version version',
    load: async () => (await import('./commands/promote.ts')).promote,
  },
  rollback: {
    usage: 'rollback <name> [--to version] [--reason text] [--accept bad-release]',
    load: async () => (await import('./commands/rollback.ts')).rollback,
  },
  history: { usage: 'history <name>', load: async () => (await import('./commands/history.ts')).history },
  explain: {
    usage: 'explain <report.json | id> [--site http://localhost:3000]',
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  retire: {
    usage: 'retire <name> [--reason text]',
    load: async () => (await import('./commands/retire.ts')).retire,
  },
  prune: {
    usage: 'prune [--older-than days] [--yes]',
    load: async () => (await import('./commands/prune.ts')).prune,
  },
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

/** Runs a command and says what came of it; resolves with the exit code. */
export async function runCommand([name = 'help', ...args]: string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) {
    if (name === 'help' || name === '--help') console.log(usage());
    else console.error(`VETO-405 There is no command ${name}.\n\n${usage()}`);
    return name === 'help' || name === '--help' ? 0 : 1;
  }
  try {
    return await (await command.load())(args);
  } catch (error) {
    console.error(sentenceOf(error, command.usage) ?? error);
    return 1;
  }
}

/** The words for the person at the terminal; undefined for a fault of this program, which is shown with its stack. */
function sentenceOf(error: unknown, usageOfCommand: string): string | undefined {
  if (error instanceof ToolError) return error.message;
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `VETO-405 ${error.message.split('\n')[0]}\n\n  slice ${usageOfCommand}`;
  return 'syscall' in error ? error.message : undefined;
}
