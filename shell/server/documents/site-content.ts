import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { garbageCollector } from '@veto/slice-kit/garbage-collector';
import type { Logger } from 'pino';
import { ChannelDocuments } from '../channel/channel-documents.ts';
import { LastGoodChannel, type LastGoodOptions } from '../channel/last-good-channel.ts';
import { LiveCopies, type ReleaseFiles } from '../channel/live-copies.ts';
import { PolledChannel } from '../channel/polled-channel.ts';
import { Compositions } from '../compositions/compositions.ts';
import { FilledPages } from '../filled-pages/filled-pages.ts';
import { PaintStyles } from '../filled-pages/paint-styles.ts';
import { publicQuestions } from '../filled-pages/public-questions.ts';
import { renderNotes } from '../filled-pages/render-notes.ts';
import { FirstPaints } from '../index-html/document-paint.ts';
import type { ReportBook } from '../reports/report-book.ts';
import type { SiteAppOptions } from '../site-app.ts';
import type { SiteMetrics } from '../watching/site-metrics.ts';
import { EarlyScripts } from './early-scripts.ts';

/** What documents are made of, and where their files come from: the site's own copies where it keeps any. */
export function contentOf(
  options: SiteAppOptions,
  { log, metrics, reports }: { log: Logger; metrics: SiteMetrics; reports: ReportBook },
) {
  const { store, config, channelName, keptChannel, keptReleases } = options;
  const copies =
    keptReleases === undefined
      ? null
      : new LiveCopies(store, keptReleases, (error) => log.error({ err: error }, 'live releases are not copied'));
  const lastGood = { store, channelName, keptIn: keptChannel, copiesIn: keptReleases, writesIndex: true };
  const channel = channelOf(lastGood, copies);
  const files: ReleaseFiles = copies ?? store;
  const styles = new PaintStyles();
  const isPainted = options.firstPaint !== false;
  const noPaint = (trouble: string) => log.error({ trouble }, 'a release has no first paint');
  const paints = isPainted ? new FirstPaints(files, noPaint) : null;
  const pages = isPainted
    ? new FilledPages({
        files,
        styles,
        supabaseUrl: config.supabaseUrl,
        ask: publicQuestions(config, options.backend),
        onEnd: renderNotes({ log, metrics, reports, revision: () => content.revision }),
      })
    : null;
  const early = new EarlyScripts(files, (trouble) => log.error({ trouble }, 'a script that runs first is missing'));
  const tellTrouble = (trouble: string | null, refused: readonly string[]) => {
    metrics.channelIsDegraded(trouble !== null, refused);
    if (trouble) log.error({ trouble, refused }, 'the channel in the store is not taken as it is');
    else log.info('the channel is good again');
  };
  const content: ChannelDocuments = new ChannelDocuments(channel, config, tellTrouble, {
    paints,
    pages,
    early,
    copies,
  });
  const compositions = new Compositions({
    store,
    files,
    channelName,
    config,
    early,
    painted: isPainted,
    onTrouble: noPaint,
    live: () => content.edition(),
    ...(options.now && { now: options.now }),
  });
  if (options.preparedUntil) void keepPrepared(content, pages, options.preparedUntil, options.onRest);
  return { content, compositions, early, files, styles };
}

/** A folder is read for each document; what a bucket names is copied first, and shown without asking it. */
export function channelOf(options: LastGoodOptions, copies: LiveCopies | null): Pick<LastGoodChannel, 'read'> {
  if (options.store.folder !== undefined) return new LastGoodChannel(options);
  return new PolledChannel(new LastGoodChannel({ ...options, bring: (channel) => copies?.bring(channel) }));
}

const LOOK_MS = 2_000;

/** The share of its time in which a site at rest works at most. */
const REST = 0.1;

/**
 * Looks at the channel now and every two seconds, and has the pages of its releases rendered. Once there is nothing to do, all
 * processes give back what memory they can.
 */
async function keepPrepared(
  content: ChannelDocuments,
  pages: FilledPages | null,
  until: AbortSignal,
  onRest?: () => void,
): Promise<void> {
  const collect = garbageCollector();
  while (!until.aborted) {
    // Requests log why there is none.
    const edition = await content.edition().catch(() => null);
    if (edition) await pages?.prepare(edition.channel);
    const before = performance.eventLoopUtilization();
    await setTimeout(LOOK_MS, null, { ref: false });
    if (performance.eventLoopUtilization(before).utilization > REST) continue;
    collect();
    pages?.rest();
    onRest?.();
  }
}
