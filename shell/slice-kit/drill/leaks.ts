import { type Holding, watchHolding } from './at-rest.ts';
import { type Fault, LIMIT_MS, type Outcome, type Trial } from './faults.ts';

/** An address that no slice answers: nothing but the page comes and goes. */
const NOWHERE = '/drilled-away';
/** Until caches and compiled code are what they stay. */
const WARM_UP = 10;
/** What grows in each round grows without bound. A page with a map is warm after twenty mounts: two rounds in a row may grow by 100 kB a mount. */
const ROUNDS = 4;
const OF_A_ROUND = 5;

/** So much a mount may leave: compiled code, and what the browser notes of it. Veto's own pages leave 0 to 13 kB. */
const MOST = { heapBytes: 50_000, listeners: 0, nodes: 5 } as const;
type Quantity = keyof typeof MOST;

async function mountAgain({ page, shown }: Trial, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    // The shell takes changes of page without a visitor for a loop.
    await page.keyboard.press('Shift');
    await page.goForward();
    const isAway = await page.waitForFunction(
      () => {
        const { veto } = globalThis as { veto?: { slot(): { slice: string | null } } };
        return veto?.slot().slice === null && document.querySelector('main h1') !== null;
      },
      undefined,
      { timeout: LIMIT_MS },
    );
    await isAway.dispose();
    await page.goBack();
    await shown();
  }
}

/** What each mount leaves behind, once the page is warm. */
async function mountedAgain(trial: Trial): Promise<Outcome> {
  const { page, open, shown } = trial;
  await open();
  await shown();
  const look = await watchHolding(page);
  await page.evaluate((path) => history.pushState(null, '', path), NOWHERE);
  await page.goBack();
  await mountAgain(trial, WARM_UP);
  const looks = [await look()];
  for (let round = 0; round < ROUNDS; round++) {
    await mountAgain(trial, OF_A_ROUND);
    looks.push(await look());
  }
  const left = leftByEach(looks);
  const said = `${Math.round(left.heapBytes / 1000)} kB, ${left.listeners} listeners, ${left.nodes} nodes a mount`;
  const grows = (Object.keys(MOST) as Quantity[]).some((what) => left[what] > MOST[what]);
  if (grows) throw new Error(`grows with each mount: ${said}`);
  return { shown: await shown(), left: said };
}

/** The lesser growth of the rounds, for one mount: a cache that fills is no leak. */
export function leftByEach(looks: readonly Pick<Holding, Quantity>[]): Record<Quantity, number> {
  const of = (what: Quantity) => {
    const rounds = looks.slice(1).map((look, before) => look[what] - (looks[before]?.[what] ?? 0));
    return Math.max(0, Math.floor(Math.min(...rounds) / OF_A_ROUND));
  };
  return { heapBytes: of('heapBytes'), listeners: of('listeners'), nodes: of('nodes') };
}

export const LEAKS: readonly Fault[] = [{ name: 'is mounted many times', allows: ['candidate'], play: mountedAgain }];
