import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { LazyPage, lazyPage, type PageInChunk } from './lazy-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const meta = {
  title: 'Feedback/PageSkeleton',
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
  args: { shape: 'page' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Hero: Story = { args: { shape: 'hero' } };
export const Cards: Story = { args: { shape: 'cards' } };
export const List: Story = { args: { shape: 'list' } };
export const Split: Story = { args: { shape: 'split' } };
export const Profile: Story = { args: { shape: 'profile' } };
export const Form: Story = { args: { shape: 'form' } };
export const Article: Story = { args: { shape: 'article' } };

const arriving = lazyPage(() => new Promise<never>(() => {}));
const arrived = lazyPage(async () => ({ default: () => <h1>Your Pets</h1> }));
export const UntilTheChunkHasCome: Story = {
  render: () => <LazyPage of={arriving} skeleton="cards" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-skeleton="cards"]')).not.toBeNull();
  },
};
export const OnceTheChunkHasCome: Story = {
  render: () => <LazyPage of={arrived} skeleton={<p>Its own placeholder</p>} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your Pets' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Its own placeholder');
  },
};

/** How long React keeps a placeholder, in milliseconds. */
const THROTTLE_MS = 300;

/** A page whose chunk comes in the moment after its placeholder. */
function pageAtOnce(title: string): PageInChunk {
  return lazyPage(async () => {
    while (!document.querySelector('[data-skeleton="cards"]')) await new Promise(requestAnimationFrame);
    return { default: () => <h1>{title}</h1> };
  });
}

function Pages() {
  const [pages, setPages] = useState<PageInChunk[]>([]);
  const page = pages.at(-1);
  return (
    <>
      <button type="button" onClick={() => setPages([...pages, pageAtOnce(`Page ${pages.length + 1}`)])}>
        Another
      </button>
      {page && <LazyPage of={page} skeleton="cards" />}
    </>
  );
}

/** A placeholder is not kept once the page is there: the quickest of three pages says so, whatever else the machine does. */
export const AsSoonAsTheChunkHasCome: Story = {
  render: () => <Pages />,
  play: async ({ canvas }) => {
    const took: number[] = [];
    for (const name of ['Page 1', 'Page 2', 'Page 3']) {
      const pressedAt = performance.now();
      await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
      await canvas.findByRole('heading', { name }, { interval: 10 });
      took.push(performance.now() - pressedAt);
    }
    await expect(Math.min(...took.slice(1)), 'one that takes the place of another').toBeLessThan(THROTTLE_MS);
  },
};
