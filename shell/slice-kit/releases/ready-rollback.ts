import type { Channel } from '../src/contract/channel.ts';
import type { Change } from './channel-file.ts';
import type { ObjectStore } from './object-store.ts';
import { type Release, readVerified } from './release-files.ts';
import { ToolError } from './tool-error.ts';
import { type Rollback, rollback, rollbackPlan } from './way-back.ts';

/** A roll-back whose releases were found whole. */
export interface ReadyRollback {
  plan: Rollback;
  /** Throws VETO-431 where the channel has moved on, so that the plan is another one. */
  change(now: Channel): Change | null;
}

/**
 * Reads back what a roll-back needs; null when there is nothing to do. Throws VETO-432 when there is nothing to go back to, and
 * VETO-422 or 424 where the release is not whole.
 */
export async function readyRollback(
  store: ObjectStore,
  channel: Channel,
  slice: string,
  { to: wanted, reason }: { to?: string | undefined; reason?: string | undefined },
): Promise<ReadyRollback | null> {
  const plan = rollbackPlan(channel, slice, wanted);
  if (!plan) return null;
  const to = await readVerified(store, slice, plan.to);
  const fallback = plan.fallback === undefined ? undefined : await wholeOrNone(store, slice, plan.fallback);
  return {
    plan,
    change(now) {
      const planNow = rollbackPlan(now, slice, wanted);
      if (planNow && planNow.to !== plan.to)
        throw new ToolError('VETO-431', `${slice} was moved while this was under way. Look, and try again.`);
      return planNow && rollback(now, slice, { to, fallback, reason });
    },
  };
}

/** A release that is no longer whole is none that a page could fall back to. */
async function wholeOrNone(store: ObjectStore, slice: string, version: string): Promise<Release | undefined> {
  return readVerified(store, slice, version).catch((error: unknown) => {
    if (error instanceof ToolError && ['VETO-422', 'VETO-424'].includes(error.code)) return undefined;
    throw error;
  });
}
