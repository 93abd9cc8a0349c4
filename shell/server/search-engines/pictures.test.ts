import { afterEach, expect, it } from 'vitest';
import { type TestSite, testSite } from '../site.fixture.ts';
import { databaseOf, type StandIn } from './database.fixture.ts';

const ID = '5eed0001-0000-4000-8000-00000000000a';
const PATH = `/_og/veterinarian/${ID}.png`;
const ANNA = {
  full_name: 'Anna Zielińska & <Kot>',
  specialty: 'Surgery',
  city: 'Łódź',
  portrait: null,
  vet_stats: { listed: true },
};

let site: TestSite;
let database: StandIn | undefined;
afterEach(async () => {
  await site?.stop();
  database?.close();
});

async function open(profiles: object[], trustProxy = false): Promise<StandIn> {
  const standIn = await databaseOf({ profiles: () => profiles });
  database = standIn;
  site = await testSite({ trustProxy, backend: () => standIn.url });
  return standIn;
}

/** Width and height of a PNG, from its first chunk. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it('is a PNG of the size that is asked for, and not sent again while it is the same', async () => {
  await open([ANNA]);
  const [first, second] = await Promise.all([site.get(PATH), site.get(PATH)]);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
  const png = Buffer.from(await first.arrayBuffer());
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(Buffer.from(await second.arrayBuffer()).equals(png)).toBe(true);
  const etag = first.headers.get('etag') ?? '';
  expect((await site.get(PATH, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const again = async () => (await site.get(PATH, { headers: { 'if-none-match': etag } })).status;
  // A new name that nobody has decided about changes nothing.
  Object.assign(ANNA, { full_name: 'Anna Nowa', vet_stats: { listed: true, former: { full_name: ANNA.full_name } } });
  expect(await again()).toBe(304);
  ANNA.city = 'Gdynia';
  expect(await again()).toBe(200);
});

it('is of nobody who is not listed, and of no other address', async () => {
  const { asked } = await open([]);
  expect((await site.get(PATH)).status).toBe(404);
  expect(asked).toHaveLength(1);
  for (const path of ['/_og/veterinarian/1.png', `/_og/veterinarian/${ID}.svg`, '/_og/'])
    expect((await site.get(path)).status, path).toBe(404);
  expect(asked).toHaveLength(1);
});

it('comes later while the database is away', async () => {
  const standIn = await open([ANNA]);
  standIn.close();
  expect((await site.get(PATH)).status).toBe(503);
});

it('comes to one sender thirty times in a minute, and still to another', async () => {
  const { asked } = await open([], true);
  const statusFor = async (sender: string) => (await site.get(PATH, { headers: { 'x-forwarded-for': sender } })).status;
  for (let count = 0; count < 30; count += 1) expect(await statusFor('203.0.113.7')).toBe(404);
  const refused = await site.get(PATH, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(asked).toHaveLength(30);
  expect(await statusFor('198.51.100.7')).toBe(404);
});
