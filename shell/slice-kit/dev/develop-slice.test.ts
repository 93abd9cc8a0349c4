import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { newSlice } from '../cli/new-slice.ts';
import { shellFolder } from '../cli/workspace.ts';
import { newFolder } from '../releases/release.fixture.ts';
import { type DevelopedSlice, developSlice } from './develop-slice.ts';

let developed: DevelopedSlice;
afterEach(() => developed.stop());

it('takes each save over where it is, and says what does not build until it does', async () => {
  const slice = await newSlice('mf-pet-hotel', { root: await newFolder('developed') });
  await symlink(join(shellFolder, 'node_modules'), join(slice.folder, 'node_modules'));
  const told = { built: vi.fn(async () => {}), mended: vi.fn(), failed: vi.fn() };
  developed = await developSlice({ ...slice, semver: '1.0.0' }, await newFolder('development'), told);
  expect(told.built).toHaveBeenCalledOnce();
  const first = JSON.parse(String(await developed.file('', 'release.json')));
  expect(first).toMatchObject({ slice: 'mf-pet-hotel', container: 'mf_pet_hotel_1_0_0_000000000000' });
  expect(first.shared).not.toHaveProperty('react-dom/client');
  const entry = await developed.file(first.version, first.entry);

  const page = join(slice.folder, 'src/pet-hotel/pet-hotel-page.tsx');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace("say('Pet hotel')", "'Cats and dogs'"));
  await vi.waitFor(() => expect(told.built).toHaveBeenCalledTimes(2));
  expect(String(await developed.file('', 'pet-hotel.js'))).toContain('Cats and dogs');
  expect(await developed.file(first.version, first.entry), 'a page that is open knows its hash').toEqual(entry);
  expect(JSON.parse(String(await developed.file('', 'release.json'))).chunks).toEqual(first.chunks);

  await writeFile(page, `${text} =`);
  await vi.waitFor(() => expect(told.failed).toHaveBeenCalledOnce());
  expect(told.failed.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining('VETO-402 mf-pet-hotel') });
  await writeFile(page, text.replace("say('Pet hotel')", "'Cats and dogs'"));
  await vi.waitFor(() => expect(told.mended).toHaveBeenCalledOnce());
  expect(told.built).toHaveBeenCalledTimes(2);

  const written = vi.fn();
  told.built.mockImplementationOnce(() => wait(500).then(written));
  await writeFile(page, text);
  await vi.waitFor(() => expect(told.built).toHaveBeenCalledTimes(3));
  await developed.stop();
  expect(written, 'its folder is not taken away under it').toHaveBeenCalledOnce();
});
