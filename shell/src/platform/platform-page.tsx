import { formatMoment } from '@veto/shared-data/calendar';
import { toaster } from '@veto/shared-ui/core';
import { usePageReady } from '@veto/slice-kit';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import type { Rates } from '@veto/slice-kit/release-rates';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Operations } from '../../isomorphic/operations.ts';
import { channelStore } from '../channel/channel-store.ts';
import { revalidateChannel } from '../channel/watch-channel.ts';
import { grant, readWish, rulesHere } from '../overrides/override-wish.ts';
import type { SlicesPage } from '../slices/runner-page.ts';
import { mountAgain } from './mount-again.ts';
import { moveCommands } from './move-commands.ts';
import { platformGraph } from './platform-graph.ts';
import { namedVersions, platformRows, shellRow } from './platform-rows.ts';
import { PlatformView } from './platform-view.tsx';
import { readOperations } from './read-operations.ts';
import { readReleaseRates } from './read-release-rates.ts';
import { runLog } from './run-log.ts';

export interface PlatformPageProps {
  config: Pick<RuntimeConfig, 'allowOverrides' | 'overrideOrigins' | 'ratesUrl' | 'showPlatform'>;
  slices: SlicesPage;
  /** Of the shell that runs. */
  shellVersion: string | undefined;
}

/** null until they are read, and where they cannot be. */
function useReleaseRates(ratesUrl: string): Rates | null {
  const [rates, setRates] = useState<Rates | null>(null);
  useEffect(() => {
    let isShown = true;
    readReleaseRates(ratesUrl).then((read) => isShown && setRates(read));
    return () => {
      isShown = false;
    };
  }, [ratesUrl]);
  return rates;
}

/** undefined until it is read; null where this visitor may not know. */
function useOperations(): Operations | null | undefined {
  const [operations, setOperations] = useState<Operations | null>();
  useEffect(() => {
    let isShown = true;
    readOperations().then((read) => isShown && setOperations(read));
    return () => {
      isShown = false;
    };
  }, []);
  return operations;
}

/** `/_platform`: what this page is made of, for those who build it. */
export default function PlatformPage({ config, slices, shellVersion }: PlatformPageProps) {
  usePageReady({ title: 'Platform' });
  const { current, visitor } = useStore(channelStore);
  const runs = useStore(runLog);
  const { channelAddress } = slices;
  useEffect(() => void revalidateChannel(channelAddress), [channelAddress]);
  const rates = useReleaseRates(config.ratesUrl);
  const operations = useOperations();
  const [busy, setBusy] = useState<string | null>(null);
  const tryOnce = async (slice: string) => {
    setBusy(slice);
    await mountAgain(slice, slices);
    setBusy(null);
  };
  const override = (slice: string, addressOrVersion: string) => {
    const wish = readWish(`${slice}@${addressOrVersion}`, rulesHere(config, current));
    const description = typeof wish === 'string' ? wish : grant(wish);
    if (description) toaster.create({ type: 'error', title: 'Override not used', description });
  };
  const bucket = visitor.bucket < 100 ? `canary bucket ${visitor.bucket} of 100` : 'no canary bucket';
  return (
    <PlatformView
      subtitle={`Channel revision ${current.revision}, shell ${shellVersion ?? 'unknown'}, ${bucket}. Times and errors are those of this page since it was opened.${rates ? ` Loads, mounts and failures are those of all visitors since ${formatMoment(rates.since)}.` : ''}`}
      rows={[...shellRow(current, shellVersion, rates?.rates), ...platformRows(current, visitor, runs, rates?.rates)]}
      graph={platformGraph(current)}
      operations={operations}
      busy={busy}
      commands={moveCommands(current, channelAddress)}
      versions={namedVersions(current)}
      overrideOrigins={config.allowOverrides ? config.overrideOrigins : null}
      onMountAgain={(slice) => void tryOnce(slice)}
      onOverride={override}
    />
  );
}
