/** What a build renders: the pages of a slice, or the shell's parts. The build says which file stands for it. */
declare module 'first-paint-pages' {
  import type { ReactNode } from 'react';
  /** The rules that stand before those of the pages, as CSS. */
  export function ownRules(): string;
  /** The page at a path, or a part of the shell by its name. */
  export function pageAt(name: string): ReactNode;
  /** What a slice shows in a slot of another slice's page. @throws where it has nothing for it. */
  export function partFor(slot: string, props: Record<string, unknown>): ReactNode;
}

/** The slice that is built; `defineSlice` hands its component on. */
declare module 'first-paint-slice' {
  import type { ComponentType } from 'react';
  export const lifecycles: { App: ComponentType; slots: Record<string, ComponentType<Record<string, unknown>>> };
}
