import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../slice-kit/releases/release.fixture.ts';
import { publishWithoutProgram, type TestSite, testSite } from '../site.fixture.ts';
import { closeBooks, ReportBook, reportBooksIn } from './report-book.ts';

let site: TestSite;
afterEach(() => site?.stop());

const send = (body: string, headers: Record<string, string> = {}) =>
  site.get('/_reports', { method: 'POST', body, headers });
const listed = async () => (await site.get('/_reports')).json();

describe('a report', () => {
  it('is listed with the id of the request that brought it', async () => {
    site = await testSite();
    const { headers } = await send('{"code":"VETO-101"}');
    const request = headers.get('x-request-id');
    expect(await listed()).toMatchObject([{ report: { code: 'VETO-101' }, request }]);
  });

  it('has the revision that the page is made of, else that of the site', async () => {
    site = await testSite();
    await site.get('/');
    await send('{"code":"VETO-101","revision":7}');
    await send('{"code":"VETO-101"}');
    expect(await listed()).toMatchObject([{ revision: 7 }, { revision: 2 }]);
  });

  it('of a preview says so, and no report keeps the secret of a link', async () => {
    site = await testSite();
    const secret = 'AbCdEfGhIjKlMnOpQrStUv_-';
    const address = `https://veto.example/pets?veto-preview=${secret}&city=Warsaw`;
    const encoded = `/login?from=${encodeURIComponent(`/pets?veto-preview=${secret}`)}`;
    const report = { code: 'VETO-301', message: `${address} answered 404`, stack: encoded };
    const path = '/_reports?shown=preview';
    await site.get(path, { method: 'POST', body: JSON.stringify(report) });
    const policy = { 'csp-report': { 'document-uri': address, referrer: address } };
    await site.get('/_csp', { method: 'POST', body: JSON.stringify(policy) });
    const [own] = (await listed()) as unknown[];
    expect(own).toMatchObject({
      shown: 'preview',
      report: { message: 'https://veto.example/pets?veto-preview=…&city=Warsaw answered 404' },
    });
    expect(JSON.stringify([await listed(), await (await site.get('/_csp')).json()])).not.toContain(secret);
    const metrics = await (await site.get('/metrics')).text();
    expect(metrics).toMatch(/veto_reports_total\{[^}]*kind="preview"[^}]*\} 1/);
    expect(metrics).not.toMatch(/veto_reports_total\{[^}]*kind="failures"/);
  });

  it.each([
    ['too deep to be written again', `{"a":${'['.repeat(7000)}${']'.repeat(7000)}}`],
    ['deep in objects', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`],
    ['a text', '"hello"'],
    ['nothing', 'null'],
    ['no JSON', '{"a":'],
    ['empty', ''],
  ])('that is %s is refused, and the list goes on', async (_what, body) => {
    site = await testSite();
    expect((await send(body)).status).toBe(400);
    expect((await send('{"brackets":"[[[[[[[[[[[[[[[[[[[[[[[["}')).status).toBe(204);
    expect(await listed()).toHaveLength(1);
  });

  it('may come from a site on another host, which may read nothing', async () => {
    site = await testSite();
    const elsewhere = { origin: 'https://static.example' };
    expect((await send('{}', elsewhere)).headers.get('access-control-allow-origin')).toBe('*');
    const list = await site.get('/_reports', { headers: elsewhere });
    expect(list.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('lists the pages that the server could not render, beside the reports of browsers', async () => {
  site = await testSite();
  const version = '1.1.0-9e15bbbbbbbb';
  await publishWithoutProgram(site.store, version);
  expect((await site.get('/mf-pets')).status).toBe(200);
  expect(await listed()).toMatchObject([{ report: { code: 'VETO-210', version, side: 'stable', route: '/mf-pets' } }]);
});

describe('a flood of reports', () => {
  const from = (sender: string) => ({ 'x-forwarded-for': sender });

  it('is refused, and those of others are taken', async () => {
    site = await testSite({ trustProxy: true });
    const flood = await Promise.all(Array.from({ length: 130 }, () => send('{}', from('2001:db8::1'))));
    expect(flood.filter(({ status }) => status === 429).length).toBe(10);
    // The same household: whoever has one address of a /64 has all of them.
    const neighbour = await send('{}', from('2001:db8::ffff'));
    expect([neighbour.status, Number(neighbour.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await send('{}', from('2001:db8:0:1::1'))).status).toBe(204);
    expect((await send('{}', from('203.0.113.7'))).status).toBe(204);
  });

  it('pushes nobody else out of the list', async () => {
    const book = new ReportBook(join(await newFolder('reports'), 'failures.jsonl'));
    book.add('{"of":"another"}', 'another');
    for (let turn = 0; turn < 2000; turn++) book.add(`{"turn":${turn}}`, 'flood');
    await book.close();
    const list = JSON.parse(book.list()) as { of?: string; turn?: number }[];
    expect([list.length, list[0], list.at(-1)]).toEqual([500, { of: 'another' }, { turn: 1999 }]);
  });
});

it('has all reports in their files once the site has closed its books', async () => {
  const dataDir = await newFolder('data');
  const books = reportBooksIn(dataDir);
  site = await testSite({ books });
  await send('{"code":"VETO-101"}');
  await site.get('/_csp', { method: 'POST', body: '{"csp-report":{"blocked-uri":"inline"}}' });
  await closeBooks(books);
  const kept = (name: string) => readFile(join(dataDir, 'reports', name), 'utf8');
  expect([await kept('failures.jsonl'), await kept('policy.jsonl')]).toEqual([
    expect.stringContaining('VETO-101'),
    expect.stringContaining('inline'),
  ]);
});

it('keeps reports in files that are rotated, never more than their share of the disk', async () => {
  const folder = join(await newFolder('reports'), 'later');
  const line = JSON.stringify({ text: 'x'.repeat(1_000_000) });
  for (let turn = 0; turn < 40; turn++) {
    const book = new ReportBook(join(folder, 'failures.jsonl'));
    book.add(line, 'sender');
    await book.close();
  }
  const names = (await readdir(folder)).filter((name) => name.startsWith('failures'));
  expect(names.toSorted()).toEqual(['failures.jsonl', ...[1, 2, 3, 4].map((each) => `failures.jsonl.${each}`)]);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  expect(Math.max(...sizes)).toBeLessThan(7_000_000);
});

it('takes reports that cannot be kept, and says so on the terminal', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const file = join(await newFolder('reports'), 'in-the-way');
  await writeFile(file, '');
  const book = new ReportBook(join(file, 'failures.jsonl'));
  book.add('{"kept":"in memory"}', 'a');
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(book.list()).toContain('in memory');
  said.mockRestore();
});
