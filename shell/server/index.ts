/** The parts of the server that tests and benches start on their own; `start` itself is `start.ts`. */

export { siteAt } from '@veto/slice-kit/releases';
export { routeTable } from '../isomorphic/route-table.ts';
export { ChannelDocuments } from './channel/channel-documents.ts';
export { isOfOneThatStaysOut, releaseFreshBuilds } from './channel/fresh-releases.ts';
export { LastGoodChannel } from './channel/last-good-channel.ts';
export { ledgerOf } from './counts/count-releases.ts';
export { copyLive } from './dev/base-releases.ts';
export { runTimeConfig } from './documents/run-time-config.ts';
export { openPort } from './http/http-server.ts';
export { certainSlice, preloadsFor, scriptsOf } from './index-html/preloads.ts';
export { closeBooks, reportBooksIn } from './reports/report-book.ts';
export { startSite } from './serve-site.ts';
export { createSiteApp } from './site-app.ts';
