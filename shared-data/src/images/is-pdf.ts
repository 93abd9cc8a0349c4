import { kindOf } from './image-rules.ts';

/** Where readers look for the head of a PDF: some programs write a mark or empty lines before it. */
const HEAD_BYTES = 1024;

/** Whether a file is a PDF by its bytes, whatever its name says. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, HEAD_BYTES).text()).includes('%PDF-') && (await kindOf(file)) === null;
}
