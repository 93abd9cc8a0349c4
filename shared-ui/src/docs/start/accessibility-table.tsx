import facts from 'virtual:part-facts';
import { Markdown } from '@storybook/addon-docs/blocks';

/** Of each part with stories: what they test. Counted in their sources when Storybook is built. */
export function AccessibilityTable() {
  const rows = Object.entries(facts).flatMap(([part, of]) => {
    if (!of?.tested) return [];
    const { page, all, keyboard, named } = of.tested;
    return [`| [${part}](?path=/docs/${page}) | ${all} | ${keyboard.join(', ') || '–'} | ${named || '–'} |`];
  });
  return (
    <Markdown>
      {['| part | axe and contrast | keyboard | by role and name |', '|---|---|---|---|', ...rows.toSorted()].join(
        '\n',
      )}
    </Markdown>
  );
}
