import { expect, fn, type Meta, pageStates, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import type { PlatformRow } from './platform-rows.ts';
import { PlatformView } from './platform-view.tsx';

const rows: PlatformRow[] = [
  {
    slice: 'mf-discovery',
    releases: [
      {
        pointer: 'canary',
        version: '1.5.0-c0ffee123456',
        percent: 10,
        wanted: false,
        counts: { loads: 40, mounts: 31, failures: 9, slow: 2 },
      },
      { pointer: 'stable', version: '1.4.2-0123456789ab', wanted: true },
      { pointer: 'previous', version: '1.4.1-ba9876543210', wanted: false },
    ],
    ran: { version: '1.4.1-ba9876543210', loadMs: 84.4, mountMs: 12, fallback: true },
    bytes: 231_450,
    gzipBytes: 78_020,
    failures: [{ code: 'VETO-202', version: '1.4.2-0123456789ab', stage: 'mount', message: 'VETO-202 mount failed' }],
  },
  {
    slice: 'mf-owner',
    releases: [{ pointer: 'stable', version: '1.0.0-fedcba987654', wanted: true }],
    ran: null,
    bytes: 120_000,
    gzipBytes: 40_000,
    failures: [],
  },
];

const meta = {
  title: 'Pages/Platform',
  component: PlatformView,
  args: {
    subtitle: 'Channel revision 12, shell 1.4.2-0123456789ab, canary bucket 42 of 100.',
    rows,
    busy: null,
    versions: { 'mf-discovery': ['1.4.2-0123456789ab', '1.4.1-ba9876543210'], 'mf-owner': ['1.0.0-fedcba987654'] },
    overrideOrigins: ['http://localhost:4001'],
    onMountAgain: fn(),
    onOverride: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    path: '/_platform',
    page: {
      routes: ['/_platform'],
      without: {
        Loading: 'Shows what the page knows already.',
        Failed: 'Leaves out what it cannot read.',
        Empty: 'A site has slices.',
        Long: 'Names of slices and versions have a longest length.',
      },
    },
  },
} satisfies Meta<typeof PlatformView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('row', { name: /mf-discovery/ });
    await expect(within(row).getByText('Fallback')).toBeVisible();
    await expect(within(row).getByText('84 ms')).toBeVisible();
    await expect(within(row).getByText('loads 40, mounts 31, failures 9, slow 2')).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Mount again mf-discovery' }));
    await expect(args.onMountAgain).toHaveBeenCalledWith('mf-discovery');
    await userEvent.type(canvas.getByLabelText('Slice of the release'), 'mf-discovery');
    await userEvent.type(canvas.getByLabelText('Version'), '1.4.1-ba9876543210');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this release' }));
    await expect(args.onOverride).toHaveBeenCalledWith('mf-discovery', '1.4.1-ba9876543210');
    const own = within(canvas.getByRole('form', { name: 'Override' }));
    await userEvent.clear(own.getByLabelText('Slice'));
    await userEvent.type(own.getByLabelText('Slice'), 'mf-hotel');
    await userEvent.click(canvas.getByRole('button', { name: 'Override' }));
    await expect(args.onOverride).toHaveBeenCalledWith('mf-hotel', 'http://localhost:4001/');
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
