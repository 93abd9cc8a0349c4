import { Stack } from '@chakra-ui/react/stack';
import { expect, fn, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { type SiteApi, SiteProvider } from '@veto/slice-kit';
import { portraitFromSeed } from '../portrait/features.ts';
import { SaveHeart } from '../save-heart/save-heart.tsx';
import type { ResultDay } from './result-days.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultRowSkeleton } from './result-row-skeleton.tsx';

const vet = {
  id: '7b1c',
  name: 'Zuzanna Jakubowska',
  specialty: 'Dermatology',
  rating: 4.9,
  reviewCount: 16,
  availability: { soonness: 'today' as const, label: 'Available today' },
  location: 'Gabinet Weterynaryjny Pod Lipami, Kraków',
  imageUrl: null,
  portrait: portraitFromSeed('veto-7', { specialty: 'Dermatology' }),
};

const slot = (text: string) => ({ text, label: `Zuzanna Jakubowska, ${text}`, href: '/veterinarian/7b1c' });
const days: ResultDay[] = [
  {
    date: '2026-11-21',
    weekday: 'Today',
    day: 'Nov 21',
    today: true,
    times: [slot('15:30'), slot('16:00')],
  },
  { date: '2026-11-22', weekday: 'Sun', day: 'Nov 22', times: [] },
  { date: '2026-11-23', weekday: 'Mon', day: 'Nov 23', times: [slot('09:00'), slot('09:30')], more: slot('+6 more') },
  { date: '2026-11-24', weekday: 'Tue', day: 'Nov 24', times: [slot('10:00'), slot('11:30')], more: slot('+3 more') },
];

const meta = {
  title: 'People/ResultRow',
  parameters: { naturalWidth: '56rem' },
  component: ResultRow,
  args: {
    href: '/veterinarian/7b1c',
    vet,
    price: 'from 160 zł',
    treats: { species: ['dog', 'cat', 'rabbit'], label: 'Treats dogs, cats, rabbits' },
    times: { days, label: 'Next open times', closedLabel: 'No open time' },
    save: <SaveHeart label="Save Zuzanna Jakubowska" saved={false} onToggle={() => {}} />,
  },
} satisfies Meta<typeof ResultRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Zuzanna Jakubowska' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zuzanna Jakubowska, 15:30' })).toBeVisible();
    await expect(canvas.getByText('No open time')).toBeInTheDocument();
    for (const link of canvas.getAllByRole('link', { name: /, / }))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
const navigate = fn();

/** A press is painted before the page goes. */
export const Pressed: Story = {
  decorators: [
    (Row) => (
      <SiteProvider site={{ navigate, prefetch() {} } as Partial<SiteApi> as SiteApi}>
        <Row />
      </SiteProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear();
    canvas.getByRole('link', { name: 'Zuzanna Jakubowska' }).click();
    await expect(navigate).not.toHaveBeenCalled();
    await expect(navigate).toHaveBeenCalledWith('/veterinarian/7b1c', { replace: false });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone360' } } };
export const NoOpenDay: Story = {
  args: {
    vet: { ...vet, rating: null, reviewCount: 0 },
    times: { note: 'No open time in the next four days', slot: slot('Next: Tue, Dec 1, 09:00') },
  },
};

export const NothingToBook: Story = { args: { times: { note: 'No open time to book online' } } };

const { times: _, price: __, treats: ___, ...plain } = meta.args;
/** With what a list knows without asking for times. */
export const WithoutTimes: StoryObj<typeof ResultRow> = {
  render: () => <ResultRow {...plain} vet={{ ...vet, portrait: null }} actionLabel="View Profile" />,
};
export const LongTexts: StoryObj<typeof ResultRow> = {
  render: () => (
    <ResultRow
      {...plain}
      vet={{
        ...vet,
        name: 'Dr. Małgorzata Brzęczyszczykiewicz-Konstantynopolitańska',
        specialty: 'Exotic Animal Specialist, Emergency Medicine and Oncology',
        location: 'Całodobowa Przychodnia Weterynaryjna „Pod Psem i Kotem”, ul. Świętokrzyska 128, Bydgoszcz',
        description: 'Has looked after reptiles, birds and small mammals for eighteen years. '.repeat(6),
      }}
    />
  ),
};
export const Loading: StoryObj<typeof ResultRow> = {
  render: () => (
    <Stack gap="3.5">
      <ResultRowSkeleton />
      <ResultRowSkeleton action />
      <ResultRowSkeleton times />
      <ResultRow {...meta.args} times="loading" />
    </Stack>
  ),
};
