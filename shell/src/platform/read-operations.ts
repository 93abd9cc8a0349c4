import { OPERATIONS, type Operations, operationsSchema } from '../../isomorphic/operations.ts';
import { isOwnName } from '../../isomorphic/shows-platform.ts';

/** null where this visitor may not know, as anywhere but on the site's own machine. */
export async function readOperations(): Promise<Operations | null> {
  // Elsewhere the answer is known, and browsers would log it as an error.
  if (!isOwnName(location.hostname)) return null;
  try {
    const answer = await fetch(OPERATIONS, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return answer.ok ? operationsSchema.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
