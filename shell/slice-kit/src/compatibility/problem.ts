import type { ToolErrorCode } from '../../releases/tool-error.ts';

/** One reason not to let a release go live: its code and a sentence for the team. */
export interface Problem {
  code: ToolErrorCode;
  sentence: string;
  /** The files that are over a budget: who has their source maps can say which packages they are made of. */
  files?: readonly string[];
}
