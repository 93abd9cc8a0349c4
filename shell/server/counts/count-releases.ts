import { randomBytes } from 'node:crypto';
import type { Channel } from '@veto/slice-kit/contract';
import { madeOnce } from '../documents/made-once.ts';
import type { SiteAppOptions } from '../site-app.ts';
import { ERRORS_ONLY } from '../watching/site-log.ts';
import { CountTickets } from './count-tickets.ts';
import { CanaryEnder } from './end-canaries.ts';
import { RELEASE_RATES } from './measurements.ts';
import { ReleaseLedger } from './release-ledger.ts';

type CountingOptions = Pick<
  SiteAppOptions,
  'store' | 'channelName' | 'dataDir' | 'ledger' | 'endCanaries' | 'countsKey' | 'now' | 'log'
>;

/** The counts of a site, as its options say. */
export function ledgerOf({ store, channelName, dataDir, log = ERRORS_ONLY }: CountingOptions): ReleaseLedger {
  return new ReleaseLedger({
    store,
    channelName,
    dataDir,
    onTrouble(error) {
      if (error) log.error({ err: error }, 'counts of releases stay in memory');
      else log.info('counts of releases are stored again');
    },
  });
}

/** What counts releases, and ends the canaries among them that do worse. `channel`: what visitors are shown now. */
export function countReleases(options: CountingOptions, channel: () => Promise<Channel | undefined>) {
  const { store, channelName, endCanaries: ends = true, log = ERRORS_ONLY } = options;
  const ledger = options.ledger ?? ledgerOf(options);
  const canaries = new CanaryEnder({ store, channelName, log, ends, counted: () => ledger.known() });
  ledger.onRead = async () => {
    const shown = await channel();
    if (shown) await canaries.look(shown, [...Object.keys(shown.slices), 'shell']);
  };
  const own = async () => options.countsKey || (await madeOnce(options.dataDir, 'counts-key', 32));
  // Where the folder cannot be written, documents go out all the same: the key then lasts as long as the process.
  const key = own().catch(() => randomBytes(32).toString('hex'));
  return {
    ledger,
    canaries,
    channel,
    tickets: new CountTickets({ key, path: RELEASE_RATES, ...(options.now && { now: options.now }) }),
  };
}
