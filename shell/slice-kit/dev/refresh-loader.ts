import type { LoaderContext } from 'webpack';

interface Options {
  /** The file of refresh-module that the slice has. */
  runTime: string;
}

/** A webpack loader after swc's `refresh`: gives a module with components what its calls stand for. */
export default function refreshLoader(this: LoaderContext<Options>, source: string, map?: string): void {
  if (!/\$Refresh(Reg|Sig)\$/.test(source)) {
    this.callback(null, source, map);
    return;
  }
  // On the first line, so that the map stays right.
  const head = [
    `import * as $refresh from ${JSON.stringify(this.getOptions().runTime)};`,
    'const $RefreshReg$ = $refresh.registerIn(__webpack_module__.id), $RefreshSig$ = $refresh.signature;',
  ].join(' ');
  const tail =
    'if (import.meta.webpackHot) $refresh.replaceInPlace(__webpack_module__.id, __webpack_module__.exports, import.meta.webpackHot);';
  this.callback(null, `${head} ${source}\n${tail}\n`, map);
}
