import { sessionStore } from '@veto/shared-data/core';
import type { SlotRequest } from '@veto/slice-kit/contract';
import type { VetoError } from '@veto/slice-kit/errors';
import { channelStore } from '../channel/channel-store.ts';
import { runAgain } from '../early/left-out.ts';
import { fillerOf } from './filler-of.ts';
import { parts } from './load-part.ts';
import { openContainerIn } from './outlet.ts';
import { showSlotFailure } from './part-failure.tsx';
import { releasesToTry } from './releases-to-try.ts';
import { runnerPage, type SlicesPage } from './runner-page.ts';
import { createSliceRunner } from './slice-runner.ts';

/**
 * Keeps the place filled for this visitor, until what it returns is called: another session or channel may
 * change the slice, and has one that failed tried again.
 */
export function openSlot(slot: SlotRequest, page: SlicesPage): () => void {
  let filled: { slice: string; close(): void } | undefined;
  let hasFailed = false;
  const onPhase: SlotRequest['onPhase'] = (phase) => {
    hasFailed = phase === 'failed';
    slot.onPhase(phase);
  };
  const settle = () => {
    const slice = fillerOf(slot.name);
    if (slice !== filled?.slice || hasFailed) {
      filled?.close();
      filled = slice === undefined ? undefined : { slice, close: fill(slice, { ...slot, onPhase }, page) };
    }
    if (slice === undefined) slot.onPhase(sessionStore.getState().state === 'loading' ? 'loading' : 'empty');
  };
  const stops = [sessionStore.subscribe(settle), channelStore.subscribe(settle)];
  settle();
  return () => {
    for (const stop of stops) stop();
    filled?.close();
  };
}

/** Runs the part of one slice in the place as a slice is run in its outlet: with its former release, Retry and reports. */
function fill(slice: string, { name, props, place, hasStandIn, onPhase }: SlotRequest, page: SlicesPage): () => void {
  let takeNoteAway = () => {};
  const tryAgain = () => {
    runAgain(slice);
    runner.retry();
  };
  const runner = createSliceRunner(slice, {
    ...runnerPage(slice, page),
    candidates: () => releasesToTry(slice, page, name),
    slot: { name, props },
    openContainer: () => openContainerIn(place, slice),
    site: (reportError) => page.siteInSlot(slice, reportError),
    show({ phase, failure }) {
      takeNoteAway();
      const isNoted = phase === 'failed' && !hasStandIn;
      takeNoteAway = isNoted ? noteFailure(place, failure, tryAgain) : () => {};
      onPhase(phase);
    },
    leave() {
      takeNoteAway();
      onPhase('empty');
    },
    // The page around it goes on.
    reloadIfReplaced: async () => false,
  });
  parts.add(runner);
  runner.start();
  return () => {
    parts.delete(runner);
    runner.stop();
  };
}

/** Says in the place what went wrong, as high as what stood there; returns how to take that away. */
function noteFailure(place: HTMLElement, failure: VetoError | undefined, onRetry: () => void): () => void {
  place.style.minHeight = `${place.parentElement?.offsetHeight ?? 0}px`;
  const takeAway = showSlotFailure(place, failure, onRetry);
  return () => {
    place.style.minHeight = '';
    takeAway();
  };
}
