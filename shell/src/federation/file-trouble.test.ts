import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { fileTrouble } from './file-trouble.ts';

const URL_OF_ENTRY = 'https://veto.example/releases/mf-test/1.0.0-aaaaaaaa/entry.js';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.vetoIntegrity = undefined;
});

/** What is said of a file that ought to be 'right' when the server answers so. */
function said(answer: () => Promise<Response>) {
  globalThis.vetoIntegrity = { [URL_OF_ENTRY]: hashOf('right') };
  vi.stubGlobal('fetch', answer);
  return fileTrouble(URL_OF_ENTRY);
}

it.each([
  [
    'the connection is reset',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'did not arrive: Failed to fetch',
  ],
  ['the server refuses', async () => new Response('', { status: 503 }), 'answered 503'],
  ['it is whole by now', async () => new Response('right'), 'broke off twice'],
])('does not say that a file differs from its hash when %s', async (_what, answer, sentence) => {
  expect(await said(answer)).toEqual({ differs: false, sentence: expect.stringContaining(sentence) });
});

it('says that a file differs from its hash when the server has other bytes', async () => {
  const differs = { differs: true, sentence: `${URL_OF_ENTRY} differs from its hash` };
  expect(await said(async () => new Response('wrong'))).toEqual(differs);
});
