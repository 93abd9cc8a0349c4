import { css, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { system } from '@veto/shared-ui/core';
import type { ReactNode } from 'react';

type StyleCache = NonNullable<ReturnType<typeof useEmotionCache>>;

let kept: StyleCache | null = null;

/**
 * Goes around a tree that is rendered to text, inside `UiProvider`: its rules are kept beside the markup, where
 * `rulesOf` finds them, instead of in style elements within it, which the site's content security policy refuses.
 */
export function KeepStyles({ children }: { children: ReactNode }) {
  const cache = useEmotionCache();
  if (cache) {
    cache.compat = true;
    kept = cache;
  }
  return children;
}

/** The rules of every class in a markup that was rendered within `KeepStyles`, by the name of the class without its key. */
export function rulesByName(html: string): Record<string, string> {
  const names = new Set([...html.matchAll(/\bveto-([a-z0-9]+)/g)].map(([, name]) => name));
  const rules = Object.entries(kept?.inserted ?? {}).filter((entry): entry is [string, string] => {
    const [name, text] = entry;
    return names.has(name) && typeof text === 'string';
  });
  return Object.fromEntries(rules);
}

/** The same as CSS. */
export function rulesOf(html: string): string {
  return Object.values(rulesByName(html)).join('');
}

/** Layers, reset, tokens and page styles, as CSS: what every page has once. Empty before anything was rendered. */
export function pageRules(): string {
  const cache = kept;
  if (!cache) return '';
  return [css(system.layers.atRule), css(system._global)]
    .map((styles) => {
      cache.insert('', styles, cache.sheet, true);
      return cache.inserted[styles.name];
    })
    .filter((rules) => typeof rules === 'string')
    .join('');
}
