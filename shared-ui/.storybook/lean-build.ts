import { relative } from 'node:path';
import type { Plugin } from 'vite';

const source = import.meta.dirname.replace(/\.storybook$/, 'src/');
/** Three megabytes of decoder, once for the page and once for its worker. No story opens a HEIC photo. */
const HEIC = 'libheif-js/libheif/libheif.js';
const NO_HEIC = '\0veto-no-heic';

/**
 * Keeps the static Storybook quick to build and small: descriptions of props, and the sources of stories, are read from
 * this package's own parts, not from every module, and the decoder of HEIC photos stays out.
 */
export function leanBuild(): Plugin {
  return {
    name: 'veto-lean-storybook',
    apply: 'build',
    enforce: 'pre',
    configResolved({ plugins }) {
      const docgen = plugins.find(({ name }) => name === 'storybook:react-docgen-plugin');
      const { transform } = docgen ?? {};
      if (!docgen || typeof transform !== 'function') return;
      docgen.transform = function (code, id, ...rest) {
        return isPart(id) ? transform.call(this, code, id, ...rest) : undefined;
      };
      const sources = plugins.find(({ name }) => name === 'plugin-csf')?.transform;
      if (!sources || typeof sources === 'function') return;
      const { handler } = sources;
      sources.handler = function (code, id, ...rest) {
        return id.startsWith(source) ? handler.call(this, code, id, ...rest) : undefined;
      };
    },
    resolveId: (id) => (id === HEIC ? NO_HEIC : undefined),
    load: (id) =>
      id === NO_HEIC
        ? "export default () => { throw new Error('The static Storybook does not decode HEIC photos.') }"
        : undefined,
  };
}

function isPart(id: string): boolean {
  const path = relative(source, id);
  return (
    !path.startsWith('..') && !path.includes('node_modules') && /^[^?]*\.tsx$/.test(path) && !/\.stories\./.test(path)
  );
}
