// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from './caches.fixture.ts';
import { forgetAnswers } from './forget-answers.ts';
import { keepAnswer, PROFILE_KEY } from './kept-answers.ts';
import { keepPhotos } from './kept-photos.ts';

const BACKEND = 'https://project.supabase.co';
const STORED = `${BACKEND}/storage/v1/object/public/pet-images`;
const photo = (name: string) => `${STORED}/p1/${name}.jpg`;

let browser: ReturnType<typeof fakeCaches>;
let asked: string[];
/** How large each photo is, in bytes; a photo that is missing here is missing on the server. */
let sizes: Record<string, number>;
const kept = () => browser.kept('veto-photos').map((address) => address.replace(`${STORED}/p1/`, ''));

function signIn(storage: Storage = localStorage, userId = 'anna'): void {
  storage.setItem(PROFILE_KEY, JSON.stringify({ userId, userType: 'client' }));
}

function readPets(...addresses: string[]): void {
  keepAnswer(
    'anna',
    '["pets"]',
    addresses.map((imageUrl) => ({ name: 'Burek', imageUrl })),
  );
}

beforeEach(() => {
  browser = fakeCaches();
  asked = [];
  sizes = { a: 1000, b: 1000, c: 1000 };
  vi.stubGlobal('caches', browser.storage);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const bytes = sizes[/(\w+)\.jpg/.exec(address)?.[1] ?? ''];
    if (bytes === undefined) return Response.json({ message: 'gone' }, { status: 400 });
    return new Response(new Blob(['x'.repeat(bytes)], { type: 'image/jpeg' }), {
      headers: { 'content-type': 'image/jpeg' },
    });
  });
  signIn();
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  };
});

test('keeps the stored photos that kept answers name, each asked for once, and nothing from elsewhere', async () => {
  readPets(
    photo('a'),
    'https://pictures.example/rex.jpg',
    `${BACKEND}/storage/v1/object/public/profile-images/x/b.jpg`,
  );
  await keepPhotos(BACKEND);
  await keepPhotos(BACKEND);
  expect(kept()).toEqual(['a.jpg']);
  expect(asked).toEqual([photo('a')]);
  await keepPhotos('https://another.example');
  expect(browser.has('veto-photos')).toBe(false);
});

test('a new signature finds the photo that is there', async () => {
  const signed = `${BACKEND}/storage/v1/object/sign/pet-images/p1/a.jpg`;
  readPets(`${signed}?token=one`);
  await keepPhotos(BACKEND);
  readPets(`${signed}?token=two`);
  await keepPhotos(BACKEND);
  expect(browser.kept('veto-photos')).toEqual([signed]);
  expect(asked).toEqual([`${signed}?token=one`]);
});

test('a photo that no answer names any more goes, and one that the server does not give is left out', async () => {
  readPets(photo('a'), photo('b'));
  await keepPhotos(BACKEND);
  readPets(photo('b'), photo('missing'), photo('c'));
  await keepPhotos(BACKEND);
  expect(kept()).toEqual(['b.jpg', 'c.jpg']);
});

test('keeps 20 photos and 10 MB, of the newest answers', async () => {
  const many = Array.from({ length: 25 }, (_, index) => `n${index}`);
  sizes = Object.fromEntries(many.map((name) => [name, 10]));
  readPets(...many.map(photo));
  await keepPhotos(BACKEND);
  expect(kept()).toEqual(many.slice(0, 20).map((name) => `${name}.jpg`));
  sizes = { large: 6_000_000, larger: 6_000_000, small: 1000 };
  readPets(photo('large'), photo('larger'), photo('small'));
  await keepPhotos(BACKEND);
  expect(kept()).toEqual(['large.jpg', 'small.jpg']);
});

test('keeps nothing of who is not remembered: a cache outlives the tab', async () => {
  localStorage.clear();
  signIn(sessionStorage);
  readPets(photo('a'));
  await keepPhotos(BACKEND);
  expect(asked).toEqual([]);
  expect(browser.has('veto-photos')).toBe(false);
});

test('the photos go with the answers, and stay with who stays', async () => {
  readPets(photo('a'));
  await keepPhotos(BACKEND);
  forgetAnswers('anna');
  expect(kept()).toEqual(['a.jpg']);
  forgetAnswers();
  await vi.waitFor(() => expect(browser.has('veto-photos')).toBe(false));
});

test('a photo that arrives after signing out is not kept', async () => {
  readPets(photo('a'));
  const usual = fetch;
  vi.stubGlobal('fetch', async (address: string) => {
    forgetAnswers();
    return usual(address);
  });
  await keepPhotos(BACKEND);
  expect(asked).toEqual([photo('a')]);
  expect(browser.has('veto-photos')).toBe(false);
});

test('a browser without caches signs out as before', () => {
  vi.stubGlobal('caches', undefined);
  readPets(photo('a'));
  expect(() => forgetAnswers()).not.toThrow();
});
