import type { SessionState } from '../src/contract/audience.ts';
import type { Room } from './fill-messages.ts';
import { openRoom } from './program-room.mjs';

/** A program as one script, its pages, the audiences that have frames by page, and the addresses that it may answer with data. */
export interface RenderOrder {
  code: string;
  names: string[];
  framed?: Readonly<Record<string, readonly SessionState[]>>;
  addresses: string[];
}

/** Markup by name, frames by name and audience, why there is none of the others, the rules of both, and the addresses whose pages ask something. */
export interface RenderAnswer {
  pages: Record<string, string>;
  frames: Record<string, Record<string, string>>;
  failures: Record<string, string>;
  styles: string;
  frameStyles: string;
  asking: string[];
}

/** Two moments, months, weekdays and hours apart: what differs between them would be wrong for most visitors. */
const MOMENTS = ['2026-03-02T07:15:00Z', '2027-08-13T19:45:00Z'].map((moment) => Date.parse(moment));

const askNobody = () => Promise.reject(new Error('nobody answers while a release is built'));

/** A process of its own, in production mode: what a slice does while it is rendered stays here. */
async function render({ code, names, framed = {}, addresses }: RenderOrder): Promise<RenderAnswer> {
  const answer: RenderAnswer = { pages: {}, frames: {}, failures: {}, styles: '', frameStyles: '', asking: [] };
  try {
    const room = openRoom(code, askNobody);
    await renderAll(room, names, answer);
    await renderFrames(room, framed, answer);
    answer.styles = room.program.stylesOf(Object.values(answer.pages));
    answer.frameStyles = room.program.stylesOf(Object.values(answer.frames).flatMap(Object.values));
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
      pages[name] = await renderOne(room, name);
    } catch (error) {
      failures[name] = reasonOf(error);
    }
  }
}

const HEADING = /<h1[\s>]/;

/**
 * A page that has no heading before it knows who looks is another one for each audience: the document shows the page of visitors,
 * and holds a frame for the others. A page that asks what its address does not say has no heading in its frame: it has none.
 */
async function renderFrames(
  room: Room,
  framed: NonNullable<RenderOrder['framed']>,
  answer: RenderAnswer,
): Promise<void> {
  const { pages, frames, failures } = answer;
  for (const [name, audiences] of Object.entries(framed)) {
    const open = pages[name];
    if (open !== undefined && HEADING.test(open)) continue;
    try {
      const ofVisitors = open === undefined ? '' : await renderOne(room, name, 'signed-out');
      if (HEADING.test(ofVisitors)) pages[name] = ofVisitors;
      for (const audience of audiences) {
        const frame = await renderOne(room, name, audience);
        if (HEADING.test(frame)) frames[name] = { ...frames[name], [audience]: frame };
      }
    } catch (error) {
      failures[name] = reasonOf(error);
    }
  }
}

/** @throws what the page throws, and where it is another one every day. */
async function renderOne(room: Room, name: string, state?: SessionState): Promise<string> {
  const [early, late] = await atBothMoments(room, () => room.program.renderPage(name, state));
  if (early !== late) throw new Error(`it says ${differenceOf(early, late)}, by the day that it is`);
  return early;
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
