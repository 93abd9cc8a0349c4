import { posix } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceMaps } from '../releases/index.ts';

/**
 * A place in a file of a release, as browsers write it: the address, then line and column from 1. Anybody may report a stack: each
 * part has an end, or a long one would take seconds.
 */
const PLACE =
  /(?:https?:\/\/[^\s()]{0,300}?)?\/releases\/([a-z0-9-]{1,99})\/([^/\s]{1,99})\/([^\s():?]{1,300}\.js)(?:\?[^\s():]{0,300})?:(\d{1,9}):(\d{1,9})/g;

export interface Place {
  slice: string;
  version: string;
}

/** The releases of which a stack has places, each once. */
export function releasesIn(stack: string): Place[] {
  const found = new Map<string, Place>();
  for (const [, slice = '', version = ''] of stack.matchAll(PLACE))
    found.set(`${slice}/${version}`, { slice, version });
  return [...found.values()];
}

/** The stack with the places in the source instead of those in files of releases, where their maps are known. */
export function originalStack(stack: string, mapsOf: (place: Place) => SourceMaps | null): string {
  const traced = new Map<string, TraceMap | null>();
  return stack.replaceAll(
    PLACE,
    (written, slice: string, version: string, file: string, line: string, column: string) => {
      const key = `${slice}/${version}/${file}`;
      if (!traced.has(key)) {
        const map = mapsOf({ slice, version })?.[file];
        traced.set(key, map === undefined ? null : new TraceMap(map));
      }
      const map = traced.get(key);
      if (!map) return written;
      const place = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
      if (place.source === null) return written;
      // As it was written: resolved like an address it would lose its `..`.
      const source = map.sources[map.resolvedSources.indexOf(place.source)] ?? place.source;
      return `${sourceFile(slice, source)}:${place.line}:${place.column + 1}`;
    },
  );
}

/** 'webpack://mf_owner_1_4_2_ab12/../shared-ui/src/card/index.ts' is relative to the slice's folder. */
function sourceFile(slice: string, source: string): string {
  return posix.join(slice, source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, ''));
}
