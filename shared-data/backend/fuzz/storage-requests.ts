import type { Random } from '../seed/random.ts';
import { brokenBody } from './broken-bodies.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { Surface } from './surface.ts';
import { anyValue, hostileText } from './values.ts';

const PLACES = [
  ...(['object/', 'object/public/', 'object/sign/', 'object/upload/sign/', 'object/info/', 'object/list/'] as const),
  ...([
    'object/authenticated/',
    'render/image/public/',
    'bucket/',
    'object/move#',
    'object/copy#',
    'bucket#',
    'status#',
  ] as const),
] as const;
const KEYS = [
  '1/a.png',
  '',
  '/',
  '../../x',
  '%2e%2e/x',
  '%ff',
  '%00',
  'a%20b',
  '%F0%9F%90%88.png',
  `${'k'.repeat(1100)}`,
] as const;
const TYPES = ['image/png', 'text/html', 'nonsense', 'multipart/form-data', 'multipart/form-data; boundary=b'] as const;
const FORMS = [
  '',
  '--b',
  '--b\r\n\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--',
  '\0',
] as const;
const FIELDS = ['prefix', 'limit', 'offset', 'sortBy', 'search', 'prefixes', 'bucketId', 'sourceKey', 'destinationKey'];

export function storageRequest({ buckets }: Surface, random: Random): FuzzRequest {
  const method = random.pick(['POST', 'POST', 'PUT', 'GET', 'HEAD', 'DELETE', 'OPTIONS', 'PATCH'] as const);
  const place = random.pick(PLACES);
  const bucket = random.pick(['nothing', ...buckets]);
  const path = `/storage/v1/${place.endsWith('#') ? place.slice(0, -1) : `${place}${bucket}/${random.pick(KEYS)}`}`;
  if (!['POST', 'PUT', 'DELETE', 'PATCH'].includes(method))
    return { method, path: `${path}${tokenOf(random)}`, headers: {} };
  if (random.between(1, 2) === 1)
    return { method, path, headers: { 'content-type': 'application/json' }, body: jsonOf(bucket, random) };
  return { method, path: `${path}${tokenOf(random)}`, ...uploadOf(random) };
}

function tokenOf(random: Random): string {
  return random.between(1, 3) === 1 ? `?token=${encodeURIComponent(hostileText(random).toWellFormed())}` : '';
}

function jsonOf(bucket: string, random: Random): string | Uint8Array<ArrayBuffer> {
  if (random.between(1, 3) === 1) return brokenBody(random);
  const chosen = FIELDS.filter(() => random.between(1, 2) === 1);
  const fields = Object.fromEntries(chosen.map((field) => [field, anyValue(random, 'text')]));
  return JSON.stringify({ id: bucket, name: bucket, expiresIn: anyValue(random, 'int4'), ...fields });
}

function uploadOf(random: Random): Pick<FuzzRequest, 'headers' | 'body'> {
  if (random.between(1, 4) === 1) {
    const form = new FormData();
    form.append('cacheControl', hostileText(random));
    if (random.between(1, 2) === 1) form.append('', new File(['bytes'], 'a.png', { type: random.pick(TYPES) }));
    return { headers: {}, body: form };
  }
  const headers = { 'content-type': random.pick(TYPES), 'cache-control': random.pick(['max-age=x', '', 'no-cache']) };
  return { headers, body: random.pick(FORMS) };
}
