import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import type { ReactNode } from 'react';
import { hasPageStyles, takeRulesOfDocument } from './rules-in-document.ts';
import { beginSheetPerStep } from './sheet-per-step.ts';
import { system } from './system.ts';

// Rules go in through insertRule ('speedy', also while developing): the content security policy allows a <style>
// element that is empty, and no other.
const cache = createCache({ key: 'veto', speedy: true });
const isOnPage = typeof document !== 'undefined';
if (isOnPage) beginSheetPerStep(cache.sheet);
let hasRules = !isOnPage;

/**
 * Reset, tokens and page styles, once for the page. Chakra's provider would add them once for every React root, and
 * every slice is one; it is therefore given a system that has none left to add.
 */
function insertPageStyles(): void {
  const layers = css(system.layers.atRule);
  const styles = css(system._global);
  cache.insert('', layers, cache.sheet, true);
  cache.insert('', styles, cache.sheet, true);
}
if (!isOnPage || !hasPageStyles()) insertPageStyles();
// A spread would read `_global` and so work out what the document has.
const systemOfRoot: typeof system = Object.defineProperties({} as typeof system, {
  ...Object.getOwnPropertyDescriptors(system),
  _global: { value: [], enumerable: true },
  _config: { value: { ...system._config, disableLayers: true }, enumerable: true },
});

/** Tokens, styles and colour mode for a React root. Every root of the page renders one. */
export function UiProvider({ children }: { children: ReactNode }) {
  // With the first root and not with this module, whose task is long enough.
  if (!hasRules) takeRulesOfDocument(cache);
  hasRules = true;
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={systemOfRoot}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
