import type { SliceRelease } from '../src/contract/release.ts';
import { ACCOUNT_PATHS, MODERATION_PATH, PLATFORM_PATH } from '../src/contract/reserved-paths.ts';
import type { Taken } from './new-slice.ts';
import { isOwnRepository, SHELL } from './workspace.ts';

/** The types of the live site: in the root of a slice's own repository; in Veto's, in the package that knows every slice. */
export const LIVE_SITE_FILE = isOwnRepository ? 'e2e/live-site.d.ts' : 'live-site.d.ts';

type Slots = NonNullable<SliceRelease['slots']>;

/** The declarations of `LiveAddresses` and `LiveParts`, sorted: the same site gives the same text. */
export function liveSiteText(slices: Taken, slots: Slots = {}): string {
  const own = { owner: SHELL, paths: [...ACCOUNT_PATHS, MODERATION_PATH, PLATFORM_PATH] };
  const owners = new Map<string, Set<string>>();
  for (const { owner, paths } of [own, ...slices])
    for (const path of paths) owners.set(path, (owners.get(path) ?? new Set()).add(owner));
  const lines = [...owners]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, names]) =>
        `    '${path}': ${[...names]
          .toSorted()
          .map((name) => `'${name}'`)
          .join(' | ')};`,
    );
  const offered = Object.entries(slots)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, props]) => `    '${name}': ${propsText(props)};`);
  return `// Written by \`slice types\`: the site's addresses with their slices, and the props of its slots.
import '@veto/slice-kit/live-site';

declare module '@veto/slice-kit/live-site' {
  interface LiveAddresses {
${lines.join('\n')}
  }
  interface LiveParts {
${offered.join('\n')}
  }
}
`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
};

/** The props of a slot's part, as TypeScript writes them. */
export function propsText(props: Slots[string]): string {
  const typed = Object.entries(props).map(([name, schema]) => `${name}: ${typeOf(schema)}`);
  return typed.length > 0 ? `{ ${typed.join('; ')} }` : 'Record<never, never>';
}

/** Of a property's JSON Schema: what is neither plain nor a choice of plain values is unknown. */
function typeOf(schema: unknown): string {
  const { type, enum: choices } = schema as { type?: unknown; enum?: unknown[] };
  if (choices) return choices.map(literal).join(' | ');
  return TYPES[String(type)] ?? 'unknown';
}

/** In the quotes that the formatter keeps. */
function literal(value: unknown): string {
  const quoted = JSON.stringify(value);
  if (typeof value !== 'string' || value.includes("'")) return quoted;
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}
