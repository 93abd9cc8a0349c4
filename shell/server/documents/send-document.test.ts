import { expect, it, vi } from 'vitest';
import { publishWithProgram, testSite } from '../site.fixture.ts';

it('a document has the status that its page says, once the page has been rendered with data', async () => {
  const site = await testSite();
  const code = `var vetoPages = {
    renderPage: async () => '',
    fillPage: async () => ({ html: '', rules: {}, answers: [], head: { title: 'Nobody', status: 410 } }),
  };`;
  await publishWithProgram(site.store, '1.1.0-9e15bbbbbbbb', code);
  await vi.waitFor(async () => expect((await site.get('/mf-pets')).status).toBe(410));
  expect(await (await site.get('/mf-pets')).text()).toContain('<title>Nobody');
  await site.stop();
});

it('an address that a slice still in its first build may answer says so and asks again; what is there is shown', async () => {
  let coming = ['mf-owner'];
  const site = await testSite({ coming: () => coming });
  const pageAt = async (path: string) => {
    const answer = await site.get(path, { headers: { accept: 'text/html' } });
    return { status: answer.status, refresh: answer.headers.get('refresh'), text: await answer.text() };
  };
  expect((await (await site.get('/healthz')).json()).missing).toContain('mf-owner is still being built.');
  expect(await pageAt('/appointments')).toMatchObject({
    status: 503,
    refresh: '2',
    text: expect.stringContaining('Still being built: mf-owner.'),
  });
  expect((await pageAt('/mf-pets')).status).toBe(200);
  coming = [];
  expect((await pageAt('/appointments')).status).toBe(404);
  await site.stop();
});

it('a document is what a visitor gets for a file that is not there, but no program does', async () => {
  const site = await testSite();
  const asked = async (headers: Record<string, string>) => {
    const { status, headers: got } = await site.get('/index.html', { headers: { accept: 'text/html', ...headers } });
    return [status, got.get('content-type')];
  };
  expect(await asked({ 'sec-fetch-dest': 'document' })).toEqual([404, 'text/html; charset=utf-8']);
  expect(await asked({ 'sec-fetch-dest': 'empty' })).toEqual([404, 'application/json']);
  expect(await asked({})).toEqual([404, 'application/json']);
  await site.stop();
});
