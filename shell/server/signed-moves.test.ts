import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveChannel, moves, openSigner, readAudit, readChannel } from '@veto/slice-kit/releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOVES, type MoveDraft } from '../isomorphic/signed-moves.ts';
import { type Person, person } from '../slice-kit/releases/keys.fixture.ts';
import { sliceRelease } from '../slice-kit/releases/release.fixture.ts';
import { publishTo, SLICE, type TestSite, testSite } from './site.fixture.ts';

const OTHER = sliceRelease('mf-pets', '1.2.0-9e15cccccccc', 'other');
const LATER = sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb', 'later');

let site: TestSite;
/** Whoever may enter the folder has its key. */
let local: Pick<Person, 'signer'>;
beforeEach(async () => {
  site = await testSite();
  await publishTo(site.store, LATER, 'later');
  local = { signer: await openSigner(await readFile(join(site.store.place, '.store/key.pem'), 'utf8')) };
});
afterEach(() => site.stop());

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const wishOf = ({ signer }: Pick<Person, 'signer'>, to?: string) => ({
  ...{ slice: 'mf-pets', reason: 'empty lists', key: signer.blob },
  ...(to && { to }),
});
const send = (method: string, body: object, headers: Record<string, string> = OWN_PAGE) =>
  site.get(MOVES, { method, body: JSON.stringify(body), headers });
const live = async () => (await readChannel(site.store)).slices['mf-pets']?.stable.version;

async function signed(who: Pick<Person, 'signer'>, to?: string) {
  const draft = (await (await send('POST', wishOf(who, to))).json()) as MoveDraft;
  return { ...wishOf(who, to), text: draft.text, signature: await who.signer.sign(draft.text) };
}

it('draws up a move, and makes it once it is signed', async () => {
  const draft = await (await send('POST', wishOf(local))).json();
  expect(draft).toMatchObject({ slice: 'mf-pets', from: LATER.version, to: SLICE.version, by: 'local' });
  expect(await live()).toBe(LATER.version);
  expect(await (await send('PUT', await signed(local))).json()).toEqual({ revision: 4 });
  expect(await live()).toBe(SLICE.version);
  expect((await readAudit(site.store)).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'local',
    reason: 'empty lists',
  });
});

it('names the canary that ends, also beside a release that everybody is to get', async () => {
  await moveChannel(site.store, 'stable', 'ann', (now) => moves.publishCanary(now, OTHER, 5));
  const drafts = [undefined, SLICE.version].map(async (to) => (await send('POST', wishOf(local, to))).json());
  expect(await Promise.all(drafts)).toMatchObject([
    { from: OTHER.version, to: LATER.version, ended: OTHER.version },
    { from: LATER.version, to: SLICE.version, ended: OTHER.version },
  ]);
});

it("makes a move although another slice's pointer does not count", async () => {
  await site.store.write('channels/stable/mf-other.json', Buffer.from('{'));
  expect((await send('PUT', await signed(local))).status).toBe(200);
  await site.store.remove('channels/stable/mf-other.json');
  expect(await live()).toBe(SLICE.version);
});

it('goes to a release that is named, unless it is marked bad', async () => {
  expect((await send('PUT', await signed(local, SLICE.version))).status).toBe(200);
  expect(await live()).toBe(SLICE.version);
  const again = (await (await send('POST', wishOf(local))).json()) as { message: string };
  expect(again.message).toBe(
    `VETO-432 There is nothing to do: a roll-back has led to mf-pets ${SLICE.version}, which everybody has. To go further back, name a release.`,
  );
  const refused = await send('POST', wishOf(local, LATER.version));
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringMatching(/^VETO-419 .*marked bad/),
  ]);
});

it('refuses the key of a stranger, and a signature that is not of this move', async () => {
  const mallory = person('mallory');
  const refused = await send('POST', wishOf(mallory));
  expect([refused.status, (await refused.json()).message]).toEqual([403, expect.stringMatching(/^VETO-434 mf-pets/)]);
  const body = await signed(local);
  for (const forged of [
    { ...body, signature: await mallory.signer.sign(body.text) },
    { ...body, key: mallory.signer.blob },
  ])
    expect((await send('PUT', forged)).status).toBe(403);
  expect((await send('PUT', { ...body, reason: 'another' })).status).toBe(409);
  expect((await send('PUT', { slice: 'mf-pets' })).status).toBe(400);
  expect(await live()).toBe(LATER.version);
});

it('makes a signed move once, and none that somebody else overtook', async () => {
  const body = await signed(local);
  expect((await send('PUT', body)).status).toBe(200);
  expect((await send('PUT', body)).status).toBe(409);
  await moveChannel(site.store, 'stable', 'ann', (now) => moves.publish(now, LATER, 'hand'));
  const overtaken = await signed(local);
  await moveChannel(site.store, 'stable', 'ann', (now) => moves.publishCanary(now, OTHER, 5));
  expect((await send('PUT', overtaken)).status).toBe(409);
  expect(await live()).toBe(LATER.version);
});

it('answers nobody but its own pages on this machine', async () => {
  const body = await signed(local);
  const json = { 'content-type': 'application/json' };
  for (const headers of [json, { ...json, 'sec-fetch-site': 'cross-site' }, { ...json, 'sec-fetch-site': 'same-site' }])
    expect((await send('PUT', body, headers)).status).toBe(404);
  expect((await send('PUT', body, { ...OWN_PAGE, 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect(await live()).toBe(LATER.version);
});
