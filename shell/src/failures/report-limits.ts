/** So many reports about one slice a page sends: what fails again and again would otherwise never stop asking. */
export const REPORTS_PER_SLICE = 25;
/** The same failure is sent at its first time, and then once in so many. */
export const TOLD_AGAIN_AFTER = 100;

/** What a page may report: each slice has a share of its own, so that the flood of one never hides the failure of another. */
export class ReportLimits {
  readonly #sent = new Map<string, number>();
  readonly #times = new Map<string, number>();

  /** How many times this has happened, where it is to be sent; null where it has been said. */
  take(slice: string, what: string): number | null {
    const sent = this.#sent.get(slice) ?? 0;
    if (sent >= REPORTS_PER_SLICE) return null;
    const key = `${slice} ${what}`;
    const times = (this.#times.get(key) ?? 0) + 1;
    this.#times.set(key, times);
    if (times > 1 && times % TOLD_AGAIN_AFTER > 0) return null;
    this.#sent.set(slice, sent + 1);
    return times;
  }
}
