import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenPort, openPort } from '../http/http-server.ts';
import { ownErrors } from './own-errors.ts';

const VERSION = '1.0.0-aaaaaaaaaaaa';
/** The first place of the file is line 7 of the page. */
const MAP = { version: 3, names: [], sources: ['webpack://mf_hotel/./src/hotel-page.tsx'], mappings: 'AAMA' };

let port: OpenPort;
beforeEach(async () => {
  const mapsOf = async (slice: string, version: string) =>
    slice === 'mf-hotel' && version === VERSION ? { 'main.js': JSON.stringify(MAP) } : null;
  port = await openPort(0, '127.0.0.1', ownErrors(new Hono(), mapsOf, ['mf-hotel']));
});
afterEach(() => port.close());

const tell = (told: unknown) =>
  fetch(`http://127.0.0.1:${port.port}/_dev/error`, { method: 'POST', body: JSON.stringify(told) });
const stackIn = (slice: string) => `Error: no rooms\n    at http://localhost/releases/${slice}/${VERSION}/main.js:1:1`;

it('says where in the source an error of what is developed is', async () => {
  const answer = await tell({ text: stackIn('mf-hotel') });
  const place = 'mf-hotel/src/hotel-page.tsx:7:1';
  expect(await answer.json()).toEqual({ place, text: `Error: no rooms\n    at ${place}` });
});

it('shows a failure that has no place, and nothing of others', async () => {
  const late = await tell({ slice: 'mf-hotel', text: 'VETO-202 mount took longer than 10 s' });
  expect(await late.json()).toMatchObject({ place: 'An error of mf-hotel' });
  expect((await tell({ slice: 'mf-vet', text: stackIn('mf-vet') })).status).toBe(204);
  expect((await tell({ text: 'Error of an extension' })).status).toBe(204);
  expect((await tell('nonsense')).status).toBe(400);
});
