import type { LoaderContext } from 'webpack';
import { scopeStyles } from './scope-styles.ts';

interface Options {
  slice: string;
}

/** A webpack loader that keeps a slice's style sheets to its place, those of its libraries too. `refuseWideSelectors` reads what it met. */
export default function scopedStylesLoader(this: LoaderContext<Options>, source: string): string {
  const { slice } = this.getOptions();
  const { css, wide } = scopeStyles(source, { slice, file: this.resourcePath, minify: this.mode === 'production' });
  const { buildInfo } = this._module ?? {};
  if (buildInfo) buildInfo.wideSelectors = wide;
  return css;
}
