import type { Random } from '../seed/random.ts';
import { brokenBody } from './broken-bodies.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { anyValue, hostileText } from './values.ts';

const PATHS = [
  ...([
    'signup',
    'token',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
  ] as const),
  ...([
    'token?grant_type=nonsense',
    'verify',
    'recover',
    'otp',
    'resend',
    'magiclink',
    'logout',
    'logout?scope=x',
  ] as const),
  ...([
    'user',
    'reauthenticate',
    'settings',
    'health',
    'authorize?provider=google',
    'callback?code=x&state=y',
  ] as const),
  ...([
    'factors',
    'admin/users',
    'sso',
    'identities',
    '.well-known/jwks.json',
    'nothing',
    '%ff',
    'verify?token=%00',
  ] as const),
] as const;
const FIELDS = [
  ...(['email', 'phone', 'password', 'data', 'token', 'token_hash', 'type', 'refresh_token', 'auth_code'] as const),
  ...(['code_verifier', 'options', 'create_user', 'gotrue_meta_security', 'scope', 'redirect_to', 'nonce'] as const),
] as const;
const TYPES = ['recovery', 'signup', 'email_change', 'magiclink', 'invite', 'nonsense', '__proto__'] as const;

export function authRequest(random: Random): FuzzRequest {
  const headers = { 'content-type': random.pick(['application/json', 'application/json', 'text/plain', 'a/b']) };
  const method = random.pick([
    'POST',
    'POST',
    'POST',
    'GET',
    'GET',
    'PUT',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'PATCH',
  ] as const);
  const path = `/auth/v1/${random.pick(PATHS)}`;
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
    return { method, path: path.endsWith('verify') ? `${path}?${linkOf(random)}` : path, headers };
  const body = random.between(1, 4) === 1 ? brokenBody(random) : JSON.stringify(fieldsOf(random));
  return { method, path, headers, body };
}

function linkOf(random: Random): string {
  const token = encodeURIComponent(hostileText(random).toWellFormed());
  return `token=${token}&type=${random.pick(TYPES)}&redirect_to=${random.pick(['//x.example', 'javascript:1', '%25'])}`;
}

function fieldsOf(random: Random): Record<string, unknown> {
  const chosen = FIELDS.filter(() => random.between(1, 3) === 1);
  const fields: Record<string, unknown> = Object.fromEntries(chosen.map((field) => [field, anyValue(random, 'text')]));
  if (random.between(1, 2) === 1) fields.email = `fuzz${random.between(1, 20)}@example.com`;
  if (random.between(1, 2) === 1) fields.password = random.pick(['correct horse', 'x'.repeat(80), 'short']);
  if (random.between(1, 2) === 1) fields.type = random.pick(TYPES);
  return fields;
}
