import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { PageSkeleton } from './page-skeleton.tsx';

const meta = {
  title: 'Components/PageSkeleton',
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
  args: { shape: 'page' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Hero: Story = { args: { shape: 'hero' } };
export const Cards: Story = { args: { shape: 'cards' } };
export const List: Story = { args: { shape: 'list' } };
export const Split: Story = { args: { shape: 'split' } };
export const Profile: Story = { args: { shape: 'profile' } };
export const Form: Story = { args: { shape: 'form' } };
export const Article: Story = { args: { shape: 'article' } };
