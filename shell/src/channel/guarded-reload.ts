const STORAGE_KEY = 'veto_reloaded_for';
/** No reason holds one. */
const BETWEEN = '\n';

/**
 * Reloads the page, once for each reason in a tab: a reload that did not help is not repeated. Without session storage
 * nothing could stop a loop, so there is no reload. `go` defaults to reloading the present address.
 */
export function reloadOnce(reason: string, go: () => void = () => location.reload()): boolean {
  try {
    const done = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(BETWEEN);
    if (done.includes(reason)) return false;
    sessionStorage.setItem(STORAGE_KEY, [...done, reason].slice(-20).join(BETWEEN).trim());
    if (!sessionStorage.getItem(STORAGE_KEY)?.includes(reason)) return false;
  } catch {
    return false;
  }
  go();
  return true;
}
