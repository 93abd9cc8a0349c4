import type { LoaderContext } from 'webpack';
import { NO_FILE } from '../src/no-file.ts';
import type { BuiltScriptOptions } from './built-elsewhere.ts';

const ELEMENT = /\bdocument\.createElement\(\s*(["'`])(script|link)\1\s*\)/g;
/** The array through which the chunks of a webpack or Rspack build reach its run time. */
const CHUNKS = /\b(?:webpack|rspack)Chunk\w*/g;
const OWN_ADDRESS = /(new\s+URL\(\s*(["'`])[^"'`$]+\2\s*,\s*)?\bimport\.meta\.url\b/g;

/** An expression: the element, which asks for its file with the hash that the channel names. */
function checked(element: string, address: 'src' | 'href'): string {
  const set = [
    'var h=globalThis.vetoIntegrity',
    `if(h){e.crossOrigin="anonymous";e.integrity=h[new URL(v,document.baseURI).href]||"${NO_FILE}"}`,
    `e.setAttribute("${address}",v)`,
  ].join(';');
  const get = `return new URL(e.getAttribute("${address}")||"",document.baseURI).href`;
  return `(function(e){return Object.defineProperty(e,"${address}",{get:function(){${get}},set:function(v){${set}}})})(${element})`;
}

/** An expression: an element that fetches nothing, and has loaded at once. */
const NOTHING =
  '(function(e){setTimeout(function(){e.dispatchEvent(new Event("load"));e.remove()});return e})(document.createElement("template"))';

/**
 * A webpack loader for what another bundler has built. A container's scripts and style sheets are fetched with their hashes, and two
 * releases of it do not take each other's chunks. Of ES modules webpack fetches the files: links of theirs would fetch them once more.
 */
export default function builtScriptLoader(this: LoaderContext<BuiltScriptOptions>, source: string): string {
  const { suffix } = this.getOptions();
  const text = source.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n');
  if (suffix === undefined)
    return text
      .replace(ELEMENT, (all, _quote, tag: string) => (tag === 'link' ? NOTHING : all))
      .replace(OWN_ADDRESS, (all, asset?: string) => (asset ? all : 'document.baseURI'));
  return text
    .replace(ELEMENT, (all, _quote, tag: string) => checked(all, tag === 'script' ? 'src' : 'href'))
    .replace(CHUNKS, (name) => name + suffix);
}
