import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LoadedPage } from './loaded-page.tsx';

const refetch = fn();

const meta = {
  title: 'Feedback/LoadedPage',
  component: LoadedPage,
  args: {
    query: { data: undefined, isError: false, error: null, refetch },
    shape: 'list',
    failed: { title: 'Failed to load the visit' },
    missing: <EmptyState illustration="not-found" headingLevel="h1" title="Appointment not found" />,
    children: () => <h1>Burek</h1>,
  },
} satisfies Meta<typeof LoadedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  args: { query: { data: {}, isError: false, error: null, refetch }, children: () => <h1>Burek</h1> },
};

export const Loading: Story = {};

export const Failed: Story = {
  args: { query: { data: undefined, isError: true, error: new Error('offline'), refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to load the visit' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: { query: { data: null, isError: false, error: null, refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Appointment not found' })).toBeVisible();
  },
};

/** An older answer stays while a newer one fails. */
export const Loaded: Story = {
  args: { query: { data: 'Burek', isError: true, error: new Error('offline'), refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Burek' })).toBeVisible();
  },
};
