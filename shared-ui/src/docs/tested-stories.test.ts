import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testedIn, testedStories } from '../../.storybook/tested-stories.ts';

const STORIES = `
export const Overview: Story = {};
export const WithKeys: Story = { play: () => userEvent.keyboard('{Escape}') };
/** Named. */
export const Named: Story = { play: () => screen.findByRole('button', { name: 'Book' }) };
`;

it('counts what the stories of a part test', () => {
  expect(testedIn(STORIES)).toEqual({ all: 3, keyboard: ['WithKeys'], named: 1 });
  const parts = testedStories(join(import.meta.dirname, '..'));
  expect(parts['form-dialog']?.page).toBe('forms-formdialog--about');
  expect(parts['form-dialog']?.all).toBeGreaterThan(1);
  expect(parts['form-dialog']?.keyboard).toContain('LeavesOnEscape');
});
