import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import type { ReactNode } from 'react';
import { beginSheetPerStep } from './sheet-per-step.ts';
import { system } from './system.ts';

// Rules go in through insertRule ('speedy', also while developing): the content security policy allows a <style>
// element that is empty, and no other.
const cache = createCache({ key: 'veto', speedy: true });
if (typeof document !== 'undefined') beginSheetPerStep(cache.sheet);

/** The style sheet of a first paint has them already, made from this very module; another release's is not marked. */
function areInDocument(): boolean {
  if (typeof document === 'undefined') return false;
  const link = document.querySelector<HTMLLinkElement>('link[data-page-styles]');
  try {
    return (link?.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // It did not arrive: there is a sheet, but nobody may read it.
    return false;
  }
}

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
if (!areInDocument()) insertPageStyles();
// A spread would read `_global` and so work out what the document has.
const systemOfRoot: typeof system = Object.defineProperties({} as typeof system, {
  ...Object.getOwnPropertyDescriptors(system),
  _global: { value: [], enumerable: true },
  _config: { value: { ...system._config, disableLayers: true }, enumerable: true },
});

/** Tokens, styles and colour mode for a React root. Every root of the page renders one. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={systemOfRoot}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
