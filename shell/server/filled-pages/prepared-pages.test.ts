import { FolderStore } from '@veto/slice-kit/releases';
import { expect, it, vi } from 'vitest';
import { newFolder } from '../../slice-kit/releases/release.fixture.ts';
import { publishTo, publishWithoutProgram, SHELL, testSite } from '../site.fixture.ts';

it('pages are rendered before anybody asks, after a start and after a publish; then the site rests', async () => {
  const store = new FolderStore(await newFolder('releases'));
  const [first, second] = ['1.1.0-9e15bbbbbbbb', '1.2.0-9e15cccccccc'] as const;
  await publishTo(store, SHELL, 'shell');
  await publishWithoutProgram(store, first);
  const until = new AbortController();
  const onRest = vi.fn();
  const site = await testSite({ published: false, store, preparedUntil: until.signal, onRest });
  const versions = async () => {
    const reports = (await (await site.get('/_reports')).json()) as { report: { version: string } }[];
    return reports.map(({ report }) => report.version);
  };
  await vi.waitFor(async () => expect(await versions()).toEqual([first]));
  await publishWithoutProgram(store, second);
  await vi.waitFor(async () => expect(await versions()).toEqual([first, second]));
  await vi.waitFor(() => expect(onRest).toHaveBeenCalled());
  until.abort();
  await site.stop();
});
