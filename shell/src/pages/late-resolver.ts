import { useEffect } from 'react';
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form';

const loadChecks = () => import(/* webpackChunkName: "account-checks" */ './account-checks.ts');
type Checks = Awaited<ReturnType<typeof loadChecks>>;

/** Has the checks of the account forms fetched once the form is on the screen: nobody has filled it in before. */
export function useLateChecks(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadChecks().catch(() => {}));
    return () => clearTimeout(timer);
  }, []);
}

/** Checks a form by what comes after the page. Where it does not arrive, `field` says so and the next try asks again. */
export function lateResolver<Values extends FieldValues>(
  choose: (checks: Checks) => Resolver<Values>,
  field: FieldPath<Values>,
): Resolver<Values> {
  return async (values, context, options) => {
    const checks = await loadChecks().catch(() => null);
    if (checks) return choose(checks)(values, context, options);
    const message = 'The server could not be reached.';
    return { values: {}, errors: { [field]: { type: 'late', message } } as Record<string, never> };
  };
}
