import { isStorable } from './json-bounds.ts';

/** In characters, as it is written. */
const LONGEST_ADDRESS = 8192;
/** A page's busiest question asks for 8. */
const MOST_PARAMETERS = 40;
/** Entries of one parameter: columns, or values of `in`. A statement takes its time for each. */
const MOST_ENTRIES = 100;
/** Conditions within conditions. */
const DEEPEST_BRACKETS = 4;
/** Tables embedded in tables: each level multiplies the rows of the one above. */
const DEEPEST_SELECT = 2;
const MOST_EMBEDDED = 8;
/** Parameters in which quotation marks stand around names. */
const NAMES_OF_COLUMNS = new Set(['select', 'order', 'columns', 'on_conflict']);
/** A regular expression of a few letters can keep the database busy for minutes. */
const REGULAR_EXPRESSION = /(?:^|\.)i?match(?:\((?:any|all)\))?\./;

/** What is wrong with the address of a request, with the status of its refusal; null when nothing is. */
export function faultInAddress({ pathname, search }: URL): { status: 400 | 414; message: string } | null {
  if (pathname.length + search.length > LONGEST_ADDRESS) return { status: 414, message: 'The address is too long.' };
  if (!isReadable(pathname) || !isReadable(search)) return { status: 400, message: 'The address cannot be read.' };
  const message = pathname.startsWith('/rest/') ? faultInQuestion(new URLSearchParams(search)) : null;
  return message ? { status: 400, message } : null;
}

function isReadable(encoded: string): boolean {
  try {
    return isStorable(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/** A time-out ends what is dear; these bounds see to it that there is little to end. */
function faultInQuestion(parameters: URLSearchParams): string | null {
  if (parameters.size > MOST_PARAMETERS) return `A question must not have more than ${MOST_PARAMETERS} parameters.`;
  for (const [name, value] of parameters) {
    const deepest = name === 'select' ? DEEPEST_SELECT : DEEPEST_BRACKETS;
    if (value.split(',').length > MOST_ENTRIES) return `A parameter must not have more than ${MOST_ENTRIES} entries.`;
    if (depthOf(value) > deepest) return `Brackets must not be deeper than ${deepest} levels here.`;
    if (REGULAR_EXPRESSION.test(value)) return 'Regular expressions are not offered here.';
    if (NAMES_OF_COLUMNS.has(name) && value.split('"').length % 2 === 0) return 'A quotation mark is not closed.';
    if (name === 'select') {
      const embedded = embeddedIn(value);
      if (embedded.length > MOST_EMBEDDED) return `A question must not embed more than ${MOST_EMBEDDED} tables.`;
      if (new Set(embedded).size < embedded.length) return 'A question must not embed a table twice.';
    }
  }
  return null;
}

/** The tables that a `select` embeds, each with the key by which it is found: `alias:table!key!inner(…)`. */
function embeddedIn(select: string): string[] {
  return [...select.matchAll(/(?<![^,()])([^,()]+)\(/g)].map(([, head = '']) =>
    head.replace(/^.*:|^\.\.\.|[\s"]/g, '').replace(/!(?:inner|left)\b/g, ''),
  );
}

function depthOf(value: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of value) {
    if (character === '(') deepest = Math.max(deepest, ++depth);
    else if (character === ')') depth -= 1;
  }
  return deepest;
}
