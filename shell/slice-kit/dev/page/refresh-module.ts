import * as refresh from 'react-refresh/runtime';

interface Hot {
  data?: { exports: string };
  accept(): void;
  dispose(keep: (data: { exports: string }) => void): void;
  invalidate(): void;
}

refresh.injectIntoGlobalHook(globalThis);

export const signature = refresh.createSignatureFunctionForTransform;

/** For the components that a module defines. */
export function registerIn(module: string) {
  return (component: unknown, name: string) => refresh.register(component, `${module} ${name}`);
}

let soon: ReturnType<typeof setTimeout> | undefined;

/**
 * At the end of a module: one that exports nothing but components takes its own place after a save, with their state; the
 * others are evaluated anew together with the modules that import them.
 */
export function replaceInPlace(module: string, exports: object, hot: Hot): void {
  const entries = Object.entries(exports);
  for (const [name, value] of entries)
    if (refresh.isLikelyComponentType(value)) refresh.register(value, `${module} exports ${name}`);
  if (entries.length === 0 || !entries.every(([, value]) => refresh.isLikelyComponentType(value))) return;
  const names = entries.map(([name]) => name).join(' ');
  const before = hot.data?.exports;
  hot.dispose((data) => {
    data.exports = names;
  });
  hot.accept();
  if (before === undefined) return;
  if (before !== names) {
    hot.invalidate();
    return;
  }
  clearTimeout(soon);
  soon = setTimeout(refresh.performReactRefresh);
}
