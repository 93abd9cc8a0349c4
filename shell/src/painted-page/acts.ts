/** What a visitor did to the first paint, which can do nothing itself. */
export interface FirstPaintActs {
  /** The buttons and links that were pressed and the forms that were sent, in order. */
  readonly pressed: HTMLElement[];
  /** Whether a finger is down or a word half composed: what is under it must not go away now. */
  isHeld(): boolean;
  /** Ends the watch. */
  stop(): void;
}

declare global {
  /** Set by the script that runs first, while something is shown. */
  var vetoFirstPaint: FirstPaintActs | undefined;
}
