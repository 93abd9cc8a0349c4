import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../routing/answer.ts';
import { currentAnswer } from '../routing/current-answer.ts';
import { outletStore } from './outlet-state.ts';
import { registerSlices } from './register-slices.ts';
import { slicesWhenWanted } from './run-slices.ts';
import type { SlicesPage } from './runner-page.ts';

vi.mock('./register-slices.ts', () => ({ registerSlices: vi.fn() }));
vi.mock('../federation/fresh-copy.ts', () => ({ freshCopy: vi.fn() }));
vi.mock('../channel/watch-channel.ts', () => ({ completeChannel: async () => {} }));
vi.mock('../routing/current-answer.ts', () => ({ currentAnswer: vi.fn() }));
vi.mock('../failures/failure-report.ts', () => ({ reportFailure: vi.fn() }));
vi.mock('../painted-page/take-over.ts', () => ({ takeOver: vi.fn() }));

const page = { channelAddress: '/channel.json', reportUrl: '' } as SlicesPage;
const onPage = { reconsider: vi.fn(), retry: vi.fn() } as unknown as ReturnType<typeof registerSlices>;
const register = vi.mocked(registerSlices);
const PETS = { kind: 'slice', slice: 'mf-pets', route: { path: '/pets' } } as Answer & { kind: 'slice' };
const LOGIN = { kind: 'screen', screen: 'login' } satisfies Answer;

/** As webpack rejects an `import()` whose file did not arrive. */
const missing = () => {
  throw Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request: '/slices.js' });
};
const at = (answer: Answer) => vi.mocked(currentAnswer).mockReturnValue(answer);

beforeEach(() => {
  vi.clearAllMocks();
  register.mockReset();
  register.mockReturnValue(onPage);
});

it('runs them at once where one answers, and only once', async () => {
  at(PETS);
  const slices = slicesWhenWanted(page, '1.0.0');
  await slices.open();
  slices.follow();
  expect(register).toHaveBeenCalledExactlyOnceWith(page);
  expect(onPage.reconsider).toHaveBeenCalledOnce();
});

it("does without on the shell's own page until the visitor goes to one", async () => {
  at(LOGIN);
  const slices = slicesWhenWanted(page, '1.0.0');
  await slices.open();
  slices.follow();
  expect(register).not.toHaveBeenCalled();
  at(PETS);
  slices.follow();
  await vi.waitFor(() => expect(slices.onPage()).toBe(onPage));
});

it('waits for the layout, whoever answers', () => {
  at(PETS);
  slicesWhenWanted(page, '1.0.0').follow();
  expect(register).not.toHaveBeenCalled();
});

it('says in the place of the slice that the file is missing, and tries again', async () => {
  at(PETS);
  register.mockImplementationOnce(missing);
  const slices = slicesWhenWanted(page, '1.0.0');
  await slices.open();
  expect(outletStore.getState()).toMatchObject({ slice: 'mf-pets', phase: 'failed', failure: { code: 'VETO-106' } });
  slices.retry('mf-pets');
  expect(outletStore.getState().phase).toBe('loading');
  await vi.waitFor(() => expect(slices.onPage()).toBe(onPage));
  slices.retry('mf-pets');
  expect(onPage.retry).toHaveBeenCalledExactlyOnceWith('mf-pets');
});
