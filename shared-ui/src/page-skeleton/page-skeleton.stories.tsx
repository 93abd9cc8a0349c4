import { expect, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { code, quickestOf, THROTTLE_MS } from '../late-part/quickest-of.fixture.ts';
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

/** A page whose chunk comes in the moment after its placeholder. */
function pageAtOnce(title: string): PageInChunk {
  return lazyPage(async () => {
    while (!document.querySelector('[data-skeleton="cards"]')) await new Promise(requestAnimationFrame);
    code.cameAt = performance.now();
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

/** A placeholder is not kept once the page is there, also where it takes the place of another. */
export const AsSoonAsTheChunkHasCome: Story = {
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const { getByRole, findByText } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: 'Another' }));
    await findByText('Page 1');
    await expect(await quickestOf(canvasElement, (press) => `Page ${press + 1}`)).toBeLessThan(THROTTLE_MS);
  },
};
