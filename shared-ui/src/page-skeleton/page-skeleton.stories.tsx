import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { lazy } from 'react';
import { LazyPage } from './lazy-page.tsx';
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

const Arriving = lazy(() => new Promise<never>(() => {}));
const Arrived = lazy(async () => ({ default: () => <h1>Your Pets</h1> }));
export const UntilTheChunkHasCome: Story = {
  render: () => <LazyPage of={Arriving} skeleton="cards" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-skeleton="cards"]')).not.toBeNull();
  },
};
export const OnceTheChunkHasCome: Story = {
  render: () => <LazyPage of={Arrived} skeleton={<p>Its own placeholder</p>} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your Pets' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Its own placeholder');
  },
};
