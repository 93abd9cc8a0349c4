import * as z from 'zod/mini';
import { draftSchema, MOVES, type MoveDraft, type MoveWish } from '../../isomorphic/signed-moves.ts';

const refusalSchema = z.object({ message: z.string() });

/** What the site draws up for somebody to sign. Rejects with its sentence where it refuses. */
export async function draftMove(wish: MoveWish): Promise<MoveDraft> {
  return draftSchema.parse(await ask('POST', wish));
}

/** Has a signed move made. Rejects with the site's sentence where it refuses. */
export async function sendMove(wish: MoveWish, text: string, signature: string): Promise<void> {
  await ask('PUT', { ...wish, text, signature });
}

async function ask(method: 'POST' | 'PUT', body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(MOVES, {
    method,
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  const refusal = refusalSchema.safeParse(said);
  throw new Error(refusal.success ? refusal.data.message : `The site answered ${answer.status}.`);
}
