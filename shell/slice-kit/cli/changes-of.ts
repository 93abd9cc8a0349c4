import { setTimeout as wait } from 'node:timers/promises';

/** What `read` says first, and then whenever it says something else. A later failure goes to `say`, once, and is no end. */
export async function* changesOf(
  read: () => Promise<string>,
  { everyMs, say }: { everyMs: number; say(message: string): void },
): AsyncGenerator<string, never> {
  let text = await read();
  let said = '';
  yield text;
  for (;;) {
    await wait(everyMs);
    try {
      const now = await read();
      said = '';
      if (now !== text) yield now;
      text = now;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== said) say(message);
      said = message;
    }
  }
}
