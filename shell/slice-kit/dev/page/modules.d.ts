/** React's development build, by its file: the name `react` is the page's. */
declare module 'react-in-development' {
  const react: object;
  export = react;
}

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: object): void;
  export function isLikelyComponentType(value: unknown): boolean;
  export function register(component: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): unknown;
  export function performReactRefresh(): void;
}

declare const DEVELOPED_SLICE: string;

/** webpack's, of a build with hot replacement. */
interface ImportMeta {
  readonly webpackHot: { check(apply: boolean): Promise<unknown> };
}
