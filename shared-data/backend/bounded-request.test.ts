import { describe, expect, test, vi } from 'vitest';
import { boundRequest } from './bounded-request.ts';
import { wholeBody } from './whole-body.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const ask = (path: string, init: RequestInit = {}) =>
  boundRequest(new Request(`http://127.0.0.1${path}`, { headers: JSON_TYPE, ...init }));
const send = (path: string, body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  ask(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const statusOf = (taken: Awaited<ReturnType<typeof boundRequest>>) =>
  taken instanceof Response ? taken.status : 'taken';

const SEARCH = '/rest/v1/rpc/search_veterinarians';
const names = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}`);
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

describe('requests that are taken in', () => {
  test.each<[string, () => Promise<Awaited<ReturnType<typeof boundRequest>>>]>([
    ['a search with lists of 50', () => send(SEARCH, { specialties: names(50), query: 'q'.repeat(200) })],
    [
      '100 rows',
      () =>
        send(
          '/rest/v1/working_hours',
          names(100).map((name) => ({ name })),
        ),
    ],
    ['a hundred ids', () => ask(`/rest/v1/profiles?id=in.(${names(100).join(',')})`)],
    ['tables embedded in tables', () => ask('/rest/v1/profiles?select=id,reviews(id,client(full_name))')],
    [
      'one table by two keys',
      () => ask('/rest/v1/appointments?select=*,a:profiles!one_fkey(id),b:profiles!two_fkey(id)'),
    ],
    ['a name with letters of its own', () => ask('/storage/v1/object/public/pet-images/1/%C5%BB%C3%B3%C5%82w.png')],
    ['a text of 4 kB', () => send('/rest/v1/messages', { text: 'ż'.repeat(2000) })],
  ])('%s', async (_name, request) => {
    expect(statusOf(await request())).toBe('taken');
  });

  test('hands on the body, and what it says', async () => {
    const taken = await send('/rest/v1/pets', { name: 'Rex' });
    if (taken instanceof Response) throw new Error('it was refused');
    expect([await taken.request.json(), taken.json]).toEqual([{ name: 'Rex' }, { name: 'Rex' }]);
  });
});

describe('requests that are refused', () => {
  test.each<[number, string, () => Promise<Awaited<ReturnType<typeof boundRequest>>>]>([
    [400, 'a list of 51', () => send(SEARCH, { specialties: names(51) })],
    [400, 'a list of 51 in an address', () => ask(`${SEARCH}?specialties={${names(51).join(',')}}`)],
    [400, 'a search of 201 characters', () => send(SEARCH, { query: 'q'.repeat(201) })],
    [400, 'one of 201 in an address', () => ask(`${SEARCH}?query=${'q'.repeat(201)}`)],
    ...['planned', 'estimated'].map((count): [number, string, () => ReturnType<typeof ask>] => [
      400,
      `rows counted as ${count}`,
      () => ask('/rest/v1/pets?select=id', { headers: { prefer: `tx=commit, Count = ${count}` } }),
    ]),
    [400, '101 rows', () => send('/rest/v1/pets', names(101))],
    [400, 'a body deeper than 8 levels', () => send('/rest/v1/pets', { name: deep(8) })],
    [400, 'a sign-in as deep as it is long', () => send('/auth/v1/token', '['.repeat(5000) + ']'.repeat(5000))],
    [400, 'a null character', () => send('/rest/v1/pets', { name: 'a\0' })],
    [400, 'half of a character', () => send('/rest/v1/pets', '{"name":"\\ud800"}')],
    [400, 'half of a character in a name', () => send('/rest/v1/pets', '{"\\ud800":1}')],
    [
      400,
      'a body that is not UTF-8',
      () => ask('/rest/v1/pets', { method: 'POST', body: new Uint8Array([0x22, 0xff]) }),
    ],
    [415, 'a table as CSV', () => send('/rest/v1/pets', 'name\nRex', { 'content-type': 'text/csv' })],
    [413, 'a large row', () => send('/rest/v1/pets', { name: 'a'.repeat(140_000) })],
    [413, 'a large search', () => send(SEARCH, { query: 'a'.repeat(17_000) })],
    [413, 'a large sign-in', () => send('/auth/v1/token', { email: 'a'.repeat(17_000) })],
    [414, 'a long address', () => ask(`/rest/v1/pets?name=eq.${'a'.repeat(9000)}`)],
    [400, 'bytes that are no letters', () => ask('/storage/v1/object/public/pet-images/%ff')],
    [400, 'such bytes in a question', () => ask('/rest/v1/pets?name=eq.%ff')],
    [400, 'a null character in a question', () => ask('/rest/v1/pets?order=%00')],
    [400, '101 ids', () => ask(`/rest/v1/profiles?id=in.(${names(101).join(',')})`)],
    [
      400,
      '41 parameters',
      () =>
        ask(
          `/rest/v1/pets?${names(41)
            .map((name) => `${name}=is.null`)
            .join('&')}`,
        ),
    ],
    [400, 'half of a name in quotes', () => ask('/rest/v1/pets?select=%22')],
    [400, 'nine embedded tables', () => ask(`/rest/v1/profiles?select=${names(9).map((_, at) => `t${at}(id)`)}`)],
    [400, 'a table embedded twice', () => ask('/rest/v1/pets?select=a:weights(*),b:weights!inner(*)')],
    [400, 'a table embedded twice, in quotes', () => ask('/rest/v1/pets?select=weights(*),...%22weights%22(*)')],
    [400, 'tables embedded deeper than 2 levels', () => ask('/rest/v1/profiles?select=a(b(c(d)))')],
    [400, 'conditions deeper than 4 levels', () => ask('/rest/v1/profiles?or=(and(or(and(or(id.is.null)))))')],
    [400, 'a regular expression', () => ask('/rest/v1/profiles?full_name=match.(a%2B)%2B')],
    [400, 'one among conditions', () => ask('/rest/v1/profiles?or=(id.is.null,full_name.not.imatch.a)')],
  ])('with %i: %s', async (status, _name, request) => {
    const taken = await request();
    expect(statusOf(taken)).toBe(status);
    expect(JSON.stringify(taken instanceof Response && (await taken.json()))).toMatch(/[a-z]{3,}.*\./);
  });

  test('in the form of each service', async () => {
    const bodyOf = async (path: string) => {
      const taken = await ask(`${path}?name=eq.%ff`);
      return taken instanceof Response ? taken.json() : null;
    };
    const message = 'The address cannot be read.';
    expect(await bodyOf('/rest/v1/pets')).toEqual({ code: 'PT400', message, details: null, hint: null });
    expect(await bodyOf('/auth/v1/user')).toEqual({ code: 400, error_code: 'validation_failed', msg: message });
    expect(await bodyOf('/storage/v1/bucket')).toEqual({ statusCode: '400', error: 'InvalidRequest', message });
  });
});

describe('a body that', () => {
  const streamed = (chunks: AsyncGenerator<Uint8Array>) => {
    const body = new ReadableStream({
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    return new Request('http://127.0.0.1/', init);
  };
  const bounds = { maxBytes: 10, idleMs: 30, totalMs: 100 };

  test('arrives in parts is put together', async () => {
    async function* parts() {
      yield new Uint8Array([1, 2]);
      yield new Uint8Array([3]);
    }
    expect(await wholeBody(streamed(parts()), bounds)).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('stands still half-way is given up', async () => {
    async function* half() {
      yield new Uint8Array([1]);
      await new Promise(() => {});
    }
    expect(await wholeBody(streamed(half()), bounds)).toBe(408);
  });

  test('comes byte by byte, for ever, is given up', async () => {
    vi.useFakeTimers();
    try {
      async function* drops() {
        for (;;) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          yield new Uint8Array([]);
        }
      }
      const body = wholeBody(streamed(drops()), bounds);
      await vi.advanceTimersByTimeAsync(200);
      expect(await body).toBe(408);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is larger than it may be is not read to its end', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield new Uint8Array(4);
      }
    }
    expect(await wholeBody(streamed(endless()), bounds)).toBe(413);
    expect(read).toBeLessThan(10);
  });
});

describe('a call to the storage that takes JSON', () => {
  const LIST = '/storage/v1/object/list/pet-images';

  test('is handed on with what it takes, and nothing else', async () => {
    const taken = await send(LIST, { prefix: '1/', limit: 5, other: { toString: 1 } });
    expect(taken instanceof Response || (await taken.request.json())).toEqual({ prefix: '1/', limit: 5 });
  });

  test('a link is signed for a time, or refused', async () => {
    const SIGN = '/storage/v1/object/sign/pet-documents/1/a.pdf';
    const taken = await send(SIGN, { expiresIn: 60, other: 1 });
    expect(taken instanceof Response || (await taken.request.json())).toEqual({ expiresIn: 60 });
    for (const body of [{ a: 'x' }, { expiresIn: 0 }, { expiresIn: '60' }, { expiresIn: 1e308 }, 'no JSON', ''])
      expect(statusOf(await send(SIGN, body))).toBe(400);
  });

  test.each([[{ limit: 'many' }], [{ prefix: 1 }], ['no JSON'], [[]], ['']])('is refused with %j', async (body) => {
    expect(statusOf(await send(LIST, body))).toBe(400);
  });
});
