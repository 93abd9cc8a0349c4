import type { Room } from './fill-messages.ts';
import { openRoom } from './program-room.mjs';

/** A program as one script, its pages, and the addresses that it may answer with data. */
export interface RenderOrder {
  code: string;
  names: string[];
  addresses: string[];
}

/** Markup by name, why there is none for the others, the rules, and the addresses whose pages ask something. */
export interface RenderAnswer {
  pages: Record<string, string>;
  failures: Record<string, string>;
  styles: string;
  asking: string[];
}

/** Two moments, months, weekdays and hours apart: what differs between them would be wrong for most visitors. */
const MOMENTS = ['2026-03-02T07:15:00Z', '2027-08-13T19:45:00Z'].map((moment) => Date.parse(moment));

const askNobody = () => Promise.reject(new Error('nobody answers while a release is built'));

/** A process of its own, in production mode: what a slice does while it is rendered stays here. */
async function render({ code, names, addresses }: RenderOrder): Promise<RenderAnswer> {
  const answer: RenderAnswer = { pages: {}, failures: {}, styles: '', asking: [] };
  try {
    const room = openRoom(code, askNobody);
    await renderAll(room, names, answer);
    answer.styles = room.program.stylesOf(Object.values(answer.pages));
    for (const address of addresses)
      if (await room.program.asksAt(address).catch(() => false)) answer.asking.push(address);
  } catch (error) {
    answer.failures['all its pages'] = reasonOf(error);
  }
  return answer;
}

async function renderAll(room: Room, names: readonly string[], { pages, failures }: RenderAnswer): Promise<void> {
  for (const name of names) {
    try {
      const [early, late] = await atBothMoments(room, () => room.program.renderPage(name));
      if (early !== late) throw new Error(`it says ${differenceOf(early, late)}, by the day that it is`);
      pages[name] = early;
    } catch (error) {
      failures[name] = reasonOf(error);
    }
  }
}

function reasonOf(error: unknown): string {
  // An error of the program's is of another realm.
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
}

async function atBothMoments({ setClock }: Room, run: () => Promise<string>): Promise<[string, string]> {
  const texts: string[] = [];
  for (const moment of MOMENTS) {
    setClock(moment);
    texts.push(await run());
  }
  const [early = '', late = ''] = texts;
  return [early, late];
}

/** The first words that differ. */
function differenceOf(early: string, late: string): string {
  const at = [...early].findIndex((letter, index) => letter !== late[index]);
  const around = (text: string) => `'${text.slice(Math.max(0, at - 12), at + 12)}'`;
  return `${around(early)} or ${around(late)}`;
}

process.on('message', async (order: RenderOrder) => {
  const answer = await render(order);
  process.send?.(answer, () => process.exit());
});
