/**
 * A webpack loader for MapLibre, which looks for its worker beside its own file. webpack writes that file's path on the
 * machine that builds into the bundle, and every hash would differ by folder; we name the worker ourselves.
 */
export default function folderFreeMap(source: string): string {
  return source.replaceAll('import.meta.url', 'document.baseURI');
}
