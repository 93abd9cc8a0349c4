import webpack, { type Compilation, type Configuration } from 'webpack';
import { ToolError } from '../releases/tool-error.ts';

/** Runs webpack once and keeps its cache. Throws VETO-402 with the errors of the build; warnings are errors too. */
export async function compile(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration);
  if (!compiler) throw new ToolError('VETO-402', 'webpack refused its configuration.');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(refused(configuration, error.message)) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (!stats) throw new ToolError('VETO-402', 'webpack ended without a result.');
  const failure = failureIn(stats, configuration.name ?? '');
  if (failure) throw failure;
  return stats.compilation;
}

/** VETO-402 where a compilation has errors or warnings. */
export function failureIn(stats: webpack.Stats, name: string): ToolError | undefined {
  if (!stats.hasErrors() && !stats.hasWarnings()) return undefined;
  const text = stats.toString({ all: false, errors: true, warnings: true, errorDetails: false, colors: false });
  return refused({ name }, text);
}

function refused({ name = '' }: Pick<Configuration, 'name'>, text: string): ToolError {
  return new ToolError('VETO-402', `${name} does not build:\n${withoutNativeStack(text)}`);
}

/** What swc adds where RUST_BACKTRACE is set: the frames of its own binary. */
export function withoutNativeStack(text: string): string {
  return text.replaceAll(/\n+Caused by:\n[^\n]*\n+Stack backtrace:(?:\n +.*)*/g, '').trimEnd();
}
