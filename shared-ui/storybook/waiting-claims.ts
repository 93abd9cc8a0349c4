import * as test from 'storybook/test';

type Expect = typeof test.expect;
type Claims = Record<string, (...args: unknown[]) => unknown> & { not: Claims };

/** What effects, animations and answers bring to an element that is there already. */
const OF_ELEMENTS = new Set([
  'toBeChecked',
  'toBeDisabled',
  'toBeEmptyDOMElement',
  'toBeEnabled',
  'toBeInTheDocument',
  'toBeInvalid',
  'toBePartiallyChecked',
  'toBeRequired',
  'toBeValid',
  'toBeVisible',
  'toContainElement',
  'toHaveAccessibleDescription',
  'toHaveAccessibleErrorMessage',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveClass',
  'toHaveDisplayValue',
  'toHaveFocus',
  'toHaveFormValues',
  'toHaveSelection',
  'toHaveStyle',
  'toHaveTextContent',
  'toHaveValue',
]);
/** Without `not`: what was called stays called. */
const OF_MOCKS = new Set([
  'toHaveBeenCalled',
  'toHaveBeenCalledOnce',
  'toHaveBeenCalledTimes',
  'toHaveBeenCalledWith',
  'toHaveBeenLastCalledWith',
  'toHaveBeenNthCalledWith',
]);

/** Storybook's own function below the one that tells the interactions panel of each call. */
export function untold<Told extends object>(told: Told): Told {
  return (told as Told & { __originalFn__?: Told }).__originalFn__ ?? told;
}

let waiting = 0;

/** Storybook's own, in which no claim waits by itself: an element that it asked for before would never change. */
export const waitFor: typeof test.waitFor = (callback, ...options) =>
  test.waitFor(
    () => {
      waiting += 1;
      const done = () => {
        waiting -= 1;
      };
      let result: ReturnType<typeof callback> | undefined;
      try {
        result = callback();
        return result;
      } finally {
        if (result instanceof Promise) result.then(done, done);
        else done();
      }
    },
    ...options,
  );

/**
 * Storybook's own, whose claims about elements and mocks wait until they hold, as Playwright's do. One that never does fails by
 * its own words, and the interactions panel shows each claim once.
 */
export const expect: Expect = new Proxy(test.expect, {
  apply(told, _self, given: Parameters<Expect>) {
    const claims = (expects: Expect) => expects(...given) as unknown as Claims;
    return thatWait(claims(told), () => claims(untold(told)), new Set([...OF_ELEMENTS, ...OF_MOCKS]));
  },
});

/** `attempt`: the same claims where nobody hears of them. `names`: of those that wait. */
function thatWait(told: Claims, attempt: () => Claims, names: ReadonlySet<string>): Claims {
  return new Proxy(told, {
    get(_target, name: string) {
      if (name === 'not') return thatWait(told.not, () => attempt().not, OF_ELEMENTS);
      const claim = told[name];
      if (!claim || !names.has(name)) return typeof claim === 'function' ? claim.bind(told) : claim;
      return (...args: unknown[]) => {
        const tell = () => claim.apply(told, args);
        const hold = () => attempt()[name]?.(...args);
        if (waiting > 0 || holds(hold)) return tell();
        return untold(test.waitFor)(hold).then(tell, tell);
      };
    },
  });
}

function holds(claim: () => unknown): boolean {
  try {
    claim();
    return true;
  } catch {
    return false;
  }
}
