import { expect, fn, type Meta, pageStates, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import type { Operations } from '../../isomorphic/operations.ts';
import type { PlatformGraph } from './platform-graph.ts';
import type { PlatformRow } from './platform-rows.ts';
import { PlatformView } from './platform-view.tsx';

const source = { commit: 'f574a8b0c1d2e3f4', branch: 'main', committedAt: '2026-11-24T10:30:00Z' };
const rows: PlatformRow[] = [
  {
    slice: 'shell',
    owners: ['@veto/platform'],
    releases: [{ pointer: 'stable', version: '1.4.2-0123456789ab', wanted: true, source }],
    ran: { version: '1.4.2-0123456789ab', fallback: false },
    bytes: 512_000,
    gzipBytes: 171_400,
    failures: [],
  },
  {
    slice: 'mf-discovery',
    owners: ['@veto/discovery'],
    releases: [
      {
        pointer: 'canary',
        version: '1.5.0-c0ffee123456',
        percent: 10,
        wanted: false,
        counts: { loads: 40, mounts: 31, failures: 9, slow: 2 },
      },
      { pointer: 'stable', version: '1.4.2-0123456789ab', wanted: true, source },
      { pointer: 'previous', version: '1.4.1-ba9876543210', wanted: false },
    ],
    ran: { version: '1.4.1-ba9876543210', times: { loadMs: 84.4, mountMs: 12 }, fallback: true },
    bytes: 231_450,
    gzipBytes: 78_020,
    failures: [{ code: 'VETO-202', version: '1.4.2-0123456789ab', stage: 'mount', message: 'VETO-202 mount failed' }],
  },
  {
    slice: 'mf-owner',
    owners: [],
    releases: [{ pointer: 'stable', version: '1.0.0-fedcba987654', wanted: true }],
    ran: null,
    bytes: 120_000,
    gzipBytes: 40_000,
    failures: [],
  },
];

const graph: PlatformGraph = {
  routes: [
    { path: '/', slice: 'mf-discovery', visitors: 'everybody' },
    { path: '/pets/:id', slice: 'mf-owner', visitors: 'everybody' },
    { path: '/appointments', slice: 'mf-owner', visitors: 'pet owners, without a profile' },
  ],
  slots: [
    {
      slot: 'vet.profile.contact',
      offeredBy: ['mf-discovery'],
      filledBy: [{ slice: 'mf-owner', visitors: 'pet owners' }],
    },
  ],
  shared: [
    { module: 'react', version: '19.3.0', usedBy: ['mf-discovery', 'mf-owner'] },
    { module: '@veto/shared-data/core', version: '1.2.0', usedBy: ['mf-owner'] },
  ],
};

const discovery = { slice: 'mf-discovery', version: '1.5.0-c0ffee123456' };
const operations: Operations = {
  moves: [
    {
      ...{ revision: 12, at: '2026-11-25T13:40:00Z', by: 'ann', action: 'canary', percent: 10 },
      ...{ slice: 'mf-discovery', from: '1.4.2-0123456789ab', to: '1.5.0-c0ffee123456' },
    },
    {
      ...{
        revision: 11,
        at: '2026-11-25T09:12:00Z',
        by: 'site',
        action: 'abort',
        reason: 'the canary fails more often',
      },
      ...{ slice: 'mf-owner', from: '1.1.0-aaaaaaaaaaaa', to: '1.0.0-fedcba987654' },
    },
  ],
  verdicts: {
    'mf-discovery': {
      worse: true,
      sentence:
        '1.5.0-c0ffee123456: 40 loads, 9 failed (22.5 %), 2 slow (5.0 %); 1.4.2-0123456789ab: 410 loads, 1 failed (0.2 %), 0 slow (0.0 %): the canary fails more often',
    },
  },
  failures: [
    {
      ...{ ...discovery, at: '2026-11-25T13:52:00Z', reports: 9, code: 'VETO-202', path: '/doctors', revision: 12 },
      message: 'VETO-202 mount failed (TypeError: rows is undefined)',
      place: 'DoctorsPage (mf-discovery/src/directory/doctors-page.tsx:41:18)',
    },
    { at: '2026-11-25T11:02:00Z', reports: 1, message: 'A report without a message' },
  ],
  longTasks: [
    {
      ...{ ...discovery, at: '2026-11-25T13:55:00Z', reports: 31, code: 'VETO-211', path: '/map-search', revision: 12 },
      message: 'VETO-211 its scripts took long in one frame (the longest: map.0011aa.js)',
      place: 'placePins (mf-discovery/src/search/pins.ts:88:3)',
      ms: 640,
    },
  ],
  trend: { 'mf-discovery': [0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 4, 9] },
  since: '2026-11-24T08:00:00Z',
};

const meta = {
  title: 'Pages/Platform',
  component: PlatformView,
  args: {
    subtitle: 'Channel revision 12, shell 1.4.2-0123456789ab, canary bucket 42 of 100.',
    rows,
    graph,
    operations,
    busy: null,
    commands: [
      {
        ...{ slice: 'mf-discovery', move: 'End the canary 1.5.0-c0ffee123456' },
        command: 'npx -y pnpm@10 slice rollback mf-discovery',
      },
    ],
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
    const table = within(canvas.getByRole('table', { name: 'Slices of this site' }));
    const row = table.getByRole('row', { name: /mf-discovery/ });
    await expect(within(row).getByText('Fallback')).toBeVisible();
    await expect(within(row).getByText('loaded in 84 ms')).toBeVisible();
    await expect(within(row).getByText('Worse than stable')).toBeVisible();
    await expect(within(row).getByText('17 in 24 h, 9 in the last')).toBeVisible();
    await expect(within(row).getByText('@veto/discovery')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Long tasks' })).getByText('640 ms at most')).toBeVisible();
    await expect(within(row).getByText('f574a8b0c1 of main, Nov 24, 2026, 11:30')).toBeVisible();
    const shell = table.getByRole('row', { name: /^shell/ });
    await expect(within(shell).queryByRole('button')).toBeNull();
    await expect(canvas.getByText('ann, Nov 25, 2026, 14:40, revision 12')).toBeVisible();
    await expect(canvas.getByText('DoctorsPage (mf-discovery/src/directory/doctors-page.tsx:41:18)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '/doctors as the site was composed then' })).toHaveAttribute(
      'href',
      '/doctors?veto-revision=12',
    );
    await expect(canvas.getByRole('row', { name: /\/pets\/:id mf-owner everybody/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Slots' }));
    await expect(
      canvas.getByRole('row', { name: 'vet.profile.contact mf-discovery mf-owner for pet owners' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Modules' }));
    await expect(canvas.getByRole('row', { name: 'react 19.3.0 all slices' })).toBeVisible();
    await expect(within(row).getByText('loads 40, mounts 31, failures 9, slow 2')).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Mount again mf-discovery' }));
    await expect(args.onMountAgain).toHaveBeenCalledWith('mf-discovery');
    await expect(canvas.getByText('npx -y pnpm@10 slice rollback mf-discovery')).toBeVisible();
    // Any slice that ran on this page could read what somebody gives it.
    await expect(canvasElement.querySelector('input[type=file], input[type=password], textarea')).toBeNull();
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

/** On another machine than the site's, where only what everybody may know is shown. */
export const Elsewhere: Story = {
  args: { operations: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Moves and failures' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Reports' })).toBeNull();
    await expect(canvas.queryByText('Worse than stable')).toBeNull();
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
