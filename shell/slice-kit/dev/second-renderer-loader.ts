import type { LoaderContext } from 'webpack';

/**
 * A webpack loader for React DOM's development build, which a slice brings beside that of the page. Two renderers that keep
 * the value of a context in one place see each other's providers whenever one of them pauses in a render; React gives a
 * second renderer a place of its own (`isPrimaryRenderer` in react-reconciler).
 */
export default function secondRendererLoader(this: LoaderContext<object>, source: string, map?: string): void {
  this.callback(null, source.replaceAll(/\b_current(Value|Renderer)\b/g, '_current$12'), map);
}
