/** webpack's lists of chunks, containers of releases (their names carry a version), frames, and what tools mark as their own. */
const NOBODYS = /^(webpackChunk|__|\d+$)|_\d+_\d+_\d+_\w+$/;

/** Tells which names of the window are new. They stay: a module that made one once may still need it. */
export class NewGlobals {
  readonly #known = new Set<string>();

  /** What is there by now is nobody's. */
  know(): void {
    for (const name of Object.getOwnPropertyNames(globalThis)) this.#known.add(name);
  }

  /** The names that have come since, each once. */
  take(): string[] {
    const names = Object.getOwnPropertyNames(globalThis).filter((name) => !this.#known.has(name));
    for (const name of names) this.#known.add(name);
    return names.filter((name) => !NOBODYS.test(name));
  }
}
