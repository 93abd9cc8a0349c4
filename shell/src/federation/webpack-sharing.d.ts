import type { ShareScope } from './share-scope.ts';

declare global {
  /** Fills a share scope with what this build provides. https://webpack.js.org/concepts/module-federation/ */
  function __webpack_init_sharing__(scope: 'default'): Promise<void>;
  var __webpack_share_scopes__: { default: ShareScope };
  /** Hashes by absolute URL: every script that webpack creates, in shell and slices, takes its integrity from here. */
  var vetoIntegrity: Record<string, string> | undefined;
}
