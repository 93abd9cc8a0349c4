import type { HttpBindings } from '@hono/node-server';
import type { Channel } from '@veto/slice-kit/contract';
import {
  draftMove,
  moveChannel,
  moves,
  type ObjectStore,
  readChannel,
  readyRollback,
  rightsOf,
  ToolError,
} from '@veto/slice-kit/releases';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { MOVES, type MoveDraft, type MoveWish, signedSchema, wishSchema } from '../isomorphic/signed-moves.ts';
import { isLocal } from './visitor-address.ts';

export interface SignedMovesOptions {
  store: ObjectStore;
  channelName: string;
  log: Logger;
}

type Env = { Bindings: HttpBindings };

/**
 * Roll-backs from `/_platform`, which signs them with a key that never leaves the page. The site has no rights of its own here:
 * a move counts by its signature alone, as one of the `slice` command. On this machine only, and for its own pages.
 */
export function signedMoves({ store, channelName, log }: SignedMovesOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.use(MOVES, bodyLimit({ maxSize: 16 * 1024 }), async (c, next) => {
    if (!isLocal(c) || c.req.header('sec-fetch-site') !== 'same-origin') return c.notFound();
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.post(MOVES, (c) =>
    answered(c, async () => {
      const wish = wishSchema.parse(await c.req.json());
      const { change, ended } = await readyMove(wish);
      const { line, text } = await draftMove(store, channelName, wish.key, change, { alone: wish.slice });
      const { slice, from, to, by } = line;
      return { text, slice, from, to, by, ...(ended && { ended }) } satisfies MoveDraft;
    }),
  );
  app.put(MOVES, (c) =>
    answered(c, async () => {
      const { text, signature, ...wish } = signedSchema.parse(await c.req.json());
      const { change } = await readyMove(wish);
      const { line, text: now } = await draftMove(store, channelName, wish.key, change, {
        again: text,
        alone: wish.slice,
      });
      if (now !== text) throw movedOn(wish.slice);
      const sign = async (asked: string) => {
        if (asked !== text) throw movedOn(wish.slice);
        return signature;
      };
      const rights = { ...(await rightsOf(store)), signer: { blob: wish.key, sign } };
      const options = { rights, at: line.at, alone: wish.slice };
      const { revision } = await moveChannel(store, channelName, line.by, change, options);
      log.warn({ slice: line.slice, from: line.from, to: line.to, by: line.by }, 'a pointer was moved from /_platform');
      return { revision };
    }),
  );

  /** What is to be done, and the canary that ends by it. */
  async function readyMove({ slice, to, reason }: MoveWish) {
    const channel = await readChannel(store, channelName, slice);
    const now = moves.pointerOf(channel, slice);
    if (!now) throw new ToolError('VETO-432', `${slice} is not live.`);
    if (to !== undefined && moves.badOf(channel, slice).includes(to))
      throw new ToolError('VETO-419', `${slice}: ${to} is marked bad: slice rollback --accept bad-release.`);
    const ready = await readyRollback(store, channel, slice, { to, reason });
    if (!ready) throw new ToolError('VETO-432', `There is nothing to do: ${whyNothing(channel, slice, to)}`);
    const canary = now.canary?.release.version;
    return { change: ready.change, ended: canary === ready.plan.to ? undefined : canary };
  }
  return app;
}

function whyNothing(channel: Channel, slice: string, to: string | undefined): string {
  const version = moves.pointerOf(channel, slice)?.stable.version;
  if (to !== undefined) return `everybody has ${slice} ${version} already.`;
  return `a roll-back has led to ${slice} ${version}, which everybody has. To go further back, name a release.`;
}

function movedOn(slice: string): ToolError {
  return new ToolError('VETO-431', `${slice} was moved while this was under way. Look, and try again.`);
}

/** A refusal is a sentence for whoever asked. */
async function answered(c: Context<Env>, ask: () => Promise<object>): Promise<Response> {
  try {
    return c.json(await ask());
  } catch (error) {
    if (error instanceof ToolError) return c.json({ message: error.message }, error.code === 'VETO-434' ? 403 : 409);
    return c.json({ message: 'This is no move that can be read.' }, 400);
  }
}
