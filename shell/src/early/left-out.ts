/** In the tab's storage: the releases that have spoilt a document, each as '<slice>@<version>'. */
const KEY = 'veto_left_out';

/** The releases that this tab runs no more. Works with nothing that a release may have broken. */
export function leftOut(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** No later document of this tab runs the release; where nothing can be stored, nothing remembers it. */
export function leaveOut({ slice, version }: { slice: string; version: string }): void {
  try {
    if (!isLeftOut({ slice, version })) sessionStorage.setItem(KEY, `${leftOut()} ${slice}@${version} `);
  } catch {
    // A reload would lead here again, so there is none.
  }
}

export function isLeftOut({ slice, version }: { slice: string; version: string }): boolean {
  return leftOut().includes(` ${slice}@${version} `);
}

/** Somebody presses Retry: this tab runs the slice's releases again. */
export function runAgain(slice: string): void {
  try {
    const others = leftOut()
      .split(' ')
      .filter((each) => each && !each.startsWith(`${slice}@`));
    sessionStorage.setItem(KEY, others.map((each) => ` ${each} `).join(''));
  } catch {
    // Nothing was kept.
  }
}
