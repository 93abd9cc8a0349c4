import { relative } from 'node:path';
import type { Plugin } from 'vite';

const source = import.meta.dirname.replace(/\.storybook$/, 'src/');
/** What no story calls, with what a call would say. */
const LEFT_OUT: Record<string, string> = {
  // Three megabytes, once for the page and once for its worker.
  'libheif-js/libheif/libheif.js': 'does not decode HEIC photos',
  // Mails are rendered as they are sent, not for reading their source.
  'prettier/standalone': 'does not format mails',
  'prettier/plugins/html': 'does not format mails',
};
const NOTHING = '\0veto-left-out:';

/**
 * Keeps the static Storybook quick to build and small: descriptions of props, and the sources of stories, are read from
 * this package's own parts, not from every module, and what no story calls stays out.
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
    resolveId: (id) => (id in LEFT_OUT ? NOTHING + id : undefined),
    load: (id) => (id.startsWith(NOTHING) ? refusal(LEFT_OUT[id.slice(NOTHING.length)]) : undefined),
  };
}

/** A module with the names that are imported of those left out. */
const refusal = (does = '') =>
  `const refuse = () => { throw new Error('The static Storybook ${does}.') };
   export { refuse as default, refuse as format };`;

function isPart(id: string): boolean {
  const path = relative(source, id);
  return (
    !path.startsWith('..') && !path.includes('node_modules') && /^[^?]*\.tsx$/.test(path) && !/\.stories\./.test(path)
  );
}
