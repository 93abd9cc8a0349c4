import { createRequire } from 'node:module';

/** What a build of `firstPaintPreset` exports. */
interface RenderedPages {
  renderPage(name: string): Promise<string>;
  stylesOf(pages: readonly string[]): string;
}

/** The program's orders: the build, and the pages. */
export interface RenderOrder {
  bundle: string;
  names: string[];
}

/** What it answers: markup by name, why there is none for the others, and the rules. */
export interface RenderAnswer {
  pages: Record<string, string>;
  failures: Record<string, string>;
  styles: string;
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
async function render({ bundle, names }: RenderOrder): Promise<RenderAnswer> {
  setClock(MOMENTS[0] ?? 0);
  const program = createRequire(import.meta.url)(bundle) as RenderedPages;
  const pages: Record<string, string> = {};
  const failures: Record<string, string> = {};
  for (const name of names) {
    try {
      const [early, late] = await atBothMoments(() => program.renderPage(name));
      if (early !== late) throw new Error(`it says ${differenceOf(early, late)}, by the day that it is`);
      pages[name] = early;
    } catch (error) {
      failures[name] = error instanceof Error ? error.message : String(error);
    }
  }
  return { pages, failures, styles: program.stylesOf(Object.values(pages)) };
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

process.on('message', (order: RenderOrder) => {
  render(order).then(
    (answer) => process.send?.(answer, () => process.exit()),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
});
