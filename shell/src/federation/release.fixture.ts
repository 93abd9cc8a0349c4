import type { SliceRelease } from '@veto/slice-kit/contract';
import { sliceManifestSchema } from '@veto/slice-kit/contract';

const HASH = `sha384-${'A'.repeat(64)}`;

/** A release as the channel names it. */
export function releaseOf(version: string, changes: Partial<SliceRelease> = {}): SliceRelease {
  return {
    slice: 'mf-test',
    version,
    contract: '^1.0.0',
    entry: 'entry.js',
    container: `mf_test_${version.replaceAll(/[.-]/g, '_')}`,
    exposes: ['./slice'],
    files: { 'entry.js': { integrity: HASH, bytes: 1, gzipBytes: 1 } },
    chunks: {},
    shared: { react: '^19.0.0' },
    sharedByChunk: {},
    usedExports: {},
    manifest: sliceManifestSchema.parse({
      name: 'mf-test',
      contract: '^1.0.0',
      routes: [{ path: '/test', title: 'Test' }],
    }),
    ...changes,
  };
}
