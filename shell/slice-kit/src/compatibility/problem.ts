import type { ToolErrorCode } from '../../releases/tool-error.ts';

/** One reason not to let a release go live: its code and a sentence for the team. */
export interface Problem {
  code: ToolErrorCode;
  sentence: string;
}
