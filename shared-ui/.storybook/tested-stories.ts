import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the stories of a part show of its accessibility: each of them is a test. */
export interface TestedStories {
  /** Storybook's address of its page: 'booking-ticket--about'. */
  page: string;
  /** axe finds no violation in these, and their contrast suffices in both themes. */
  all: number;
  /** The names of those that press keys. */
  keyboard: string[];
  /** So many look for something by the role and the name that a screen reader says. */
  named: number;
}

const PRESSES_KEYS = /\.keyboard\(|\.tab\(|\.type\(/;
const BY_NAME = /ByRole\([^)]*name:/;

/** By the folder of the part. Pages that no test plays are none. */
export function testedStories(source: string): Record<string, TestedStories> {
  const files = globSync('*/*.stories.tsx', { cwd: source }).toSorted();
  const found: Record<string, TestedStories> = {};
  for (const [folder = '', own] of Map.groupBy(files, (file) => file.split('/')[0])) {
    if (!existsSync(join(source, folder, 'index.ts'))) continue;
    const texts = own.map((file) => readFileSync(join(source, file), 'utf8'));
    const title = /title: '([^']+)'/.exec(texts[0] ?? '')?.[1] ?? '';
    const page = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--about`;
    found[folder] = { page, ...testedIn(texts.join('\n')) };
  }
  return found;
}

/** Of the text of one file of stories, or of several. */
export function testedIn(text: string): Omit<TestedStories, 'page'> {
  const stories = text.split(/^export const (?=\w+: Story)/m).slice(1);
  const keyboard = stories.filter((story) => PRESSES_KEYS.test(story)).map((story) => /^\w+/.exec(story)?.[0] ?? '');
  return {
    all: stories.length,
    keyboard: [...new Set(keyboard)],
    named: stories.filter((story) => BY_NAME.test(story)).length,
  };
}
