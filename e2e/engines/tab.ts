/** A key that journeys press, by its name in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'Home' | 'ArrowDown' | ' ';

/** A tab of a browser, as every engine's driver can work it: with its own mouse and keys, and scripts to look at the page. */
export interface Tab {
  /** Opens an address in a new document, and resolves when that is loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Presses the first element that matches, with the mouse. */
  click(css: string): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number): Promise<void>;
  /** Chooses a file of this machine in the field that matches. */
  attach(css: string, path: string): Promise<void>;
}

/** How the browser refuses storage: `localStorage` is null, or throws for whoever reads it. */
export type Refusal = 'null' | 'throws';

export interface Engine {
  name: string;
  /** The refusals that this engine can be set to. */
  refusals: readonly Refusal[];
  /** A tab of somebody who was never here. */
  newVisitor(options?: { refuses?: Refusal }): Promise<Tab>;
  /** Ends its browsers at once, also those that no longer answer. */
  end(): void;
}
