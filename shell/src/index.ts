import { publishHashes } from './federation/published-hashes.ts';
import { inlinedJson } from './runtime-config/inlined-json.ts';

declare const __webpack_public_path__: string;

type InlinedShell = { shell?: { stable?: { files?: Record<string, { integrity: string }> } } } | undefined;

// The shell's own chunks are checked like those of slices, from the first one on.
const files = (inlinedJson('veto-channel') as InlinedShell)?.shell?.stable?.files;
if (files) publishHashes(files, new URL(__webpack_public_path__, location.href).href);

// Asynchronous, so that modules of the share scope are there before the first of them is used.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
