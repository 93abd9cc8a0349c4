import { createRequire } from 'node:module';
import { type Replacements, runFromSource } from './run-from-source.ts';

/** What the program that renders exports. */
interface RenderedPages {
  renderPage(name: string): Promise<string>;
  stylesOf(pages: readonly string[]): string;
}

/** The program, what stands for which of its modules, and the pages. */
export interface RenderOrder {
  program: string;
  replacements: Replacements;
  names: string[];
}

/** Markup by name, why there is none for the others, the rules, and the files of the repository that ran. */
export interface RenderAnswer {
  pages: Record<string, string>;
  failures: Record<string, string>;
  styles: string;
  files: string[];
}

/** Two moments, months, weekdays and hours apart: what differs between them would be wrong for most visitors. */
const MOMENTS = ['2026-03-02T07:15:00Z', '2027-08-13T19:45:00Z'].map((moment) => Date.parse(moment));

const RealDate = Date;

function setClock(moment: number): void {
  globalThis.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(moment);
      else super(...(parts as [number]));
    }

    static override now(): number {
      return moment;
    }
  } as DateConstructor;
}

/** A process of its own, in production mode: what a slice does while it is rendered stays here. */
async function render({ program, replacements, names }: RenderOrder): Promise<RenderAnswer> {
  const files = runFromSource(replacements);
  const pages: Record<string, string> = {};
  const failures: Record<string, string> = {};
  const answer = (styles: string): RenderAnswer => ({ pages, failures, styles, files: [...files] });
  try {
    setClock(MOMENTS[0] ?? 0);
    const { renderPage, stylesOf } = createRequire(import.meta.url)(program) as RenderedPages;
    for (const name of names) {
      try {
        const [early, late] = await atBothMoments(() => renderPage(name));
        if (early !== late) throw new Error(`it says ${differenceOf(early, late)}, by the day that it is`);
        pages[name] = early;
      } catch (error) {
        failures[name] = reasonOf(error);
      }
    }
    return answer(stylesOf(Object.values(pages)));
  } catch (error) {
    failures['all its pages'] = reasonOf(error);
    return answer('');
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function atBothMoments(run: () => Promise<string>): Promise<[string, string]> {
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
