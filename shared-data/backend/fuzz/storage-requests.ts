import fc from 'fast-check';
import { bodyOf } from './broken-bodies.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { Surface } from './surface.ts';
import { anyValue, hostileText, inAddress, someOf } from './values.ts';

/** One that ends in # is about no bucket. */
const PLACES = `object/ object/public/ object/sign/ object/upload/sign/ object/info/ object/list/ object/authenticated/
  render/image/public/ bucket/ object/move# object/copy# bucket# status#`.split(/\s+/);
const KEYS = ['1/a.png', '', '/', '../../x', '%2e%2e/x', '%ff', '%00', 'a%20b', '%F0%9F%90%88.png', 'k'.repeat(1100)];
const TYPES = ['image/png', 'text/html', 'nonsense', 'multipart/form-data', 'multipart/form-data; boundary=b'];
const FORMS = ['', '--b', '--b\r\n\r\n', '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--', '\0'];
const FIELDS = ['prefix', 'limit', 'offset', 'sortBy', 'search', 'prefixes', 'bucketId', 'sourceKey', 'destinationKey'];

type Sent = Pick<FuzzRequest, 'headers' | 'body'>;

const type = fc.constantFrom(...TYPES);
const token = fc.option(hostileText, { nil: '', freq: 2 }).map((text) => text && `?token=${inAddress(text)}`);
const form = fc.tuple(hostileText, fc.boolean(), type).map(([cacheControl, withFile, fileType]): Sent => {
  const body = new FormData();
  body.append('cacheControl', cacheControl);
  if (withFile) body.append('', new File(['bytes'], 'a.png', { type: fileType }));
  return { headers: {}, body };
});
const plain = fc
  .tuple(type, fc.constantFrom('max-age=x', '', 'no-cache'), fc.constantFrom(...FORMS))
  .map(
    ([contentType, cache, body]): Sent => ({ headers: { 'content-type': contentType, 'cache-control': cache }, body }),
  );
const upload = fc.oneof(form, { weight: 3, arbitrary: plain });

export function storageRequest({ buckets }: Surface): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom('nothing', ...buckets).chain((bucket) => {
    const path = fc
      .tuple(fc.constantFrom(...PLACES), fc.constantFrom(...KEYS))
      .map(([place, key]) => `/storage/v1/${place.endsWith('#') ? place.slice(0, -1) : `${place}${bucket}/${key}`}`);
    const reading = fc.record({
      method: fc.constantFrom('GET', 'HEAD', 'OPTIONS'),
      path: fc.tuple(path, token).map((parts) => parts.join('')),
      headers: fc.constant({}),
    });
    const method = fc.constantFrom('POST', 'POST', 'PUT', 'DELETE', 'PATCH');
    const asked = fc.record({
      method,
      path,
      headers: fc.constant({ 'content-type': 'application/json' }),
      body: bodyOf(contentOf(bucket), { brokenOnceIn: 3 }),
    });
    const uploading = fc
      .tuple(method, path, token, upload)
      .map(([verb, place, key, sent]) => ({ method: verb, path: `${place}${key}`, ...sent }));
    return fc.oneof(
      { weight: 6, arbitrary: reading },
      { weight: 5, arbitrary: asked },
      { weight: 5, arbitrary: uploading },
    );
  });
}

function contentOf(bucket: string): fc.Arbitrary<unknown> {
  return fc
    .tuple(anyValue('int4'), someOf(FIELDS.map((field) => [field, anyValue('text')])))
    .map(([expiresIn, fields]) => ({ id: bucket, name: bucket, expiresIn, ...fields }));
}
