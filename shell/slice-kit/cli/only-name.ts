import { ToolError } from '../releases/tool-error.ts';

/** The name that a command is about. Throws VETO-405 when there is none, or more than one: none is passed over silently. */
export function onlyName(positionals: readonly string[], wanted: string): string {
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new ToolError('VETO-405', wanted);
  return name;
}
