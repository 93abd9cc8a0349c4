import { nextTask } from '@veto/shared-ui/next-task';
import { publishHashes } from './federation/published-hashes.ts';
import { inlinedJson } from './runtime-config/inlined-json.ts';
import { fetchLaterScripts } from './site/later-scripts.ts';

declare const __webpack_public_path__: string;

type InlinedShell = { shell?: { stable?: { files?: Record<string, { integrity: string }> } } } | undefined;

// The shell's own chunks are checked like those of slices, from the first one on.
const files = (inlinedJson('veto-channel') as InlinedShell)?.shell?.stable?.files;
if (files) publishHashes(files, new URL(__webpack_public_path__, location.href).href);

/** Asynchronous, so that modules of the share scope are there before the first of them is used. */
async function start(): Promise<void> {
  // Each of these is long enough to keep a finger waiting on a slow phone.
  await import(/* webpackChunkName: "start-react" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackChunkName: "start-design" */ '@veto/shared-ui/core/theme');
  await nextTask();
  await import(/* webpackChunkName: "start-design" */ '@veto/shared-ui/core/merged-theme');
  await nextTask();
  // What takes longest of what the page is made of: it works out the design system.
  await import(/* webpackChunkName: "start-design" */ '@veto/shared-ui/core');
  await nextTask();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}
// The document has said why (`server/index-html/old-browser.ts`).
if (document.documentElement.dataset.oldBrowser === undefined) {
  void fetchLaterScripts();
  void start();
}
