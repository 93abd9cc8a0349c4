import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder } from '../../slice-kit/releases/release.fixture.ts';
import { openLog } from './site-log.ts';
import { openVoice } from './voice.ts';

afterEach(() => vi.restoreAllMocks());

it('keeps JSON lines in the data folder, for this user only, and says errors on the terminal too', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const dataDir = await newFolder('data');
  const { log, close } = openLog('file', dataDir);
  log.info({ status: 200 }, 'request');
  log.error({ trouble: 'The channel stable is gone.' }, 'the channel is not taken');
  await close();
  const file = join(dataDir, 'logs/site.jsonl');
  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), status: 200, msg: 'request' },
    expect.objectContaining({ level: 'error', trouble: 'The channel stable is gone.' }),
  ]);
  expect(said.mock.calls).toEqual([['the channel is not taken: The channel stable is gone.']]);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('speaks to a person on the terminal, unless the terminal is where the log goes', () => {
  const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
  const info = vi.fn();
  const log = { info, warn: vi.fn() };
  openVoice('file', log).say('ready');
  expect(shown.mock.calls).toEqual([[expect.stringMatching(/^ +0\.0 s {2}ready$/)]]);
  openVoice('stdout', log).say('ready');
  openVoice('stdout', log).show('Gate password: veto');
  expect(shown).toHaveBeenCalledOnce();
  expect(info.mock.calls).toEqual([['ready'], ['ready']]);
});
