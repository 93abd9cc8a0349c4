/** The parts of the server that tests and benches start on their own; `start` itself is `start.ts`. */

export { siteAt } from '@veto/slice-kit/releases';
export { routeTable } from '../isomorphic/route-table.ts';
export { ChannelDocuments } from './channel-documents.ts';
export { ledgerOf } from './count-releases.ts';
export { copyLive } from './dev/base-releases.ts';
export { isOfOneThatStaysOut, releaseFreshBuilds } from './fresh-releases.ts';
export { openPort } from './http-server.ts';
export { certainSlice, preloadsFor, scriptsOf } from './index-html/preloads.ts';
export { LastGoodChannel } from './last-good-channel.ts';
export { runTimeConfig } from './run-time-config.ts';
export { startSite } from './serve-site.ts';
export { createSiteApp } from './site-app.ts';
