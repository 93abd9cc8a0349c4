import owners from 'virtual:page-owners';
import { Markdown, Title, useOf } from '@storybook/addon-docs/blocks';

const STATES = ['Loading', 'Failed', 'Empty', 'Long', 'Phone', 'Dark'] as const;

interface PageFacts {
  routes: readonly string[];
  without?: Partial<Record<(typeof STATES)[number], string>>;
}

/** About a page of a slice: its routes, its owner, and its six states, as its sheet says. */
export default function PageAbout() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { page, fileName } = preparedMeta.parameters as { page?: PageFacts; fileName?: string };
  const stories = Object.values(csfFile.stories).filter(({ tags }) => !tags?.includes('!dev'));
  const link = ({ id, name }: { id: string; name: string }) => `[${name}](?path=/story/${id})`;
  const shown = (state: (typeof STATES)[number]) => {
    const story = stories.find(({ name }) => name === state);
    return story ? link(story) : `None. ${page?.without?.[state] ?? ''}`;
  };
  const others = stories.filter(({ name }) => !STATES.some((state) => state === name));
  return (
    <>
      <Title />
      <Markdown>
        {[
          ownerOf(fileName),
          page && `Answers ${page.routes.map((route) => `\`${route}\``).join(' and ')}.`,
          page && '## Six states\n\n| State | Story |\n|---|---|',
        ]
          .filter(Boolean)
          .join('\n\n') +
          (page ? STATES.map((state) => `\n| ${state} | ${shown(state)} |`).join('') : '') +
          `\n\n## ${page ? 'And when' : 'Shown when'}\n\n${others.map((story) => `- ${link(story)}`).join('\n')}`}
      </Markdown>
    </>
  );
}

/** '../mf-owner/src/pets/…' as a sentence about the team that owns it. */
function ownerOf(fileName = ''): string {
  const folder = /(mf-[\w-]+|shell)\/src\//.exec(fileName)?.[1] ?? '';
  return owners[folder] ? `Of \`${folder}\`, owned by ${owners[folder]}.` : '';
}
