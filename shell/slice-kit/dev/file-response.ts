import type { DevelopedSlice } from './develop-slice.ts';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  geojson: 'application/geo+json',
  svg: 'image/svg+xml',
};

const NEXT_SAVE = /\.hot-update\.json$/;

/** A file of a slice under development as it is now, for pages of any site. */
export async function fileResponse(slice: DevelopedSlice, version: string, file: string): Promise<Response> {
  const bytes = await slice.file(version, file);
  const headers = {
    'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (bytes) return new Response(new Uint8Array(bytes), { headers });
  // A page that has the last save asks for the next one: a browser writes each 404 into its console.
  return NEXT_SAVE.test(file) ? new Response('null', { headers }) : new Response(null, { status: 404, headers });
}
