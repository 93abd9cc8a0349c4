import fc from 'fast-check';
import { bodyOf } from './broken-bodies.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { anyValue, hostileText, inAddress, someOf } from './values.ts';

const PATHS = `signup token token?grant_type=password token?grant_type=refresh_token token?grant_type=pkce
  token?grant_type=nonsense verify recover otp resend magiclink logout logout?scope=x user reauthenticate settings health
  authorize?provider=google callback?code=x&state=y factors admin/users sso identities .well-known/jwks.json nothing %ff
  verify?token=%00`.split(/\s+/);
const FIELDS =
  `email phone password data token token_hash type refresh_token auth_code code_verifier options create_user
  gotrue_meta_security scope redirect_to nonce`.split(/\s+/);
const METHODS = ['POST', 'POST', 'POST', 'GET', 'GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'];

const type = fc.constantFrom('recovery', 'signup', 'email_change', 'magiclink', 'invite', 'nonsense', '__proto__');
const link = fc
  .tuple(hostileText, type, fc.constantFrom('//x.example', 'javascript:1', '%25'))
  .map(([token, kind, to]) => `token=${inAddress(token)}&type=${kind}&redirect_to=${to}`);
const account = fc
  .tuple(
    someOf(FIELDS.map((field) => [field, anyValue('text')])),
    someOf([
      ['email', fc.integer({ min: 1, max: 20 }).map((number) => `fuzz${number}@example.com`)],
      ['password', fc.constantFrom('correct horse', 'x'.repeat(80), 'short')],
      ['type', type],
    ]),
  )
  .map(([hostile, fitting]) => ({ ...hostile, ...fitting }));

export const authRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    path: fc.constantFrom(...PATHS).map((path) => `/auth/v1/${path}`),
    contentType: fc.constantFrom('application/json', 'application/json', 'text/plain', 'a/b'),
    link,
    body: bodyOf(account, { brokenOnceIn: 4 }),
  })
  .map(({ method, path, contentType, link, body }) => {
    const headers = { 'content-type': contentType };
    if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return { method, path, headers, body };
    return { method, path: path.endsWith('verify') ? `${path}?${link}` : path, headers };
  });
