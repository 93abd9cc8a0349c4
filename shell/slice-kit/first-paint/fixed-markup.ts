import { createHash } from 'node:crypto';

/** In front of the ids of a first paint: those of the page that takes its place are in the same document. */
export const ID_PREFIX = 'first-';

const TAG = /<[a-z][^>]*>/g;
const IDS =
  /(\s(?:id|for|form|list|headers|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage))=")([^"]*)"/g;
const COMMENT = /<!--.*?-->/gs;

/** Markup and rules as they go into a release. */
export interface FixedMarkup {
  html: string;
  /** The rules that stand for style attributes. */
  rules: string;
}

/**
 * Makes React's markup fit to stand beside the page that it shows: ids of its own, no comments, nothing that takes the
 * focus, and a class for each style attribute, which the content security policy would refuse. A style that would not end where
 * its rule does is left out.
 */
export function fixedMarkup(markup: string): FixedMarkup {
  const rules = new Map<string, string>();
  const html = markup
    .replaceAll(COMMENT, '')
    .replaceAll(/<link [^>]*>/g, '')
    .replaceAll(TAG, (tag) => withOwnIds(withoutStyle(tag.replace(/ autofocus=""/i, ''), rules)));
  return { html, rules: [...rules].map(([name, style]) => `.${name}.${name}{${style}}`).join('') };
}

function withOwnIds(tag: string): string {
  const own = (ids: string) => ids.replaceAll(/\S+/g, (id) => ID_PREFIX + id);
  return tag
    .replaceAll(IDS, (_, start: string, ids: string) => `${start}${own(ids)}"`)
    .replaceAll(/(\s(?:xlink:)?href="#)(?=[^"])/g, `$1${ID_PREFIX}`)
    .replaceAll(/url\(#/g, `url(#${ID_PREFIX}`);
}

function withoutStyle(tag: string, rules: Map<string, string>): string {
  const [attribute, escaped = ''] = / style="([^"]*)"/.exec(tag) ?? [];
  if (attribute === undefined) return tag;
  const style = unescaped(escaped);
  if (!staysInRule(style)) return tag.replace(attribute, '');
  const name = `veto-at-${createHash('sha256').update(style).digest('hex').slice(0, 8)}`;
  rules.set(name, style);
  const bare = tag.replace(attribute, '');
  return / class="/.test(bare)
    ? bare.replace(/ class="/, ` class="${name} `)
    : bare.replace(/^<[a-z][\w-]*/i, (start) => `${start} class="${name}"`);
}

const STRING = /"[^"]*"|'[^']*'/g;

/**
 * Whether a browser reads these declarations to their end, and nothing after them as a part of them. In an attribute they end with it;
 * in a rule a brace, an open string, bracket or comment would reach into the rules that follow, and '<' might end the style sheet.
 */
function staysInRule(style: string): boolean {
  const strings = style.match(STRING) ?? [];
  let bare = style.replaceAll(STRING, '');
  if (strings.some((string) => /[()[\]{}<\\\n]/.test(string)) || /["'{}<\\]|\/\*/.test(bare)) return false;
  for (let inner = ''; inner !== bare; ) {
    inner = bare;
    bare = bare.replaceAll(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  return !/[()[\]]/.test(bare);
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The text of an attribute that React wrote. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
