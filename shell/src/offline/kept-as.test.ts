import { expect, test } from 'vitest';
import { type Asked, keptAs } from './kept-as.ts';

const ORIGIN = 'https://veto.example';
const VERSION = '1.2.3-0123456789ab';
const asked = (given: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  cache: 'default',
  headers: new Headers(),
  ...given,
});
const navigation = asked({ mode: 'navigate', destination: 'document' });
const script = asked({ destination: 'script' });
const at = (request: Asked, path: string, told = false) =>
  keptAs(request, new URL(path, ORIGIN), { origin: ORIGIN, told });

test('the script that a document runs first is kept like a file of its release', () => {
  expect(at(script, '/_site/early/1.0.0-0123456789ab/early.01.js')).toBe('file');
});

test.each(['/', '/emergency', '/pets/1/passport', '/appointments?tab=past', '/login', '/authors'])(
  'a navigation to %s is a page',
  (path) => expect(at(navigation, path)).toBe('page'),
);

test.each([
  '/auth/v1/authorize',
  '/rest/v1/pets',
  '/storage/v1/object/public/pets/1.jpg',
  '/releases/notes.html',
  '/calendar/secret.ics',
  '/healthz',
  '/metrics',
  '/_platform',
  '/_dev/mail',
  '/_site/google-maps.html',
])('a navigation to %s is none of the worker’s', (path) => expect(at(navigation, path)).toBeNull());

test('a file of a release is kept once it is used, from wherever releases are', () => {
  const path = `/releases/mf-owner/${VERSION}/slice.01234567.js`;
  for (const destination of ['script', 'style', 'font'] as const) expect(at(asked({ destination }), path)).toBe('file');
  expect(at(script, `https://files.example/veto${path}`)).toBe('file');
  expect(at(asked(), path), 'fetched because it may be of use').toBeNull();
  expect(at(asked(), path, true), 'named by the page').toBe('file');
  expect(at(asked({ cache: 'reload' }), path), 'in the place of a damaged one').toBe('file');
});

test('channel and configuration are kept, of this site alone', () => {
  for (const path of ['/channels/stable.json', '/config.json']) expect(at(asked(), path)).toBe('description');
  expect(at(asked(), 'https://other.example/config.json')).toBeNull();
});

test('a photo of a pet that the page shows is looked for, wherever the backend is, and no other file of it', () => {
  const image = asked({ mode: 'no-cors', destination: 'image' });
  for (const path of ['public/pet-images/p1/a.jpg', 'sign/pet-images/p1/a.jpg?token=t'])
    for (const base of ['', 'https://project.supabase.co'])
      expect(at(image, `${base}/storage/v1/object/${path}`)).toBe('photo');
  expect(at(asked(), '/storage/v1/object/public/pet-images/p1/a.jpg'), 'fetched to be kept').toBeNull();
  expect(at(image, '/storage/v1/object/sign/pet-documents/p1/a.jpg')).toBeNull();
  expect(at(image, '/storage/v1/object/public/profile-images/u1/a.jpg')).toBeNull();
});

test('the parts of the offline page are kept', () => {
  expect(at(asked({ destination: 'style' }), '/_site/plain.css')).toBe('own');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s is never answered', (method) => {
  for (const path of ['/', '/config.json', '/rest/v1/pets', `/releases/shell/${VERSION}/shell.js`])
    expect(at({ ...navigation, method }, path, true)).toBeNull();
});

test.each(['/auth/v1/token', '/auth/v1/user', '/rest/v1/appointments?select=*', '/rest/v1/rpc/preview_passport'])(
  'the backend is never answered for: %s',
  (path) => {
    for (const request of [asked(), navigation, script]) expect(at(request, path)).toBeNull();
    expect(at(asked(), path, true), 'not even when a page names it').toBeNull();
    expect(at(asked(), `https://project.supabase.co${path}`)).toBeNull();
  },
);

test('a part of a file is not answered with the whole', () => {
  const part = asked({ destination: 'script', headers: new Headers({ range: 'bytes=0-9' }) });
  expect(at(part, `/releases/shell/${VERSION}/shell.js`)).toBeNull();
});
